import type { App } from '#define/app'
import { isNewAccount } from '../limits/new-account'
import type { Queryable } from '#server/base/database'
import type { Limits } from '#server/base/limits'
import { storageUse, type StorageUse } from './storage'

type Limited = Pick<Limits, 'fileLimits' | 'newAccountDays'> & { readonly app: App }

/** How many bytes the uploads of a user occupy, and their quota. */
export async function storageOf(
  { app, fileLimits, newAccountDays }: Limited,
  database: Queryable,
  userId: string,
): Promise<StorageUse & { readonly quota: number }> {
  const isNew = await isNewAccount(database, userId, newAccountDays)
  // A quota for all users that is lower also applies to new accounts.
  const quota = isNew ? Math.min(fileLimits.newPerson ?? Infinity, fileLimits.person) : fileLimits.person
  return { ...(await storageUse(database, app, { userId })), quota }
}

/** How many bytes a user may still upload; negative if the quota was lowered since. */
export async function freeSpaceOf(limits: Limited, database: Queryable, userId: string): Promise<number> {
  const { used, quota } = await storageOf(limits, database, userId)
  return quota - used
}
