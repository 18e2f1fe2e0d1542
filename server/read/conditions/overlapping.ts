import type { AnyResource } from '#define/resource'
import type { Condition } from './condition'
import type { FaultCollector } from './fault-collector'

/** A range of instants in ISO 8601; the end is not part of it. */
export interface InstantRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const dayLong = 86_400_000

/** The parameters of a range; none for a resource without a calendar, or with fields of these names. */
export const rangeParameters = ({ views, fields }: AnyResource): readonly string[] =>
  views?.calendar && !fields.from && !fields.to ? ['from', 'to'] : []

/** The range in a query; adds a fault for a parameter that is no date and no time in ISO 8601. */
export function rangeIn(resource: AnyResource, query: URLSearchParams, faults: FaultCollector): InstantRange {
  const [from, to] = rangeParameters(resource).map((name) => {
    const given = query.get(name)
    if (given === null || given === '') return undefined
    const isMoment = given.length <= 30 && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(given)
    if (isMoment && !Number.isNaN(Date.parse(given))) return new Date(given).toISOString()
    faults.add(name, 'format.datetime')
    return undefined
  })
  return { from, to }
}

/**
 * The conditions of records that are at some time in a range, by the fields of their calendar. A series belongs to it if
 * it begins before the end of the range.
 */
export function overlapping({ views, fields }: AnyResource, { from, to }: InstantRange): Condition[] {
  const view = views?.calendar
  if (!view) return []
  const { start, end = start, allDay, recurrence } = view
  const isOfDays = fields[start]?.kind === 'date'
  const written = (instant: string) => (isOfDays ? instant.slice(0, 10) : instant)
  const until: Condition[] =
    to === undefined ? [] : [{ field: start, op: isOfDays ? 'lte' : 'lt', values: [written(to)] }]
  if (from === undefined) return until
  const whole = new Date(Date.parse(from) - dayLong).toISOString()
  const since: Condition[] = [
    { field: end, op: 'gte', values: [written(from)] },
    // Whole days end when the next one begins, in every time zone.
    ...(allDay === undefined
      ? []
      : [
          {
            and: [
              { field: allDay, op: 'eq' as const, values: [true] },
              { field: end, op: 'gt' as const, values: [whole] },
            ],
          },
        ]),
    ...(recurrence === undefined ? [] : [{ field: recurrence, op: 'nnull' as const, values: [] }]),
  ]
  return [...until, { or: since }]
}
