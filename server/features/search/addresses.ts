import { fieldOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { tsqueryOf } from '#server/read/conditions/text-search'
import { isLetter } from './arms'

/** Maximum number of matching records per resource; with more, the user must type more. */
const candidates = 200

/**
 * The `name` and `address` of records that match a search and that the caller may read, an SQL query for each resource.
 * The records of a resource are people or companies with an address if it has a unique email address that is searched.
 */
export function addressArms({ app, caller }: Reader, text: string): SQL[] {
  const query = tsqueryOf(text)
  if (query === '' || isLetter(text)) return []
  return Object.values(app).flatMap((resource) => {
    const email = emailOf(resource, caller)
    const allowed = allowedSql(app, resource, 'read', caller)
    if (email === undefined || !allowed) return []
    const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
    const alive = resource.trash ? sql` and ${column('deletedAt')} is null` : sql``
    return [
      sql`(select ${column(resource.title)} as "name", lower(${column(email)}) as "address" from ${sql.identifier(resource.name)} where ${column('search')} @@ ${query}::tsquery and ${allowed}${alive} ${sql.raw(`limit ${candidates}`)})`,
    ]
  })
}

/** The address of the records of a resource; undefined if they have none, or if the caller may not read it. */
function emailOf(resource: AnyResource, { role }: Caller): string | undefined {
  const title = fieldOf(resource, resource.title)
  if (resource.managedBy || title?.kind !== 'text' || !readsAll(title, role)) return undefined
  return Object.entries(resource.fields).find(
    ([, field]) => field.kind === 'email' && field.unique && field.search && readsAll(field, role),
  )?.[0]
}
