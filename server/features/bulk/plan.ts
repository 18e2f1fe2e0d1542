import { randomUUID } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField } from '#server/base/errors/problem'
import { chosenBy, type Chosen } from '#server/read/chosen'
import { isId, parseListQuery, type ListQuery } from '#server/read/query'
import { appOf, type Writer } from '#server/write/context'
import { keepPlan } from './stored-plan'
import { isOfTrash, requireValues, requireVerb } from './verbs'

/** Maximum number of records of a bulk run. */
export const maxRecords = 10_000
const sampleSize = 5

/** A preview of a bulk run: the number of records, a sample, and the token with which it is run. */
export interface Plan {
  readonly count: number
  readonly sample: readonly Chosen[]
  readonly token: string
}

const known = new Set(['verb', 'ids', 'filter', 'q', 'values', 'dryRun'])

/**
 * Previews a verb on the given records, on those that a filter and a search find, or on all that the caller may read.
 * Changes none of them, and stores exactly these records under the token.
 * @throws Problem `invalid` or `forbidden`.
 */
export async function planBulk(writer: Writer, resource: AnyResource, body: Values): Promise<Plan> {
  const unknown = Object.keys(body).find((name) => !known.has(name))
  if (unknown !== undefined) throw invalidField(unknown, 'unknown')
  if (body.dryRun !== true) throw invalidField('dryRun', 'required')
  const verb = requireVerb(writer, resource, body.verb)
  const values = await requireValues(writer, resource, verb, body.values)
  const chosen = await chosenRecords(writer, resource, verb, body)
  const token = randomUUID()
  await keepPlan({ ...writer, batch: token }, resource, { verb, values, ids: chosen.map(({ id }) => id) })
  return { count: chosen.length, sample: chosen.slice(0, sampleSize), token }
}

async function chosenRecords(
  writer: Writer,
  resource: AnyResource,
  verb: string,
  body: Values,
): Promise<Chosen[]> {
  const reader = { app: appOf(writer), database: writer.database, caller: writer.caller }
  const ids = idsOf(body.ids)
  const query: ListQuery = {
    ...narrowed(resource, writer, body),
    trash: isOfTrash(verb),
    ...(ids && { ids }),
  }
  const chosen = await chosenBy(reader, resource, query, maxRecords + 1)
  if (chosen.length > maxRecords) throw invalidField('filter', 'bulk', { limit: maxRecords })
  return chosen
}

/** The filter and the search, as in a list query. */
function narrowed(resource: AnyResource, { caller }: Writer, { filter, q }: Values): ListQuery {
  const query = new URLSearchParams()
  if (filter !== undefined && filter !== null) query.set('filter', JSON.stringify(filter))
  if (q !== undefined && typeof q !== 'string') throw invalidField('q', 'type.string')
  if (q) query.set('q', q)
  return parseListQuery(resource, caller.role, query)
}

function idsOf(given: unknown): string[] | undefined {
  if (given === undefined) return undefined
  if (!Array.isArray(given) || !given.every((id) => typeof id === 'string' && isId(id)))
    throw invalidField('ids', 'format.uuid')
  if (given.length > maxRecords) throw invalidField('ids', 'bulk', { limit: maxRecords })
  return given as string[]
}
