import type { AnyResource } from '#define/resource'
import { quoted } from '../db/tables/columns'
import { sql, statement } from '../db/statement'
import { allowedSql } from './access-sql'
import type { Reader } from './list'

/** The titles, by id, of the given records that the caller may read; records without a title are left out. */
export async function titlesOf(
  { app, database, caller }: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const allowed = allowedSql(app, resource, 'read', caller)
  const wanted = [...new Set(ids)]
  if (!allowed || wanted.length === 0) return new Map()
  const rows = await database.query<{ id: string; title: string | null }>(
    statement(
      sql`select "id", ${sql.raw(quoted(resource.title))} as "title" from ${sql.identifier(resource.name)} where "id" = any(${sql.param(wanted)}::uuid[]) and ${allowed}`,
    ),
  )
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
