import type { AnyResource } from '#define'
import { fieldOf, sortsOf } from '#define/reading'
import { addDays, type DaySpan } from './calendar-state'
import type { Condition, FilterNode } from './filter'
import { listRequest, type ListRequest } from './list-request'
import type { ListState } from './list-state'

/** The maximum number of records that the server returns at once: a calendar has no pages. */
export const maxEvents = 1000

/**
 * The request for the records of some days: the request of the list, restricted to records that overlap these days.
 * For instants the range is extended by one day at both ends, because of time zones.
 */
export function calendarRequest(resource: AnyResource, state: ListState, span: DaySpan): ListRequest {
  const { start } = resource.views?.calendar ?? { start: '' }
  const sorts = sortsOf(resource).includes(start) ? [{ field: start, order: 'asc' as const }] : []
  const own = state.filter.nodes.length > 0 ? [state.filter] : []
  const filter = { match: 'and' as const, nodes: [...touching(resource, span), ...own] }
  const request = listRequest(resource, { ...state, page: 1, sorts, filter })
  return { ...request, pagination: { ...request.pagination, pageSize: maxEvents } }
}

function touching(resource: AnyResource, { from, until }: DaySpan): FilterNode[] {
  const { start, end, recurrence } = resource.views?.calendar ?? { start: '' }
  const isDay = fieldOf(resource, start)?.kind === 'date'
  const prefetched = isDay ? from : `${addDays(from, -1)}T00:00:00.000Z`
  const late = isDay ? until : `${addDays(until, 1)}T00:00:00.000Z`
  const ends: FilterNode[] = [{ field: end ?? start, op: 'gte', value: prefetched }]
  if (end && fieldOf(resource, end)?.optional)
    ends.push({
      match: 'and',
      nodes: [empty(end), { field: start, op: 'gte', value: prefetched }],
    })
  if (recurrence) ends.push({ field: recurrence, op: 'nnull' })
  const [only, ...others] = ends
  return [
    { field: start, op: 'lt', value: late },
    ...(only && others.length === 0 ? [only] : [{ match: 'or' as const, nodes: ends }]),
  ]
}

const empty = (field: string): Condition => ({ field, op: 'null' })
