import type { AnyResource } from '../../src/define/resource'
import type { Values } from '../../src/define/parse'
import { DatabaseUnavailable } from '../db/database'
import { invalidField, Problem } from '../errors/problem'
import { isId } from '../read/query'
import { titlesOf } from '../read/titles'
import { sentenceOf } from '../rest/problem-response'
import { appOf, type Writer } from '../write/context'
import { planLife } from './plan'
import { doTo } from './verbs'

/** A record to which it was not done, and why, in the caller's language. */
export interface Refused {
  readonly id: string
  readonly title: string
  readonly message: string
}
export interface Outcome {
  /** To so many it was done. */
  readonly count: number
  readonly refused: readonly Refused[]
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
 * Does what was planned to exactly the records that were kept, one after the other, each through the write door in a
 * transaction of its own; one that is refused does not stop the others. All of them are one batch of the ledger, whose
 * name is the token.
 * @throws Problem invalid, or token where it was used already, is too old or somebody else's.
 */
export async function runBulk(writer: Writer, resource: AnyResource, body: Values): Promise<Outcome> {
  const { token, ...others } = body
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidField(unknown, 'unknown')
  if (typeof token !== 'string' || !isId(token)) throw invalidField('token', 'format.uuid')
  const { verb, values, ids } = await take(writer, resource, token)
  const refused: { id: string; message: string }[] = []
  const sameBatch: Writer = { ...writer, batch: token }
  for (const [place, id] of ids.entries())
    try {
      await doTo(sameBatch, resource, id, verb, values)
    } catch (error) {
      if (!(error instanceof Problem || error instanceof DatabaseUnavailable)) throw error
      const message = sentenceOf(error, writer.caller.language)
      // Without a database the others would only wait for the same answer.
      const left = error instanceof DatabaseUnavailable ? ids.slice(place) : [id]
      refused.push(...left.map((one) => ({ id: one, message })))
      if (error instanceof DatabaseUnavailable) break
    }
  return { count: ids.length - refused.length, refused: await named(writer, resource, refused) }
}

async function named(
  writer: Writer,
  resource: AnyResource,
  refused: readonly { id: string; message: string }[],
): Promise<Refused[]> {
  const reader = { app: appOf(writer), database: writer.database, caller: writer.caller }
  const ids = refused.map(({ id }) => id)
  const titles = await titlesOf(reader, resource, ids).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return new Map<string, string>()
    throw error
  })
  return refused.map(({ id, message }) => ({ id, title: titles.get(id) ?? id, message }))
}
