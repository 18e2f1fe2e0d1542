import type { Queryable } from '#server/base/database'

/**
 * Makes thousands of changes in one transaction efficient: the head of the change log's lane is written once, after
 * the work. Where it throws, the transaction must be rolled back.
 */
export async function manyChanges<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await tx.query({ text: 'select change_log_open()' })
  const result = await work()
  await tx.query({ text: 'select change_log_close()' })
  return result
}
