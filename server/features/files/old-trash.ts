import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { programWriter } from '#server/write/context'
import { purge } from '#server/write/deletion/purge'

const day = 24 * 3600 * 1000
/**
 * Maximum number of records per resource in one sweep, so that other requests hardly wait; the next sweep continues.
 */
const maxAtOnce = 500

/**
 * Permanently deletes records that have exceeded the retention time of the trash, for resources that purge their
 * trash.
 */
export async function purgeOldTrash(services: Services, now = Date.now()): Promise<void> {
  const before = new Date(now - services.trashDays * day).toISOString()
  for (const resource of Object.values(services.app))
    if (resource.purges)
      for (const id of await oldIds(services, resource, before)) await purgeOnce(services, resource, id)
}

async function oldIds({ database }: Services, resource: AnyResource, before: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(resource.name)} where "deletedAt" < ${before}::timestamptz order by "deletedAt", "id" ${sql.raw(`limit ${maxAtOnce}`)}`,
    ),
  )
  return rows.map(({ id }) => id)
}

/** Skips a record that was purged together with another one meanwhile, or that is still referenced. */
async function purgeOnce(services: Services, resource: AnyResource, id: string): Promise<void> {
  try {
    await purge(programWriter(services), resource, id)
  } catch (error) {
    if (!(error instanceof Problem) || !['missing', 'referenced'].includes(error.refusal.kind)) throw error
  }
}
