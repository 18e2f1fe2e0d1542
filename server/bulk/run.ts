import type { AnyResource } from '../../src/define/resource'
import type { Values } from '../../src/define/parse'
import type { DatabaseUnavailable } from '../db/database'
import { invalidField, Problem } from '../errors/problem'
import { dropUnusedUploads } from '../files/sweep'
import { isId } from '../read/query'
import { sentenceOf } from '../rest/problem-response'
import { inSteps } from '../work/in-steps'
import { namedRefusals, type Refused } from '../work/refused'
import type { Watch } from '../work/watch'
import { beginWork, finishWork } from '../work/works'
import { cleanRecord } from '../write/clean-input'
import type { Writer } from '../write/context'
import { planLife } from './plan'
import { doTo } from './verbs'

export interface Outcome {
  /** To so many it was done. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** So many were not come to, as it was stopped before. */
  readonly left: number
}

interface Kept {
  readonly verb: string
  readonly values: Values | null
  readonly ids: readonly string[]
}

/** Takes a plan: once, by whoever made it, while it is good. */
async function take({ database, caller }: Writer, resource: AnyResource, token: string): Promise<Kept> {
  const [kept] = await database.query<Kept>({
    name: 'bulk_take',
    text: `delete from "bulk_runs" where "id" = $1 and "userId" = $2 and "resource" = $3 and "createdAt" > $4
      returning "verb", "values", "ids"`,
    values: [token, caller.userId, resource.name, new Date(Date.now() - planLife).toISOString()],
  })
  if (!kept) throw new Problem({ kind: 'token' })
  return kept
}

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
  const { database, caller, batch } = writer
  const { verb, values, ids } = await take(writer, resource, batch)
  await beginWork(database, caller, batch)
  const given = verb === 'update' ? await cleanRecord(resource, caller.role, values) : values
  const refused = new Map<string, Problem | DatabaseUnavailable>()
  let count = 0
  const { left, failure } = await inSteps(writer, ids, {
    watch,
    work: (inside, id) => doTo(inside, resource, id, verb, given),
    onStep: (step) => {
      count += step.done.size
      for (const [id, problem] of step.refused) refused.set(id, problem)
    },
  })
  // Without a database the others would only wait for the same answer.
  if (failure) for (const id of left) refused.set(id, failure)
  else await finishWork(database, batch)
  if (verb === 'purge') await dropUnusedUploads(writer.services)
  const told = [...refused].map(([id, problem]) => ({
    resource,
    id,
    message: sentenceOf(problem, caller.language),
  }))
  return { count, refused: await namedRefusals(writer, told), left: failure ? 0 : left.length }
}
