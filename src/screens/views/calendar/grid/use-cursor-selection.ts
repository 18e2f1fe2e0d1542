import type { CalendarRef } from '@fullcalendar/react'
import { useEffect, type RefObject } from 'react'
import { addDays } from '#screens/list-model/state/calendar-state'
import type { Span } from '#screens/spans/spans'

/** Shows the time that the keyboard has chosen as the selection of the calendar. */
export function useCursorSelection(calendar: RefObject<CalendarRef | null>, cursor: Span | undefined): void {
  useEffect(() => {
    // FullCalendar renders synchronously, which is not allowed while React renders.
    queueMicrotask(() => {
      const api = calendar.current?.getApi()
      if (!cursor) return api?.unselect()
      const { allDay, start, end } = cursor
      api?.select({ allDay, start, end: allDay ? addDays(end, 1) : end })
      if (!allDay) api?.scrollToTime({ hours: Math.max(0, new Date(start).getHours() - 1) })
    })
  }, [calendar, cursor])
}
