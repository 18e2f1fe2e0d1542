import { busyLimits } from '#define/views/busy'
import type { Faults } from '#define/parsing/parse'
import { invalid } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { Interval } from './intervals'

/** Whose time is read, and which. */
export interface BusyQuery {
  readonly users: readonly string[]
  readonly range: Interval
  /** An event that is left out: the one that is being changed. */
  readonly except: string | undefined
}

const dayLong = 86_400_000
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

const parsedInstant = (text: string | null): number =>
  text !== null && instant.test(text) ? Date.parse(text) : Number.NaN

/**
 * Parses the query of a request for busy times.
 * @throws Problem invalid with a fault for each wrong parameter.
 */
export function parseBusyQuery(query: URLSearchParams): BusyQuery {
  const users = [...new Set((query.get('users') ?? '').split(',').filter(Boolean))]
  const except = query.get('except') ?? undefined
  const range = { start: parsedInstant(query.get('from')), end: parsedInstant(query.get('to')) }
  const faults: Record<string, Faults[string]> = {}
  if (users.length === 0 || !users.every(isId)) faults['users'] = [{ key: 'format.uuid' }]
  else if (users.length > busyLimits.users)
    faults['users'] = [{ key: 'busyUsers', values: { limit: busyLimits.users } }]
  if (Number.isNaN(range.start)) faults['from'] = [{ key: 'format.datetime' }]
  if (Number.isNaN(range.end)) faults['to'] = [{ key: 'format.datetime' }]
  else if (range.end <= range.start || range.end - range.start > busyLimits.days * dayLong)
    faults['to'] = [{ key: 'busyDays', values: { limit: busyLimits.days } }]
  if (except !== undefined && !isId(except)) faults['except'] = [{ key: 'format.uuid' }]
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return { users, range, except }
}
