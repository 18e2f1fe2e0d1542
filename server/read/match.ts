import { isMe, type AnyMatch, type AnyMatchValue } from '../../src/define/access'
import type { App } from '../../src/define/app'
import type { AnyField } from '../../src/define/kinds'
import type { AnyResource } from '../../src/define/resource'
import type { Caller } from '../caller'
import { isArray, quoted } from '../db/columns'
import { sql, type SQL } from '../db/statement'

/** No record has this id: whoever is nobody is in no match of `me`. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A rule's match as SQL over the columns of `table`. */
export function matchSql(
  app: App,
  resource: AnyResource,
  match: AnyMatch,
  caller: Caller,
  table: string,
): SQL {
  const parts = Object.entries(match).map(([name, value]) => {
    const column = sql.raw(`${quoted(table)}.${quoted(name)}`)
    return fieldMatch(app, resource.fields[name], column, value, caller)
  })
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

function fieldMatch(
  app: App,
  field: AnyField | undefined,
  column: SQL,
  value: AnyMatchValue,
  caller: Caller,
): SQL {
  if (field && isArray(field)) return sql`${column} && ${within(app, field, value, caller)}`
  if (isMe(value)) return sql`${column} = ${caller.userId ?? nobody}::uuid`
  if (Array.isArray(value)) return sql`${column} = any(${sql.param([...value])})`
  if (typeof value === 'object') return sql`${column} in (${targets(app, field, value as AnyMatch, caller)})`
  return sql`${column} = ${value}`
}

/** What an array column must share an element with. */
function within(app: App, field: AnyField, value: AnyMatchValue, caller: Caller): SQL {
  if (isMe(value)) return sql`array[${caller.userId ?? nobody}::uuid]`
  if (Array.isArray(value)) return sql`${sql.param([...value])}`
  if (typeof value === 'object') return sql`array(${targets(app, field, value as AnyMatch, caller)})`
  return sql`array[${value}]`
}

function targets(app: App, field: AnyField | undefined, match: AnyMatch, caller: Caller): SQL {
  const target = field && 'to' in field ? app[field.to] : undefined
  if (!target) throw new Error('A match follows a field that is no reference')
  const alive = target.trash ? sql` and ${sql.raw(quoted(target.name))}."deletedAt" is null` : sql``
  return sql`select "id" from ${sql.identifier(target.name)} where ${matchSql(app, target, match, caller, target.name)}${alive}`
}

/** The resources whose records a match looks at, beside its own. */
export function matchedResources(app: App, resource: AnyResource, match: AnyMatch): string[] {
  return Object.entries(match).flatMap(([name, value]) => {
    if (typeof value !== 'object' || Array.isArray(value) || isMe(value)) return []
    const field = resource.fields[name]
    const target = field && 'to' in field ? app[field.to] : undefined
    return target ? [target.name, ...matchedResources(app, target, value as AnyMatch)] : []
  })
}
