import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { sql, statement } from '#server/db/statement'
import type { Stored } from '#server/write/context'

/** A record as it is stored, whoever may read it. */
export async function storedRecord(
  database: Queryable,
  resource: AnyResource,
  id: string,
): Promise<Stored | undefined> {
  const [row] = await database.query<Stored>(
    statement(sql`select * from ${sql.identifier(resource.name)} where "id" = ${id}`),
  )
  return row
}
