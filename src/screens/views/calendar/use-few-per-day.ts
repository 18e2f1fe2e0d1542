import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import { keyOf, type Occurrence } from './events'
import { fewPerDay, type FewPerDay } from './grid/few-per-day'

export interface ShownPerDay extends FewPerDay {
  /** Shows all occurrences of a day, at once. */
  readonly showDay: (day: string) => void
}

/**
 * The occurrences that are handed over to the calendar: in a month only those that it shows.
 * @param draft an event that is being created
 */
export function useFewPerDay(
  resource: AnyResource,
  occurrences: readonly Occurrence[],
  { isMonth, draft }: { readonly isMonth: boolean; readonly draft: Occurrence | undefined },
): ShownPerDay {
  const [whole, setWhole] = useState<string>()
  const few = useMemo(() => {
    if (!isMonth) return { shown: occurrences, leftOut: none }
    const required = new Set(draft ? [keyOf(draft)] : [])
    return fewPerDay(occurrences, ({ row }) => titleOf(resource, row), { whole, required })
  }, [resource, occurrences, isMonth, draft, whole])
  // The panel with all events of the day opens in the same task, and must have them.
  const showDay = useCallback((day: string) => flushSync(() => setWhole(day)), [])
  return { ...few, showDay }
}

const none: ReadonlyMap<string, number> = new Map()
