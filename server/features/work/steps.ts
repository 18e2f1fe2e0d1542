import type { Queryable } from '#server/base/database'
import { within } from '#server/db/within'
import { Problem } from '#server/base/errors/problem'
import { inTransaction, type Writer } from '#server/write/context'
import { failingChecks, holdChecks, type DeferredCheck } from '#server/write/deferred'
import { manyChanges } from '#server/write/many/many-changes'

/** The outcome of a step: the result of each processed item, and the problems of the rejected ones. */
export interface StepOutcome<Item, Result> {
  readonly done: ReadonlyMap<Item, Result>
  readonly refused: ReadonlyMap<Item, Problem>
}

type Together<Item, Result> = (inside: Writer) => Promise<ReadonlyMap<Item, Result>>

export interface Step<Item, Result> {
  /** Processes one item; a thrown `Problem` rejects only this item. */
  readonly work: (inside: Writer, item: Item) => Promise<Result>
  /** How many items are processed concurrently, if they do not depend on each other; one by default. */
  readonly lanes?: number
  /**
   * Processes several items at once, if that is possible. If it throws a `Problem`, it is rolled back and `work`
   * processes the items one by one to find out which are rejected.
   */
  readonly together?: (items: readonly Item[]) => Together<Item, Result> | undefined
  /**
   * Finds the items that are to be rejected together with those that fail a deferred check. Without it, the checks of
   * each item run after it; with it, after all of them, as an item may meet its checks only after another one.
   */
  readonly failing?: (
    inside: Writer,
    failed: ReadonlyMap<DeferredCheck, Problem>,
    items: readonly Item[],
  ) => Promise<ReadonlyMap<Item, Problem>>
  /** Called first in the same transaction. */
  readonly first?: (tx: Queryable) => Promise<void>
  /** Called last in the same transaction, with the outcome that it stores. */
  readonly last?: (tx: Queryable, outcome: StepOutcome<Item, Result>) => Promise<void>
  /** A trial: everything is rolled back. */
  readonly isTrial?: boolean
}

/** Thrown to roll back a transaction: an item was rejected, or it was a trial. */
class NotStored<Item, Result> extends Error {
  constructor(readonly outcome: StepOutcome<Item, Result>) {
    super('Nothing of this transaction is kept')
  }
}

/**
 * Processes items in one transaction. If some are rejected, their partial writes must be undone, so the transaction
 * is rolled back and the others are processed again without them.
 */
export async function doStep<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  step: Step<Item, Result>,
): Promise<StepOutcome<Item, Result>> {
  const refused = new Map<Item, Problem>()
  let left = items
  while (left.length > 0) {
    const whole = await attemptTogether(writer, left, step, refused)
    if (whole) return { done: whole, refused }
    try {
      const done = await attempt(writer, left, step, refused)
      return { done, refused }
    } catch (error) {
      if (!(error instanceof NotStored)) throw error
      const { outcome } = error as NotStored<Item, Result>
      if (outcome.refused.size === 0) return { done: outcome.done, refused }
      for (const [item, problem] of outcome.refused) refused.set(item, problem)
      left = left.filter((item) => !refused.has(item))
    }
  }
  return { done: new Map(), refused }
}

/** Undefined if the items cannot be processed at once. */
async function attemptTogether<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  { together, first, last, isTrial = false }: Step<Item, Result>,
  refused: ReadonlyMap<Item, Problem>,
): Promise<ReadonlyMap<Item, Result> | undefined> {
  const work = together?.(items)
  if (!work) return undefined
  try {
    return await inTransaction(writer, async ({ tx }) => {
      await first?.(tx)
      const done = await manyChanges(tx, async () => {
        const written = await work({ ...writer, database: within(writer.database.engine, tx) })
        if (isTrial) throw new NotStored({ done: written, refused: new Map() })
        return written
      })
      await last?.(tx, { done, refused })
      return done
    })
  } catch (error) {
    if (error instanceof NotStored) return (error as NotStored<Item, Result>).outcome.done
    if (error instanceof Problem) return undefined
    throw error
  }
}

const noChecks: ReadonlyMap<DeferredCheck, Problem> = new Map()

/** An earlier statement of the transaction failed, so this one was not executed. */
const isEnded = (error: unknown) => (error as { code?: string }).code === '25P02'

function attempt<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  { work, failing, lanes = 1, first, last, isTrial = false }: Step<Item, Result>,
  earlier: ReadonlyMap<Item, Problem>,
): Promise<ReadonlyMap<Item, Result>> {
  return inTransaction(writer, async ({ tx }) => {
    const inside: Writer = { ...writer, database: within(writer.database.engine, tx) }
    const done = new Map<Item, Result>()
    const refused = new Map<Item, Problem>()
    let isOpen = true
    const waiting = items.values()
    const lane = async () => {
      for (const item of waiting)
        try {
          if (isOpen) done.set(item, await work(inside, item))
        } catch (error) {
          if (error instanceof Problem) refused.set(item, error)
          else if (isEnded(error)) isOpen = false
          else throw error
        }
    }
    await first?.(tx)
    if (failing) holdChecks(tx)
    await manyChanges(tx, async () => {
      await Promise.all(Array.from({ length: lanes }, lane))
      const failed = failing && isOpen && refused.size === 0 ? await failingChecks(tx) : noChecks
      if (failing && failed.size > 0)
        for (const [item, problem] of await failing(inside, failed, items)) refused.set(item, problem)
      // A conflict with another transaction: throw a serialization failure, so that it is retried.
      if (!isOpen && refused.size === 0)
        throw Object.assign(new Error('The transaction was ended'), { code: '40001' })
      if (refused.size > 0 || isTrial) throw new NotStored({ done, refused })
    })
    await last?.(tx, { done, refused: earlier })
    return done
  })
}
