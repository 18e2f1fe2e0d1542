import type { Queryable } from '#server/base/database'
import type { Services } from '#server/write/services/services'
import { dropBytes } from './keep'
import { referredUploads } from './referred'

const day = 24 * 3600 * 1000

/** Forgets uploads that no record was saved with within a day, those that were let go, and what broke off. */
export async function sweepUploads(services: Services, now = Date.now()): Promise<void> {
  const before = new Date(now - day)
  await dropUnusedUploads(services, before)
  await services.contents.clear(before)
}

/**
 * Forgets uploads from before a moment that nothing refers to, with their bytes. One that a record has after all is in use
 * again: whoever saves a record with an upload waits for this transaction, or this one waits for them.
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
