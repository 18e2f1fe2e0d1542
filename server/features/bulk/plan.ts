import { randomUUID } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField } from '#server/base/errors/problem'
import { chosenBy, withNames, type Chosen } from '#server/read/chosen'
import { whereSql } from '#server/read/conditions/list-conditions'
import { exceptOf, withoutSome } from '#server/read/conditions/except'
import { isId, parseListQuery, type ListQuery } from '#server/read/query'
import { appOf, type Writer } from '#server/write/context'
import { dropItems, storeItems, storeMatching } from '../work/items'
import { keepPlan } from './stored-plan'
import { isOfTrash, requireValues, requireVerb } from './verbs'

/** Maximum number of records of a bulk run. */
export const maxRecords = 1_000_000
/** Maximum number of records that a request names by their ids. */
export const maxIds = 10_000
const sampleSize = 5

/** A preview of a bulk run: the number of records, a sample, and the token with which it is run. */
export interface Plan {
  readonly count: number
  readonly sample: readonly Chosen[]
  readonly token: string
}

const known = new Set(['verb', 'ids', 'except', 'filter', 'q', 'values', 'dryRun'])

/**
 * Previews a verb on the given records, or on those that a filter and a search find, or all that the caller may read,
 * except some.
 * Changes none of them, and stores exactly these records under the token.
 * @throws Problem `invalid` or `forbidden`.
 */
export async function planBulk(writer: Writer, resource: AnyResource, body: Values): Promise<Plan> {
  const unknown = Object.keys(body).find((name) => !known.has(name))
  if (unknown !== undefined) throw invalidField(unknown, 'unknown')
  if (body.dryRun !== true) throw invalidField('dryRun', 'required')
  const verb = requireVerb(writer, resource, body.verb)
  const values = await requireValues(writer, resource, verb, body.values)
  const token = randomUUID()
  const found: ListQuery = { ...narrowed(resource, writer, body), trash: isOfTrash(verb) }
  const query = withoutSome(found, exceptOf(body))
  const chosen = await storeChosen(writer, resource, token, { query, ids: idsOf(body.ids) })
  await keepPlan({ ...writer, batch: token }, resource, { verb, values, count: chosen.count })
  return { ...chosen, token }
}

interface Choice {
  readonly query: ListQuery
  readonly ids: readonly string[] | undefined
}

/** Stores the chosen records as the items of the job. Returns their number, and the first of them. */
async function storeChosen(
  writer: Writer,
  resource: AnyResource,
  job: string,
  { query, ids }: Choice,
): Promise<Omit<Plan, 'token'>> {
  const { database } = writer
  const reader = { app: appOf(writer), database, caller: writer.caller }
  if (ids) {
    const found = await chosenBy(reader, resource, { ...query, ids }, maxIds)
    await storeItems(database, job, resource.name, found)
    return { count: found.length, sample: await withNames(reader, resource, found.slice(0, sampleSize)) }
  }
  const where = whereSql(reader, resource, query)
  const count = await storeMatching(database, job, { resource: resource.name, where, max: maxRecords + 1 })
  if (count > maxRecords) {
    await dropItems(database, job, count)
    throw invalidField('filter', 'bulk', { limit: maxRecords })
  }
  const first = await chosenBy(reader, resource, query, sampleSize)
  return { count, sample: await withNames(reader, resource, first) }
}

/** The filter and the search, as in a list query. */
function narrowed(resource: AnyResource, { caller }: Writer, { filter, q }: Values): ListQuery {
  const query = new URLSearchParams()
  if (filter !== undefined && filter !== null) query.set('filter', JSON.stringify(filter))
  if (q !== undefined && typeof q !== 'string') throw invalidField('q', 'type.string')
  if (q) query.set('q', q)
  return parseListQuery(resource, caller.role, query, caller.userId)
}

function idsOf(given: unknown): string[] | undefined {
  if (given === undefined) return undefined
  if (!Array.isArray(given) || !given.every((id) => typeof id === 'string' && isId(id)))
    throw invalidField('ids', 'format.uuid')
  if (given.length > maxIds) throw invalidField('ids', 'bulk', { limit: maxIds })
  return given as string[]
}
