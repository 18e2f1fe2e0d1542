import type { Fault, Faults, Values } from '#define/parsing/parse'
import { isRecurrence } from '#define/parsing/recurrence'
import type { AnyResource } from '#define/resource'
import { happens } from '#recurrence/starts'
import { invalid, invalidField } from '#server/base/errors/problem'
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

interface Given {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly timezone: string | undefined
  readonly recurrence: string | undefined
  readonly excluded: readonly string[]
  readonly except: string | undefined
}

function givenIn(query: URLSearchParams): Given {
  const given = (name: string) => query.get(name) || undefined
  return {
    start: given('start') ?? '',
    end: given('end') ?? '',
    allDay: given('allDay') === 'true',
    timezone: given('timezone'),
    recurrence: given('recurrence'),
    excluded: (given('excluded') ?? '').split(',').filter(Boolean),
    except: given('except'),
  }
}

const isRange = ({ start, end }: Given): boolean => {
  const length = Date.parse(end) - Date.parse(start)
  return length >= 0 && length <= maxDays * 86_400_000
}
const isZone = (name: string): boolean => name.length <= 64 && zoneOf(name) !== undefined
const isRule = (given: Given, recurrence: string): boolean =>
  recurrence.length <= 500 && isRecurrence(recurrence) && happens({ ...given, recurrence })

/** The faults of all parameters but the rule, which is read with them. */
function faultsOf(given: Given): Faults {
  const { start, end, timezone, excluded, except } = given
  const checks: readonly (readonly [name: string, isValid: boolean, fault: Fault])[] = [
    ['start', isInstant(start), { key: 'format.datetime' }],
    ['end', isInstant(end), { key: 'format.datetime' }],
    [
      'end',
      !isInstant(start) || !isInstant(end) || isRange(given),
      { key: 'busyDays', values: { limit: maxDays } },
    ],
    ['timezone', timezone === undefined || isZone(timezone), { key: 'invalid' }],
    ['excluded', excluded.length <= maxStarts && excluded.every(isInstant), { key: 'invalid' }],
    ['except', except === undefined || isId(except), { key: 'format.uuid' }],
  ]
  return Object.fromEntries(checks.flatMap(([name, isValid, fault]) => (isValid ? [] : [[name, [fault]]])))
}

/**
 * Parses the query of a request for what is occupied.
 * @throws Problem invalid with a fault for each wrong parameter.
 */
export function parseOccupiedQuery(
  resource: AnyResource,
  view: ExclusiveView,
  query: URLSearchParams,
): OccupiedQuery {
  const given = givenIn(query)
  const faults = faultsOf(given)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  if (given.recurrence !== undefined && !isRule(given, given.recurrence))
    throw invalidField('recurrence', 'recurrence')
  return { values: valuesOf(resource, view, given), except: given.except }
}

/** The time as a record of the resource would have it. */
function valuesOf({ fields }: AnyResource, view: ExclusiveView, given: Given): Values {
  const isOfDays = fields[view.start]?.kind === 'date'
  const written = (at: string) => new Date(at).toISOString().slice(0, isOfDays ? 10 : undefined)
  const named: readonly (readonly [name: string | undefined, value: unknown])[] = [
    [view.start, written(given.start)],
    [view.end, written(given.end)],
    [view.allDay, given.allDay],
    [view.timezone, given.timezone ?? null],
    [view.recurrence, given.recurrence ?? null],
    [view.series?.excluded, given.excluded.map((start) => ({ start }))],
    [view.series?.added, []],
  ]
  return Object.fromEntries(named.flatMap(([name, value]) => (name === undefined ? [] : [[name, value]])))
}
