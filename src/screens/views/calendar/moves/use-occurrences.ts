import { useMemo } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { DaySpan } from '#screens/list-model/state/calendar-state'
import { recurringOf } from '#screens/series/recurring-of'
import type { Rules } from '#screens/series/rules'
import { useRules } from '#screens/series/use-rules'
import { lengthOf, spanOf, startingAt } from '#screens/spans/spans'
import { singles, type Occurrence } from '../events'

interface Occurrences {
  readonly occurrences: readonly Occurrence[]
  /** Whether recurring ones are still missing. */
  readonly isAwaited: boolean
}

/** All occurrences of the records on the visible days; recurring ones once the code for rules is loaded. */
export function useOccurrences(resource: AnyResource, rows: readonly Row[], span: DaySpan): Occurrences {
  const recurring = useMemo(() => rows.filter((row) => recurringOf(resource, row)), [resource, rows])
  const { loaded, isAwaited } = useRules(recurring.length > 0)
  const occurrences = useMemo(
    () => [
      ...singles(resource, rows),
      ...recurring.flatMap((row) => (loaded ? repeated(resource, row, span, loaded) : [])),
    ],
    [resource, rows, recurring, span, loaded],
  )
  return { occurrences, isAwaited }
}

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
