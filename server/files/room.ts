import { isNewAccount } from '../auth/new-account'
import type { Queryable } from '../db/database'
import type { Limits } from '../limits'

type Limited = Pick<Limits, 'fileLimits' | 'newAccountDays'>

/** How many bytes a user's uploads take, and may take. */
export async function storageOf(
  { fileLimits, newAccountDays }: Limited,
  database: Queryable,
  userId: string,
): Promise<{ readonly used: number; readonly quota: number }> {
  const isNew = await isNewAccount(database, userId, newAccountDays)
  // Whoever sets a low quota for everybody means new accounts too.
  const quota = isNew ? Math.min(fileLimits.newPerson ?? Infinity, fileLimits.person) : fileLimits.person
  return { used: await usedBy(database, userId), quota }
}

/** How many bytes a user's uploads may still take; below zero where a quota was lowered since. */
export async function roomOf(limits: Limited, database: Queryable, userId: string): Promise<number> {
  const { used, quota } = await storageOf(limits, database, userId)
  return quota - used
}

/** What a user's uploads take, in bytes. */
async function usedBy(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ used: number }>({
    name: 'uploads_used',
    text: `select coalesce(sum("size"), 0)::bigint as "used" from "uploads" where "userId" = $1`,
    values: [userId],
  })
  return Number(row?.used ?? 0)
}
