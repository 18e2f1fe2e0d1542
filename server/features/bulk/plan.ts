import { randomUUID } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import { invalidField } from '#server/base/errors/problem'
import { chosenBy, type Chosen } from '#server/read/chosen'
import { isId, parseListQuery, type ListQuery } from '#server/read/query'
import { appOf, type Writer } from '#server/write/context'
import { keepPlan } from './stored-plan'
import { isOfTrash, requireValues, requireVerb } from './verbs'

/** So many records at once, at most. */
export const maxRecords = 10_000
const sampleSize = 5

/** What would be done: to how many records, some of them, and the token with which exactly that is done. */
export interface Plan {
  readonly count: number
  readonly sample: readonly Chosen[]
  readonly token: string
}

const known = new Set(['verb', 'ids', 'filter', 'q', 'values', 'dryRun'])

/**
 * Looks at what a verb would be done to: the given records, or whatever a filter and a search find, or everything the
 * caller may read. It changes nothing, and keeps exactly these records under the token.
 * @throws Problem invalid or forbidden.
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

/** The filter and the search, as a list takes them. */
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
