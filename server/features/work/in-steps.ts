import { DatabaseUnavailable } from '#server/base/database'
import type { Writer } from '#server/write/context'
import { doStep, type Step, type StepOutcome } from './steps'
import type { Watch } from '#server/base/progress'

/** Number of items per step: few enough that other requests, which share the embedded database, hardly wait. */
export const itemsAtOnce = 50

export interface LongOutcome<Item> {
  /** The items not reached, because the work was stopped or the database became unavailable. */
  readonly left: readonly Item[]
  readonly failure?: DatabaseUnavailable
}

interface Stepping<Item, Result> extends Step<Item, Result> {
  readonly watch: Watch
  /** Called after each completed step, in order. */
  readonly onStep: (outcome: StepOutcome<Item, Result>) => void | Promise<void>
  /** Called first in the transaction of a step, with the number of items done before and after it. */
  readonly begins?: (
    tx: Parameters<NonNullable<Step<Item, Result>['first']>>[0],
    from: number,
    to: number,
  ) => Promise<void>
}

/**
 * Processes many items in steps, each in a transaction of its own, so that others need not wait for the whole. Ends
 * early if the watcher stops it.
 */
export async function inSteps<Item, Result>(
  writer: Writer,
  items: readonly Item[],
  { watch, onStep, begins, ...step }: Stepping<Item, Result>,
): Promise<LongOutcome<Item>> {
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    const to = Math.min(from + itemsAtOnce, items.length)
    try {
      const first = begins && { first: (tx: Parameters<typeof begins>[0]) => begins(tx, from, to) }
      await onStep(await doStep(writer, items.slice(from, to), { ...step, ...first }))
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) return { left: items.slice(from), failure }
      throw failure
    }
    const goesOn = await watch.onProgress({ done: to, total: items.length })
    if (!goesOn && to < items.length) return { left: items.slice(to) }
  }
  return { left: [] }
}
