import { useEffect, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { logFailure } from '#base/log'
import type { DaySpan } from '#screens/list-model/state/calendar-state'
import { recurringOf } from '#screens/series/recurring-of'
import { rules, type Rules } from '#screens/series/rules'
import { lengthOf, singles, startingAt, type Occurrence } from './events'
import { spanOf } from '#screens/spans/spans'

/** All occurrences of the records on the visible days; recurring ones once the code for rules is loaded. */
export function useOccurrences(resource: AnyResource, rows: readonly Row[], span: DaySpan): Occurrence[] {
  const [loaded, setLoaded] = useState<Rules>()
  const recurring = useMemo(() => rows.filter((row) => recurringOf(resource, row)), [resource, rows])
  const needsRules = recurring.length > 0
  useEffect(() => {
    if (!needsRules) return
    rules.load().then(setLoadedTo(setLoaded), (error: unknown) => {
      rules.forgetFailure()
      logFailure('Recurring events could not be computed', error)
    })
  }, [needsRules])
  return useMemo(
    () => [
      ...singles(resource, rows),
      ...recurring.flatMap((row) => (loaded ? repeated(resource, row, span, loaded) : [])),
    ],
    [resource, rows, recurring, span, loaded],
  )
}

/** Wraps the setter, because React would call the module as an updater function. */
const setLoadedTo = (set: (module: Rules) => void) => (module: Rules) => set(module)

function repeated(resource: AnyResource, row: Row, days: DaySpan, { occurrences }: Rules): Occurrence[] {
  const span = spanOf(resource, row)
  const rule = recurringOf(resource, row)
  if (!span || !rule) return []
  return occurrences(rule, lengthOf(span), days).map((moment) => ({
    row,
    span: startingAt(span, moment),
    at: moment,
  }))
}
