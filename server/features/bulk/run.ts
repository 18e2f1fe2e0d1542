import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField, Problem } from '#server/base/errors/problem'
import { dropUnusedUploads } from '../files/sweep'
import { isId } from '#server/read/query'
import { sentenceOf } from '#server/base/errors/problem-response'
import { inSteps } from '../work/in-steps'
import { namedRefusals, type Refused } from '../work/refused'
import type { Watch } from '#server/base/progress'
import { advanceWork, finishWork } from '../work/works'
import { cleanRecord } from '#server/write/values/clean-input'
import { inTransaction, type Writer } from '#server/write/context'
import { forgetPlan, takePlan, type StoredPlan } from './stored-plan'
import { doTo } from './verbs'

export interface Outcome {
  /** The number of records that were changed. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** The number of records not reached, because the run was stopped. */
  readonly left: number
}

/** The runs of this process; they are not resumed. */
const running = new Set<string>()
export const isRunningHere = (batch: string): boolean => running.has(batch)

/**
 * The token of the plan to run; it is also the name of its batch.
 * @throws Problem `invalid` if it is not a token or there are other properties.
 */
export function tokenOf({ token, ...others }: Values): string {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidField(unknown, 'unknown')
  if (typeof token !== 'string' || !isId(token)) throw invalidField('token', 'format.uuid')
  return token
}

/**
 * Runs a stored plan on exactly its records, step by step through the write pipeline; a record that is rejected does
 * not stop the others. All changes belong to the writer's batch, which is named after the token.
 * @throws Problem `token` if it was used, has expired or belongs to another user.
 */
export async function runBulk(writer: Writer, resource: AnyResource, watch: Watch): Promise<Outcome> {
  return runFrom(writer, resource, await takePlan(writer, resource), 0, watch)
}

/**
 * Runs a plan from a position on. Progress is stored with each step, so that the run can be resumed after a crash. If
 * two servers run the same plan, one of them stops.
 * @throws Problem `running` if another server has continued it.
 */
export async function runFrom(
  writer: Writer,
  resource: AnyResource,
  { verb, values, ids }: StoredPlan,
  start: number,
  watch: Watch,
): Promise<Outcome> {
  const { batch, caller } = writer
  const refused = new Map<string, Problem>()
  let count = 0
  // The progress stored in the database. A step in which every record is rejected is rolled back, with its progress.
  let stored = start
  let reached = start
  const given = verb === 'update' ? await cleanRecord(resource, caller.role, values) : values
  running.add(batch)
  try {
    const { left, failure } = await inSteps(writer, ids.slice(start), {
      watch: { onProgress: ({ done }) => watch.onProgress({ done: start + done, total: ids.length }) },
      work: (inside, id) => doTo(inside, resource, id, verb, given),
      begins: async (tx, _, to) => {
        reached = start + to
        if (!(await advanceWork(tx, batch, stored, reached))) throw new Problem({ kind: 'running' })
      },
      onStep: (step) => {
        if (step.done.size > 0) stored = reached
        count += step.done.size
        for (const [id, problem] of step.refused) refused.set(id, problem)
      },
    })
    // If the database is unreachable, the run stays open and is resumed later.
    if (!failure)
      await inTransaction(writer, async ({ tx }) => {
        await finishWork(tx, batch)
        await forgetPlan(tx, batch)
      })
    if (verb === 'purge') await dropUnusedUploads(writer.services)
    const refusals = [...refused].map(([id, problem]) => ({
      resource,
      id,
      message: sentenceOf(problem, caller.language),
    }))
    return { count, refused: await namedRefusals(writer, refusals), left: left.length }
  } finally {
    running.delete(batch)
  }
}
