import { isMe, matchesIn, type AnyMatch, type AnyMatchValue } from '#define/access'
import type { App } from '#define/app'
import type { AnyField, OwnMatch } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../../base/caller'
import { isArray, quoted } from '../../db/tables/columns'
import { sql, SQL } from '../../db/statement'

/** No user has this id, so an anonymous caller never matches `me`. */
const nilUuid = '00000000-0000-0000-0000-000000000000'
/** Placeholder of the caller's id in SQL that is composed once for all users of a role. */
const callerId = Symbol('whoever asks')

/** Binds SQL that was composed for all users of a role to one caller. */
export function boundTo(caller: Caller, composed: SQL): SQL {
  if (!composed.values.includes(callerId)) return composed
  const values = composed.values.map((value) => (value === callerId ? (caller.userId ?? nilUuid) : value))
  return new SQL(composed.texts, values)
}

/** A rule that depends on the record, as SQL: at least one of its conditions holds. Bind it to the caller. */
export function ruleSql(
  app: App,
  resource: AnyResource,
  rule: AnyMatch | readonly AnyMatch[],
  table: string,
): SQL {
  const [only, ...others] = matchesIn(rule).map((match) => matchSql(app, resource, match, table))
  if (!only) return sql`false`
  return others.length === 0 ? only : sql`(${sql.join([only, ...others], sql` or `)})`
}

/** Binds SQL that was composed for all users of a role to the user ids of a column. */
export function boundToEach(column: SQL, composed: SQL): SQL {
  const parts = composed.values.map((value) => (value === callerId ? column : sql.param(value)))
  return sql(Object.assign([...composed.texts], { raw: composed.texts }), ...parts)
}

/** A condition as SQL over the columns of `table`. Bind it to the caller. */
export function matchSql(app: App, resource: AnyResource, match: AnyMatch, table: string): SQL {
  const parts = Object.entries(match).map(([name, value]) => {
    const column = sql.raw(`${quoted(table)}.${quoted(name)}`)
    return fieldMatch(app, resource.fields[name], column, value)
  })
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

/** A condition on a record's own fields as SQL over the columns of `table`. */
export function ownMatchSql(match: OwnMatch, table: string): SQL {
  const parts = Object.entries(match).map(([name, value]) => {
    const column = sql.raw(`${quoted(table)}.${quoted(name)}`)
    if (value === null) return sql`${column} is null`
    return Array.isArray(value) ? sql`${column} = any(${sql.param([...value])})` : sql`${column} = ${value}`
  })
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

function fieldMatch(app: App, field: AnyField | undefined, column: SQL, value: AnyMatchValue): SQL {
  if (field && isArray(field)) return sql`${column} && ${within(app, field, value)}`
  if (isMe(value)) return sql`${column} = ${callerId}::uuid`
  if (Array.isArray(value)) return sql`${column} = any(${sql.param([...value])})`
  if (typeof value === 'object') return sql`${column} in (${targets(app, field, value as AnyMatch)})`
  return sql`${column} = ${value}`
}

/** The array with which an array column must share an element. */
function within(app: App, field: AnyField, value: AnyMatchValue): SQL {
  if (isMe(value)) return sql`array[${callerId}::uuid]`
  if (Array.isArray(value)) return sql`${sql.param([...value])}`
  if (typeof value === 'object') return sql`array(${targets(app, field, value as AnyMatch)})`
  return sql`array[${value}]`
}

function targets(app: App, field: AnyField | undefined, match: AnyMatch): SQL {
  const target = field && 'to' in field ? app[field.to] : undefined
  if (!target) throw new Error('A match follows a field that is no reference')
  const alive = target.trash ? sql` and ${sql.raw(quoted(target.name))}."deletedAt" is null` : sql``
  return sql`select "id" from ${sql.identifier(target.name)} where ${matchSql(app, target, match, target.name)}${alive}`
}

/** The other resources whose records a condition depends on. */
export function matchedResources(
  app: App,
  resource: AnyResource,
  rule: AnyMatch | readonly AnyMatch[],
): string[] {
  return matchesIn(rule).flatMap((match) => matchedBy(app, resource, match))
}

function matchedBy(app: App, resource: AnyResource, match: AnyMatch): string[] {
  return Object.entries(match).flatMap(([name, value]) => {
    if (typeof value !== 'object' || Array.isArray(value) || isMe(value)) return []
    const field = resource.fields[name]
    const target = field && 'to' in field ? app[field.to] : undefined
    return target ? [target.name, ...matchedResources(app, target, value as AnyMatch)] : []
  })
}
