import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { metaFields } from '#define/values'
import { countChange } from '../db/count-change'
import { quoted } from '../db/tables/columns'
import { sql, type SQL } from '../db/statement'
import type { Writer } from './context'

/** A value as a parameter of its column's type. */
function parameter(field: AnyField | undefined, value: unknown): SQL {
  if (field && (field.kind === 'listOf' || field.kind === 'json'))
    return value === null || value === undefined ? sql`null` : sql`${JSON.stringify(value)}::jsonb`
  return sql`${sql.param(value ?? null)}`
}

export const columnsSql = (names: readonly string[]) => sql.raw(names.map(quoted).join(', '))
export const fieldValue = (resource: AnyResource, name: string, value: unknown) =>
  parameter(fieldOf(resource, name), value)

/** The whole record as JSON without the search vector, whose text would take as long as all the rest. */
export const recordSql = (resource: AnyResource): SQL => {
  const stored = [...metaFields, ...Object.keys({ ...resource.fields, ...resource.computed })]
  const names = resource.trash ? [...stored, 'deletedAt'] : stored
  const columns = names.map((name) => `${quoted(resource.name)}.${quoted(name)}`)
  return sql.raw(`to_jsonb((select "_row" from (select ${columns.join(', ')}) "_row"))`)
}

/** The content of a change entry: the operation, and the values before and after. */
interface Recorded {
  readonly operation: string
  readonly before: SQL
  readonly after: SQL
  /** By default the writer's. */
  readonly batch?: SQL
}

/** Appends the change entry in the statement of the change itself; none for a resource that is only appended to. */
export const changeLogSql = (
  writer: Writer,
  resource: AnyResource,
  { operation, before, after, batch = sql`${writer.batch}` }: Recorded,
): SQL => {
  if (resource.appended) return sql`null::bigint as "_change"`
  return sql`change_log_append(${operation}, ${writer.caller.userId}::uuid, ${resource.name}, ${sql.raw(quoted(resource.name))}."id", ${sql.raw(quoted(resource.name))}."version", ${before}, ${after}, ${batch}::uuid) as "_change"`
}

/** What a statement that writes without change entries also does, as the first part of its `with`. */
export const countedSql = (resource: AnyResource): SQL =>
  resource.appended ? sql`"_counted" as (${sql.raw(countChange(resource.name))}), ` : sql``
