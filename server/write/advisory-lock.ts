import type { Queryable } from '../base/database'

/**
 * Waits for its turn at something that only one transaction may do at a time, and has it until the transaction ends.
 * Whoever came first goes first.
 */
export async function advisoryLock(tx: Queryable, what: string): Promise<void> {
  await tx.query({
    name: 'turn_take',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [what],
  })
}
