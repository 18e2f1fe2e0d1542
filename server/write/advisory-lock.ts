import type { Queryable } from '../base/database'

/** Waits for an advisory lock and holds it until the transaction ends. Waiting transactions get it in order. */
export async function advisoryLock(tx: Queryable, what: string): Promise<void> {
  await tx.query({
    name: 'turn_take',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [what],
  })
}
