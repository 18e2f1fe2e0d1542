import { useMemo, useRef, useState } from 'react'
import type { AnyResource } from '#define'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import type { DaySpan } from '#screens/list-model/state/calendar-state'
import { useShownOccurrences } from './calendars/use-shown-calendars'
import { useProtectedRows } from './calendars/use-protected-rows'
import { useCalendars } from './calendars/use-calendars'
import { eventOf, keyOf, type Occurrence } from './events'
import { useFewPerDay } from './use-few-per-day'
import { useKeepFocus } from './keyboard/use-keep-focus'
import { useMoves } from './moves/use-moves'
import { useNewEvent } from './use-new-event'
import { useOccurrences } from './moves/use-occurrences'
import { useOptimisticPlacement } from './moves/use-optimistic-placement'

const noRows: readonly Row[] = []

/** The events of the visible days as they are shown, with those that are being moved or created, and what changes them. */
export function useCalendarEvents(
  resource: AnyResource,
  rows: readonly Row[] | undefined,
  { days, isMonth }: { readonly days: DaySpan; readonly isMonth: boolean },
) {
  const calendars = useCalendars(resource)
  const { shown, reschedule } = useOptimisticPlacement(resource, useProtectedRows(resource, calendars, rows))
  const { occurrences: read, isAwaited } = useOccurrences(resource, shown, days)
  const [opened, open] = useState<string>()
  const followed = useRef<string>(undefined)
  const handleMoved = (before: string, after: string) => {
    followed.current = after
    open((key) => (key === before ? after : key))
  }
  const moves = useMoves(resource, read, reschedule, handleMoved)
  const visible = useShownOccurrences(resource.name, calendars, moves.shown)
  const creating = useNewEvent(resource, rows ?? noRows)
  const occurrences = useMemo(
    () => (creating.shown ? [...visible, creating.shown] : visible),
    [visible, creating.shown],
  )
  const colors = useMemo(
    () => new Map(calendars.calendars.map(({ id, color }) => [id, color])),
    [calendars.calendars],
  )
  const user = useGetIdentity().data?.id
  const few = useFewPerDay(resource, occurrences, { isMonth, draft: creating.shown })
  const events = useMemo(
    () => few.shown.map((item) => eventOf(resource, item, colors, user)),
    [resource, few.shown, colors, user],
  )
  const occurrenceAt = (id: string | undefined): Occurrence | undefined =>
    id === undefined ? undefined : occurrences.find((occurrence) => keyOf(occurrence) === id)
  const ref = useKeepFocus(events, followed)
  const follow = (occurrence: Occurrence) => {
    followed.current = keyOf(occurrence)
  }
  const listed = occurrenceAt(opened)
  const shownDialog = { opened: useHeld(opened, listed), isListed: listed !== undefined, open }
  return {
    ref,
    calendars,
    events,
    isAwaited,
    few,
    occurrenceAt,
    dialog: shownDialog,
    follow,
    moves,
    creating,
  }
}

/** The occurrence with a key; the last known one if it is not listed any more. */
function useHeld(key: string | undefined, found: Occurrence | undefined): Occurrence | undefined {
  const [held, hold] = useState(found)
  if (found && found !== held) hold(found)
  return found ?? (held && keyOf(held) === key ? held : undefined)
}
