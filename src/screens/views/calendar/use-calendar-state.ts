import { useCallback, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import { useAddressQuery } from '#providers/router/address-query'
import { localDay } from '#base/format/days'
import { readCalendarState, type CalendarState } from '#screens/list-model/state/calendar-state'
import { usePreferences } from '#screens/list-model/state/use-preferences'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'

/** The calendar state from the URL, and functions to change it. The last used mode is stored. */
export function useCalendarState(
  resource: AnyResource,
): readonly [place: CalendarState, today: string, go: (next: CalendarState) => void] {
  const [query, changeQuery] = useAddressQuery()
  const [{ mode: last }, changePreferences] = usePreferences(resource.name)
  const isNarrow = useMedia(narrowScreen)
  const [today] = useState(() => localDay(new Date()))
  const calendar = useMemo(
    () => readCalendarState(query, { today, last, isNarrow }),
    [query, today, last, isNarrow],
  )
  const go = useCallback(
    (next: CalendarState) => {
      changePreferences((before) => ({ ...before, mode: next.mode }))
      changeQuery((after) => {
        after.set('mode', next.mode)
        if (next.date === today) after.delete('date')
        else after.set('date', next.date)
        return after
      })
    },
    [changePreferences, changeQuery, today],
  )
  return [calendar, today, go]
}
