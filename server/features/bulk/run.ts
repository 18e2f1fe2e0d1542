import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
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
  /** To so many it was done. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** So many were not come to, as it was stopped before. */
  readonly left: number
}

/** The runs of this process: what is under way here is not resumed. */
const running = new Set<string>()
export const isRunningHere = (batch: string): boolean => running.has(batch)

/**
 * The token of a plan that is to be done, which is the name of its batch as well.
 * @throws Problem invalid where it is none, or where more is said than that.
 */
export function tokenOf({ token, ...others }: Values): string {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidField(unknown, 'unknown')
  if (typeof token !== 'string' || !isId(token)) throw invalidField('token', 'format.uuid')
  return token
}

/**
 * Does what was planned to exactly the records that were kept, step by step through the write door; one that is refused
 * does not stop the others. All of them are the writer's batch of the ledger, which has the token's name.
 * @throws Problem token where it was used already, is too old or somebody else's.
 */
export async function runBulk(writer: Writer, resource: AnyResource, watch: Watch): Promise<Outcome> {
  return runFrom(writer, resource, await takePlan(writer, resource), 0, watch)
}

/**
 * Does a plan from a place on. How far it has come is kept with each step, so that it goes on from there when the server
 * ends in between; where two servers do the same, one of them gives up.
 * @throws Problem running where another server has gone on with it.
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
  // How far it has come as the database has it: a step of which everything is refused leaves nothing there.
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
    // Without a database it stays as it is, and is gone on with once there is one.
    if (!failure)
      await inTransaction(writer, async ({ tx }) => {
        await finishWork(tx, batch)
        await forgetPlan(tx, batch)
      })
    if (verb === 'purge') await dropUnusedUploads(writer.services)
    const refusals = [...refused].map(([id, problem]) => ({
      ...{ resource, id },
      message: sentenceOf(problem, caller.language),
    }))
    return { count, refused: await namedRefusals(writer, refusals), left: left.length }
  } finally {
    running.delete(batch)
  }
}
