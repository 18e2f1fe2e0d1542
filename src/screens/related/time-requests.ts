import type { AnyResource } from '#define'
import { fieldOf, type Sort } from '#define/reading'
import { addDays } from '../list-model/state/calendar-state'
import type { Condition } from '../list-model/state/filter'
import { listRequest, type ListRequest } from '../list-model/state/list-request'
import { fieldsRead } from '../list-model/state/fields-read'
import { calendarOf } from '../spans/spans'
import { stateFor } from './related-frame'

/** How many records a request reads: those of the day before today may be over. */
const maxRead = 50

/** The requests for the records that refer to one, by their time. Together they find each record once. */
interface TimeRequests {
  readonly upcoming: ListRequest
  readonly past: ListRequest
  /** Those that repeat; undefined if none can. */
  readonly repeating: ListRequest | undefined
}

/**
 * @param field the field that refers to the record
 * @param today the local day: the boundary is one day before it, because of time zones
 */
export function timeRequests(resource: AnyResource, field: string, id: string, today: string): TimeRequests {
  const { start, end = start, recurrence, allDay, timezone, series } = calendarOf(resource)
  const isDay = fieldOf(resource, end)?.kind === 'date'
  const boundary = isDay ? addDays(today, -1) : `${addDays(today, -1)}T00:00:00.000Z`
  const single: Condition[] = recurrence === undefined ? [] : [{ field: recurrence, op: 'null' }]
  const fields = fieldsRead(resource, [
    ...[start, end, recurrence, allDay, timezone, series?.excluded, series?.added],
  ])
  const request = (nodes: readonly Condition[], order: Sort['order']): ListRequest => {
    const state = stateFor(field, id)
    const filter = { match: 'and' as const, nodes: [...state.filter.nodes, ...nodes] }
    const made = listRequest(resource, {
      ...state,
      pageSize: maxRead,
      filter,
      sorts: [{ field: start, order }],
    })
    return { ...made, meta: { ...made.meta, fields } }
  }
  return {
    upcoming: request([{ field: end, op: 'gte', value: boundary }, ...single], 'asc'),
    past: request([{ field: end, op: 'lt', value: boundary }, ...single], 'desc'),
    repeating: recurrence === undefined ? undefined : request([{ field: recurrence, op: 'nnull' }], 'desc'),
  }
}
