import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { sql, statement } from '#server/db/statement'
import { mayShow } from '#server/read/uploads/values'

const address = '/api/contents/([0-9a-f-]{36})'

/** Which of the uploads any record refers to, including records in the trash. */
export async function referredUploads(
  tx: Queryable,
  app: App,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const resource of Object.values(app)) {
    if (resource.managedBy === 'changeLog') continue
    for (const name of showingFields(resource)) {
      const column = sql`${sql.identifier(name)}::text`
      const rows = await tx.query<{ id: string }>(
        statement(
          sql`select distinct "found"[1] as "id" from ${sql.identifier(resource.name)}, regexp_matches(${column}, ${address}, 'g') as "found" where ${column} like '%/api/contents/%' and "found"[1] = any(${sql.param([...ids])}::text[])`,
        ),
      )
      for (const { id } of rows) found.add(id)
    }
  }
  return found
}

/** The fields of a resource that may refer to uploads. */
const showingFields = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => (mayShow({ [name]: field }) ? [name] : []))
