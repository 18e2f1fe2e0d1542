import { DatabaseUnavailable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import type { Watch } from '#server/base/progress'
import type { Writer } from '#server/write/context'
import { inSteps } from './in-steps'
import { itemsOf, type Item } from './items'
import { advanceJob } from './jobs'
import type { Step, StepOutcome } from './steps'

/** How many items are in memory at once. */
const itemsInMemory = 1000

interface Through<Result> {
  /** The number of items that were done before. */
  readonly start: number
  readonly total: number
  readonly watch: Watch
  readonly work: (inside: Writer, item: Item) => Promise<Result>
  readonly failing?: Step<Item, Result>['failing']
  /** Called after each completed step, in order. */
  readonly onStep: (outcome: StepOutcome<Item, Result>) => void | Promise<void>
}

/** The end of the items: how many were not reached, and why, if the database became unavailable. */
interface ThroughOutcome {
  readonly left: number
  readonly failure?: DatabaseUnavailable
}

/**
 * Processes the items of the writer's job from a position on, in steps. Progress is stored with each step, so that
 * the job can be resumed after a crash; if two servers run it, one of them stops.
 * @throws Problem `running` if another server has continued it.
 */
export async function throughItems<Result>(
  writer: Writer,
  { start, total, watch, work, failing, onStep }: Through<Result>,
): Promise<ThroughOutcome> {
  const { batch, database } = writer
  // The progress stored in the database. A step in which every item is rejected is rolled back, with its progress.
  let stored = start
  for (let from = start; from < total; from += itemsInMemory) {
    const items = await itemsOf(database, batch, from, itemsInMemory).catch(unavailable)
    if (items instanceof DatabaseUnavailable) return { left: total - from, failure: items }
    let reached = from
    const { left, failure } = await inSteps(writer, items, {
      watch: { onProgress: ({ done }) => watch.onProgress({ done: from + done, total }) },
      work,
      ...(failing && { failing }),
      begins: async (tx, _, to) => {
        reached = from + to
        if (!(await advanceJob(tx, batch, stored, reached))) throw new Problem({ kind: 'running' })
      },
      onStep: async (step) => {
        if (step.done.size > 0) stored = reached
        await onStep(step)
      },
    })
    const notReached = total - from - items.length + left.length
    if (failure) return { left: notReached, failure }
    if (left.length > 0) return { left: notReached }
  }
  return { left: 0 }
}

function unavailable(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error
  throw error
}
