import type { AnyResource } from '#define/resource'
import { quoted } from '../db/tables/columns'
import { sql, statement } from '../db/statement'
import { isHiddenFromKey, standingOf } from './access/access-sql'
import { titleAllowedFor } from './known-people'
import type { Reader } from './list'
import { boundTo } from './access/match'

/** The titles, by id, of the given records whose titles the caller may read; records without a title are left out. */
export async function titlesOf(
  { app, database, caller }: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (isHiddenFromKey(resource, caller)) return new Map()
  const allowed = titleAllowedFor(app, resource, standingOf(caller))
  const wanted = [...new Set(ids)]
  if (!allowed || wanted.length === 0) return new Map()
  const rows = await database.query<{ id: string; title: string | null }>(
    statement(
      sql`select "id", ${sql.raw(quoted(resource.title))} as "title" from ${sql.identifier(resource.name)} where "id" = any(${sql.param(wanted)}::uuid[]) and ${boundTo(caller, allowed)}`,
    ),
  )
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
