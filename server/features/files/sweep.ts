import type { Queryable } from '#server/base/database'
import type { Services } from '#server/write/services/services'
import { dropBytes } from './keep'
import { referredUploads } from './referred'

const day = 24 * 3600 * 1000

/** Deletes uploads that no record refers to after a day, and the remains of aborted uploads. */
export async function sweepUploads(services: Services, now = Date.now()): Promise<void> {
  const before = new Date(now - day)
  await dropUnusedUploads(services, before)
  await services.contents.clear(before)
}

/**
 * Deletes uploads from before a point in time that nothing refers to, with their bytes. An upload that a record
 * refers to after all is marked as used again: row locks make this transaction and one that saves a record with the
 * upload wait for each other.
 */
export async function dropUnusedUploads(services: Services, before = new Date(day)): Promise<void> {
  const gone = await services.database.transaction((tx) => forget(services, tx, before))
  for (const checksum of gone) await dropBytes(services, checksum)
}

async function forget({ app }: Services, tx: Queryable, before: Date): Promise<ReadonlySet<string>> {
  const unused = await tx.query<{ id: string }>({
    name: 'uploads_unused',
    text: `select "id" from "uploads" where "usedAt" is null and "createdAt" < $1 order by "id" for update`,
    values: [before.toISOString()],
  })
  if (unused.length === 0) return new Set()
  const referred = await referredUploads(
    tx,
    app,
    unused.map(({ id }) => id),
  )
  await tx.query({
    name: 'uploads_used_again',
    text: `update "uploads" set "usedAt" = now() where "id" = any($1::uuid[])`,
    values: [[...referred]],
  })
  const gone = await tx.query<{ checksum: string }>({
    name: 'uploads_forget',
    text: `delete from "uploads" where "id" = any($1::uuid[]) returning "checksum"`,
    values: [unused.flatMap(({ id }) => (referred.has(id) ? [] : [id]))],
  })
  return new Set(gone.map(({ checksum }) => checksum))
}
