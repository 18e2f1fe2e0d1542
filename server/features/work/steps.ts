import type { Queryable } from '#server/base/database'
import { within } from '#server/db/within'
import { Problem } from '#server/base/errors/problem'
import { inTransaction, type Writer } from '#server/write/context'
import { manyChanges } from '#server/write/many/many-changes'

/** What a step came to: the result of each item that it was done to, and why the others were refused. */
export interface StepOutcome<Item, Result> {
  readonly done: ReadonlyMap<Item, Result>
  readonly refused: ReadonlyMap<Item, Problem>
}

type Together<Item, Result> = (inside: Writer) => Promise<ReadonlyMap<Item, Result>>

export interface Step<Item, Result> {
  /** Does it to one item; what it throws as a Problem refuses this item alone. */
  readonly work: (inside: Writer, item: Item) => Promise<Result>
  /** So many items at once, where none looks at what another one has left; one after the other without it. */
  readonly lanes?: number
  /**
   * What does it to all of some items at once, where that can be done. Where it throws a Problem nothing of it is kept, and
   * `work` does it to one after the other, so that it is known which of them are refused.
   */
  readonly together?: (items: readonly Item[]) => Together<Item, Result> | undefined
  /** Done first in the same transaction. */
  readonly first?: (tx: Queryable) => Promise<void>
  /** Only to be tried: nothing of it is kept. */
  readonly isTrial?: boolean
}

/** Ends a transaction of which nothing is to be kept: something in it was refused, or it was only a trial. */
class NotStored<Item, Result> extends Error {
  constructor(readonly outcome: StepOutcome<Item, Result>) {
    super('Nothing of this transaction is kept')
  }
}

/**
 * Does something to some items in one transaction. Where some are refused, whatever they have left behind must go, so
 * the transaction is given up and the others are done again without them.
 */
export async function doStep<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  step: Step<Item, Result>,
): Promise<StepOutcome<Item, Result>> {
  const refused = new Map<Item, Problem>()
  let left = items
  while (left.length > 0) {
    const whole = await attemptTogether(writer, left, step)
    if (whole) return { done: whole, refused }
    try {
      const done = await attempt(writer, left, step)
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

/** Undefined where it cannot be done to all of them at once. */
async function attemptTogether<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  { together, first, isTrial = false }: Step<Item, Result>,
): Promise<ReadonlyMap<Item, Result> | undefined> {
  const work = together?.(items)
  if (!work) return undefined
  try {
    return await inTransaction(writer, async ({ tx }) => {
      await first?.(tx)
      return manyChanges(tx, async () => {
        const done = await work({ ...writer, database: within(writer.database.engine, tx) })
        if (isTrial) throw new NotStored({ done, refused: new Map() })
        return done
      })
    })
  } catch (error) {
    if (error instanceof NotStored) return (error as NotStored<Item, Result>).outcome.done
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Another statement has failed before, so this one was not even looked at. */
const isEnded = (error: unknown) => (error as { code?: string }).code === '25P02'

function attempt<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  { work, lanes = 1, first, isTrial = false }: Step<Item, Result>,
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
    await manyChanges(tx, async () => {
      await Promise.all(Array.from({ length: lanes }, lane))
      // Another transaction was in the way, and all is tried again.
      if (!isOpen && refused.size === 0)
        throw Object.assign(new Error('The transaction was ended'), { code: '40001' })
      if (refused.size > 0 || isTrial) throw new NotStored({ done, refused })
    })
    return done
  })
}
