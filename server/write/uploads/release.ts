import type { Queryable } from '#server/base/database'

/**
 * Releases uploads whose record was deleted permanently. They are marked as unused and old: the next sweep removes
 * those that nothing refers to, and keeps the others.
 */
export async function releaseUploads(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.query({
    name: 'uploads_release',
    text: `update "uploads" set "usedAt" = null, "createdAt" = to_timestamp(0) where "id" = any($1::uuid[])`,
    values: [[...new Set(ids)].toSorted()],
  })
}
