import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import { amongSql } from '#server/read/conditions/equal'
import type { Reader } from '#server/read/list'

const columnOf = (name: string) => sql.raw(quoted(name))
const aliveSql = (resource: AnyResource): SQL => (resource.trash ? sql` and "deletedAt" is null` : sql``)

/** The ids of the records by title, among those that the caller may read. */
export async function idsByTitle(
  { app, database, caller }: Reader,
  resource: AnyResource,
  titles: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const allowed = allowedSql(app, resource, 'read', caller)
  if (!allowed || titles.length === 0) return found
  const rows = await database.query<{ id: string; title: string }>(
    statement(
      sql`select "id", ${columnOf(resource.title)} as "title" from ${sql.identifier(resource.name)} where ${amongSql(resource, resource.title, titles)} and ${allowed}${aliveSql(resource)}`,
    ),
  )
  for (const { id, title } of rows) found.set(title, [...(found.get(title) ?? []), id])
  return found
}

/** The SQL condition that a unique field, or the id, has one of the values. */
function uniqueAmongSql(resource: AnyResource, name: string, values: readonly string[]): SQL {
  if (name === 'id') return sql`"id" = any(${sql.param([...values])}::uuid[])`
  const isNumber = fieldOf(resource, name)?.kind === 'integer'
  return sql`${columnOf(name)} = any(${sql.param(isNumber ? values.map(Number) : [...values])})`
}

/** An existing record that a row updates. */
export type Existing = { id: string; version: number } & Record<string, unknown>

/** The records that the caller may read and whose unique field has one of the values, by that value as text. */
export async function existingBy(
  { app, database, caller }: Reader,
  resource: AnyResource,
  name: string,
  values: readonly string[],
): Promise<Map<string, Existing>> {
  const allowed = allowedSql(app, resource, 'read', caller)
  if (!allowed || values.length === 0) return new Map()
  const currencies = Object.keys(resource.fields).filter(
    (field) => resource.fields[field]?.kind === 'currency',
  )
  const columns = ['id', 'version', ...currencies].map(quoted).join(', ')
  const rows = await database.query<Existing & { _key: string }>(
    statement(
      sql`select ${sql.raw(columns)}, ${columnOf(name)}::text as "_key" from ${sql.identifier(resource.name)} where ${uniqueAmongSql(resource, name, values)} and ${allowed}${aliveSql(resource)}`,
    ),
  )
  return new Map(rows.map(({ _key, ...row }) => [_key, row as Existing]))
}

/**
 * The ids of the records that have the values in a unique field, whether or not the caller may read them: the
 * database would reject the same value in another record.
 */
export async function takenBy(
  { database }: Pick<Reader, 'database'>,
  resource: AnyResource,
  name: string,
  values: readonly string[],
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map()
  const rows = await database.query<{ id: string; value: string }>(
    statement(
      sql`select "id", ${columnOf(name)}::text as "value" from ${sql.identifier(resource.name)} where ${uniqueAmongSql(resource, name, values)}`,
    ),
  )
  return new Map(rows.map(({ id, value }) => [value, id]))
}
