import type { App } from '#define/app'
import type { Kind } from '#define/kinds'
import { fieldOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'

/** Kinds whose values are short and complete without another field. */
const telling: readonly Kind[] = ['text', 'email', 'choice', 'ref', 'state', 'date', 'country', 'phone']

/** The list columns that distinguish records with the same title: the first one, and the state or else the second. */
export function factsOf(resource: AnyResource, caller: Caller): string[] {
  const kindOf = (name: string) => fieldOf(resource, name)?.kind
  const shown = resource.columns.filter((name) => {
    const field = fieldOf(resource, name)
    return name !== resource.title && field && telling.includes(field.kind) && readsAll(field, caller.role)
  })
  const [first, second] = shown.filter((name) => kindOf(name) !== 'state')
  const state = shown.find((name) => kindOf(name) === 'state')
  return [first, state ?? second].filter((name) => name !== undefined)
}

/** The facts of a record as a JSON array. A reference gives the title of its target, if the caller may read it. */
export function factsSql(app: App, resource: AnyResource, caller: Caller): SQL {
  const values = factsOf(resource, caller).map((name) => {
    const column = sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
    const field = fieldOf(resource, name)
    const target = field?.kind === 'ref' ? app[field.to] : undefined
    return target ? titleOfTarget(app, target, caller, column) : sql`to_jsonb(${column})`
  })
  return sql`jsonb_build_array(${sql.join(values, sql`, `)})`
}

function titleOfTarget(app: App, target: AnyResource, caller: Caller, id: SQL): SQL {
  const allowed = allowedSql(app, target, 'read', caller, '_target')
  const title = sql.raw(`"_target".${quoted(target.title)}`)
  return allowed
    ? sql`(select to_jsonb(${title}) from ${sql.identifier(target.name)} "_target" where "_target"."id" = ${id} and ${allowed})`
    : sql`null::jsonb`
}
