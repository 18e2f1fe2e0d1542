import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField, Problem } from '#server/base/errors/problem'
import { sentenceOf } from '#server/base/errors/problem-response'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Watch } from '#server/base/progress'
import { isId } from '#server/read/query'
import { appOf, type Writer } from '#server/write/context'
import { cleanRecord } from '#server/write/values/clean-input'
import { dropUnusedUploads } from '../files/sweep'
import { isUndoable } from '../undo/undoable'
import { endJob } from '../work/end-job'
import { dropItems } from '../work/items'
import type { OpenJob } from '../work/jobs'
import { recordStep } from '../work/record-step'
import { namedRefusals, type Refused } from '../work/refused'
import { asRunning } from '../work/running'
import { throughItems } from '../work/through-items'
import { forgetPlan, planOf, takePlan, type StoredPlan } from './stored-plan'
import { doTo } from './verbs'

export interface Outcome {
  /** The number of records that were changed. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** The number of records not reached, because the run was stopped. */
  readonly left: number
}

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

/** Maximum number of refused records that a response names. */
const maxRefused = 10_000

/**
 * Runs a stored plan on exactly its records, step by step through the write pipeline; a record that is rejected does
 * not stop the others. All changes belong to the writer's batch, which is named after the token.
 * @throws Problem `token` if it was used, has expired or belongs to another user.
 */
export async function runBulk(writer: Writer, resource: AnyResource, watch: Watch): Promise<Outcome> {
  const plan = await takePlan(writer, resource)
  return asRunning(writer, () => runFrom(writer, resource, plan, { start: 0, watch }))
}

/**
 * Continues a bulk run whose server has ended. If two servers run the same one, one of them stops.
 * @throws Problem `running` if another server has continued it.
 */
export async function resumeBulk(writer: Writer, job: OpenJob, watch: Watch): Promise<void> {
  const resource = job.resource === null ? undefined : appOf(writer)[job.resource]
  const plan = await planOf(writer.database, job.id)
  if (!resource || !plan) throw new Problem({ kind: 'missing' })
  await runFrom(writer, resource, plan, { start: job.done, watch, isResumed: true })
}

interface Going {
  /** The number of records that were done before. */
  readonly start: number
  readonly watch: Watch
  readonly isResumed?: boolean
}

async function runFrom(
  writer: Writer,
  resource: AnyResource,
  plan: StoredPlan,
  { start, watch, isResumed = false }: Going,
): Promise<Outcome> {
  const { batch, caller } = writer
  const refused: Refused[] = []
  let count = 0
  const given = plan.verb === 'update' ? await cleanRecord(resource, caller.role, plan.values) : plan.values
  const { left, failure } = await throughItems(writer, {
    start,
    total: plan.count,
    watch,
    work: (inside, { record }) => doTo(inside, resource, record, plan.verb, given),
    onStep: async (step) => {
      count += step.done.size
      const unnamed = [...step.refused].map(([{ record: id }, problem]) => ({
        resource,
        id,
        message: sentenceOf(problem, caller.language),
      }))
      const named = await namedRefusals(writer, unnamed)
      if (refused.length < maxRefused) refused.push(...named)
      await recordStep(writer.database, batch, { changed: step.done.size, problems: named })
    },
  })
  // If the database is unreachable, the run stays open and is resumed later.
  if (!failure) {
    await endJob(writer, {
      kind: 'bulk',
      name: sheetLabels(caller.language).resource(resource),
      resource: resource.name,
      total: plan.count,
      left,
      changed: count,
      isUndoable: await isUndoable(writer, batch),
      isResumed,
    })
    await forgetPlan(writer.database, batch)
    await dropItems(writer.database, batch, plan.count)
  }
  if (plan.verb === 'purge') await dropUnusedUploads(writer.services)
  return { count, refused, left }
}
