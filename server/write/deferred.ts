import type { Queryable } from '../base/database'
import { Problem } from '../base/errors/problem'

/** A check that needs the state of several records, so it runs after all changes of a transaction. */
export interface DeferredCheck {
  readonly resource: string
  readonly record: string
  /** Checks run in the order of these texts, so that transactions take their locks in the same order. */
  readonly order: string
  /** @throws Problem where the changes must not be saved. */
  readonly run: () => Promise<void>
}

interface Open {
  readonly checks: Map<string, DeferredCheck>
  isHeld: boolean
}

const open = new WeakMap<Queryable, Open>()

/** Adds a check, in place of an earlier one of the same record and order. */
export function defer(tx: Queryable, check: DeferredCheck): void {
  const transaction = open.get(tx)
  if (!transaction) throw new Error('A check can only be deferred inside inTransaction')
  transaction.checks.set(`${check.order} ${check.resource} ${check.record}`, check)
}

/**
 * Runs changes, and then the checks that they have deferred. Inside a transaction whose checks are held, the checks are
 * left to `failingChecks`.
 */
export async function withDeferred<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  const outer = open.get(tx)
  if (outer?.isHeld) return work()
  const transaction = outer ?? { checks: new Map<string, DeferredCheck>(), isHeld: false }
  open.set(tx, transaction)
  try {
    const result = await work()
    // A step that holds its checks has run them itself.
    for (const check of inOrder(transaction)) await check.run()
    return result
  } finally {
    transaction.checks.clear()
    if (!outer) open.delete(tx)
  }
}

/** From now on the checks of a transaction wait for `failingChecks`, also at the end of transactions inside of it. */
export function holdChecks(tx: Queryable): void {
  const transaction = open.get(tx)
  if (transaction) transaction.isHeld = true
}

/** Runs the checks that were held, and returns those that failed, with the reason. */
export async function failingChecks(tx: Queryable): Promise<ReadonlyMap<DeferredCheck, Problem>> {
  const failed = new Map<DeferredCheck, Problem>()
  const transaction = open.get(tx)
  for (const check of transaction ? inOrder(transaction) : [])
    try {
      await check.run()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.set(check, error)
    }
  transaction?.checks.clear()
  return failed
}

const inOrder = ({ checks }: Open): DeferredCheck[] =>
  [...checks].toSorted(([key], [other]) => (key < other ? -1 : 1)).map(([, check]) => check)
