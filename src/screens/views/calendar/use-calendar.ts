import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { canOnRow } from '#providers/access/evaluate'
import { useCan } from '#providers/access'
import { useSettings } from '#base/settings'
import { firstDayOf, stepped } from '#screens/list-model/state/calendar-state'
import type { AnyResource } from '#define'
import type { ListModel } from '#screens/list-model/use-list-model'
import { pointOfDay } from './grid/anchors'
import { dayOfSpan } from './grid/cursor'
import { daysShown } from './grid/month'
import { useSwipe } from './grid/use-swipe'
import { spanAfterKey } from './keyboard/keys'
import { isOfDays, knowsWholeDays, type Span } from '#screens/spans/spans'
import { useAllRows } from './use-all-rows'
import { useCalendarEvents } from './use-calendar-events'
import { useCalendarKeys } from './keyboard/use-calendar-keys'
import { useCalendarState } from './use-calendar-state'
import type { ChosenTime } from './use-new-event'
import { pause } from './moves/use-optimistic-placement'
import { useShownKeys } from './keyboard/use-shown-keys'
import { useUndoKey } from '#screens/undo/use-undo-key'

/** The state of a calendar view: the visible days, its events, and the time that the keyboard has chosen. */
export function useCalendar(model: ListModel) {
  const { resource, around } = model
  const { rows: read, isComplete, isCapped } = useAllRows(model)
  // Thousands of events are rendered without blocking the page.
  const rows = useDeferredValue(read)
  const { themeDirection } = useSettings()
  const [calendar, today, go] = useCalendarState(resource)
  const firstDay = firstDayOf(around.locale)
  const days = useMemo(() => daysShown(calendar, firstDay), [calendar, firstDay])
  const shown = useCalendarEvents(resource, rows, { days, isMonth: calendar.mode === 'month' })
  const { ref, occurrenceAt, follow, moves, creating } = shown
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  const [cursor, setCursor] = useState<Span>()
  const isRtl = themeDirection === 'rtl'
  const inWeeks = calendar.mode === 'month' || isOfDays(resource)
  const knowsDays = isOfDays(resource) || knowsWholeDays(resource)
  const choose = ({ span, anchor }: ChosenTime) =>
    creating.choose({ span: span.allDay && !knowsDays ? newSpanOn(resource, span.start) : span, anchor })
  const chooseOn = (day: string, anchor = pointOfDay(ref.current, day)) =>
    choose({ span: newSpanOn(resource, day), anchor })
  useShownKeys()
  useUndoKey('calendar')
  useCalendarKeys({ calendar, today, onGo: go, onNew: mayCreate ? () => chooseOn(calendar.date) : undefined })
  useSwipe(ref, (step) => go(stepped(calendar, isRtl && step > 0 ? -1 : isRtl ? 1 : step)))

  const handleKeydown = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence']
    const occurrence = occurrenceAt(id)
    if (!occurrence || !canOnRow(occurrence.row, 'update')) return
    const next = spanAfterKey(occurrence.span, event, { isRtl, inWeeks })
    if (!next) return
    event.preventDefault()
    follow(occurrence)
    moves.move(occurrence, next, pause)
  }
  const moveCursor = (next: Span | undefined) => {
    setCursor(next)
    const day = next && dayOfSpan(next)
    if (day && (day < days.from || day >= days.until)) go({ mode: calendar.mode, date: day })
  }
  return {
    rows,
    isComplete: isComplete && rows === read,
    isCapped,
    ...{ ...shown, calendar, today, go, firstDay, days, mayCreate, choose, chooseOn, handleKeydown },
    chooser: {
      ofDays: isOfDays(resource) || (inWeeks && knowsDays),
      calendar,
      days,
      isRtl,
      cursor,
      onMove: moveCursor,
      onChoose: (span: Span) => choose({ span, anchor: pointOfDay(ref.current, dayOfSpan(span)) }),
    },
  }
}

/** The span of a new event on a day: the whole day, or an hour of the morning. */
const newSpanOn = (resource: AnyResource, day: string): Span =>
  isOfDays(resource)
    ? { allDay: true, start: day, end: day }
    : { allDay: false, start: hourOf(day, 9), end: hourOf(day, 10) }

/** An hour of a local day as an instant. */
const hourOf = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
