import type { Queryable } from '#server/base/database'

/**
 * Does thousands of changes in one transaction at the cost of each: the end of the ledger's lane is written once, when
 * the work is done. Where it throws, the transaction must not be kept, as always.
 */
export async function manyChanges<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await tx.query({ text: 'select change_log_open()' })
  const result = await work()
  await tx.query({ text: 'select change_log_close()' })
  return result
}
