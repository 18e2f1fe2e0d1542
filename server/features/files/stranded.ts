import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import type { Services } from '#server/write/services/services'
import { inTransaction, programWriter, type Stored } from '#server/write/context'
import { cascadeFields, trashBelow } from '#server/write/deletion/trash-cascade'

const maxAtOnce = 500

/**
 * Puts records into the trash whose parent is there already. Earlier versions did not do this together, so such
 * records could not be found. They get the same time of deletion, so that restoring the parent restores them.
 */
export async function trashStranded(services: Services): Promise<void> {
  for (const resource of Object.values(services.app))
    for (const { resource: child, field } of cascadeFields(services.app, resource))
      for (const id of await parentsOfStranded(services, resource, child, field))
        await inTransaction(programWriter(services), async (writing) => {
          const [record] = await writing.tx.query<Stored>(
            statement(
              sql`select * from ${sql.identifier(resource.name)} where "id" = ${id} and "deletedAt" is not null for update`,
            ),
          )
          if (record) await trashBelow(writing, resource, record, String(record['deletedAt']))
        })
}

async function parentsOfStranded(
  { database }: Services,
  resource: AnyResource,
  child: AnyResource,
  field: string,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    statement(
      sql`select "parent"."id" from ${sql.identifier(resource.name)} "parent" where "parent"."deletedAt" is not null and exists (select from ${sql.identifier(child.name)} "child" where "child".${sql.raw(quoted(field))} = "parent"."id" and "child"."deletedAt" is null) order by "parent"."id" ${sql.raw(`limit ${maxAtOnce}`)}`,
    ),
  )
  return rows.map(({ id }) => id)
}
