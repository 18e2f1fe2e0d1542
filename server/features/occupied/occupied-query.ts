import type { Faults, Values } from '#define/parsing/parse'
import { isRecurrence } from '#define/parsing/recurrence'
import type { AnyResource } from '#define/resource'
import { happens } from '#recurrence/starts'
import { invalid } from '#server/base/errors/problem'
import { zoneOf } from '#server/base/time-zone'
import { isId } from '#server/read/query'
import type { ExclusiveView } from '#server/write/exclusive/others'

/** The time of a record as it would be stored, and the record that is left out. */
export interface OccupiedQuery {
  readonly values: Values
  readonly except: string | undefined
}

const instant = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/
const maxDays = 366
const maxStarts = 500

const isInstant = (text: string): boolean => instant.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Parses the query of a request for what is occupied.
 * @throws Problem invalid with a fault for each wrong parameter.
 */
export function parseOccupiedQuery(
  { fields }: AnyResource,
  view: ExclusiveView,
  query: URLSearchParams,
): OccupiedQuery {
  const given = (name: string) => query.get(name) || undefined
  const [start = '', end = '', timezone, recurrence] = ['start', 'end', 'timezone', 'recurrence'].map(given)
  const except = given('except')
  const excluded = (given('excluded') ?? '').split(',').filter(Boolean)
  const faults: Record<string, Faults[string]> = {}
  if (!isInstant(start)) faults['start'] = [{ key: 'format.datetime' }]
  if (!isInstant(end)) faults['end'] = [{ key: 'format.datetime' }]
  else if (Date.parse(end) < Date.parse(start) || Date.parse(end) - Date.parse(start) > maxDays * 86_400_000)
    faults['end'] = [{ key: 'busyDays', values: { limit: maxDays } }]
  if (timezone !== undefined && (timezone.length > 64 || !zoneOf(timezone)))
    faults['timezone'] = [{ key: 'invalid' }]
  if (excluded.length > maxStarts || !excluded.every(isInstant)) faults['excluded'] = [{ key: 'invalid' }]
  if (except !== undefined && !isId(except)) faults['except'] = [{ key: 'format.uuid' }]
  const isValid = Object.keys(faults).length === 0
  const allDay = given('allDay') === 'true'
  if (isValid && recurrence !== undefined)
    if (
      recurrence.length > 500 ||
      !isRecurrence(recurrence) ||
      !happens({ start, recurrence, timezone, allDay })
    )
      faults['recurrence'] = [{ key: 'recurrence' }]
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const isOfDays = fields[view.start]?.kind === 'date'
  const written = (at: string) => new Date(at).toISOString().slice(0, isOfDays ? 10 : undefined)
  const named: readonly (readonly [name: string | undefined, value: unknown])[] = [
    [view.start, written(start)],
    [view.end, written(end)],
    [view.allDay, allDay],
    [view.timezone, timezone ?? null],
    [view.recurrence, recurrence ?? null],
    [view.series?.excluded, excluded.map((at) => ({ start: at }))],
    [view.series?.added, []],
  ]
  const values = Object.fromEntries(
    named.flatMap(([name, value]) => (name === undefined ? [] : [[name, value]])),
  )
  return { values, except }
}
