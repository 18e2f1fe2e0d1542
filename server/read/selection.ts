import type { App } from '#define/app'
import type { AnyResource, RowOf } from '#define/resource'
import type { Caller } from '../base/caller'
import { sql, type SQL } from '../db/statement'
import { standingOf, type Standing } from './access/access-sql'
import { canSql } from './access/can-sql'
import { boundTo } from './access/match'
import { maskedColumn, maskedSql, type Masked } from './access/masks'
import { columnsShown } from './rows/columns'
import { commentsSql } from './rows/comments-sql'
import { refsSql } from './rows/refs-sql'

/** A record as the API returns it: with the fields of its resource, where the resource is known by its type. */
export type Row<R = AnyResource> = {
  id: string
  version: number
  _can: string[]
  _refs: Record<string, string | null>
  _masked?: Masked
  /** The number of comments, where the resource has them. */
  _comments?: number
} & (AnyResource extends R ? Record<string, unknown> : RowOf<R>)

/** Composed once; those of requested fields are limited in number, as every request may name others. */
const maxSelections = 1000
const selections = new WeakMap<App, Map<string, SQL>>()

/**
 * The columns of each row: the fields that the caller may read, or those of them that were requested, the verbs that
 * they may apply to it, and the titles of referenced records.
 */
export function selection(app: App, resource: AnyResource, caller: Caller, fields?: readonly string[]): SQL {
  let composed = selections.get(app)
  if (!composed) selections.set(app, (composed = new Map()))
  const key = `${resource.name} ${standingOf(caller)} ${fields?.join() ?? '*'}`
  const known = composed.get(key)
  if (known) return boundTo(caller, known)
  const made = selectionFor(app, resource, caller, fields)
  if (composed.size >= maxSelections) composed.delete(composed.keys().next().value as string)
  composed.set(key, made)
  return boundTo(caller, made)
}

function selectionFor(
  app: App,
  resource: AnyResource,
  caller: Caller,
  fields: readonly string[] | undefined,
): SQL {
  const { role } = caller
  const who: Standing = standingOf(caller)
  const shown = columnsShown(resource, role, fields)
  const columns = shown.map((name) => maskedColumn(app, resource, role, who, name))
  return sql`${sql.join(columns, sql`, `)}${maskedSql(app, resource, role, who, fields)}, ${canSql(app, resource, who)} as "_can", ${refsSql(app, resource, role, who, shown)} as "_refs"${commentsSql(resource)}`
}
