import type { CalendarRef } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { useEffect, useRef } from 'react'
import type { AnyResource } from '#define'
import { localDay } from '#base/format/days'
import type { CalendarState } from '#screens/list-model/state/calendar-state'
import styles from './calendar-grid.module.css'
import { spanFrom } from './drawn-span'
import { isTouch, pointOf } from './grid/anchors'
import { fixedOptions, viewOf } from './grid/fixed-options'
import { maxShownPerDay } from './grid/few-per-day'
import { weeksOf } from './grid/month'
import { useMoreLink } from './grid/use-more-link'
import { SteadyFullCalendar } from './grid/steady-full-calendar'
import { useCursorSelection } from './grid/use-cursor-selection'
import { useMonthHeight } from './grid/use-month-height'
import { useTexts } from './grid/use-texts'
import type { eventOf } from './events'
import { isOfDays, knowsWholeDays, type Span } from '#screens/spans/spans'
import type { ShownPerDay } from './use-few-per-day'
import type { ChosenTime } from './use-new-event'
import { usePrinted } from './print/use-printed'
import { useSteady } from './use-steady'
import { useZoneAxis, ZoneNames } from './zones/zone-axis'

interface CalendarGridProps {
  readonly resource: AnyResource
  readonly calendar: CalendarState
  readonly events: ReturnType<typeof eventOf>[]
  readonly firstDay: number
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** The second time zone of the time axis. */
  readonly zone?: string | undefined
  /** The events of a month that are left out. */
  readonly few?: Pick<ShownPerDay, 'leftOut' | 'showDay'>
  readonly onOpen: (id: string) => void
  /** Undefined if the user may not create records. */
  readonly onChoose: ((chosen: ChosenTime) => void) | undefined
  /** The time that the keyboard has chosen. */
  readonly cursor?: Span | undefined
  readonly onMove: (id: string, span: Span) => void
  readonly onDay: (day: string) => void
}

/** An event that was moved or resized by dragging. */
interface Put {
  readonly oldEvent: { readonly id: string }
  readonly revert: () => void
}

/** Renders the calendar. */
export function CalendarGrid({
  resource,
  calendar,
  events,
  onOpen,
  onChoose,
  onMove,
  onDay,
  cursor,
  ...given
}: CalendarGridProps) {
  const ref = useRef<CalendarRef>(null)
  const ofDays = isOfDays(resource)
  const wholeDays = ofDays || knowsWholeDays(resource)
  const view = viewOf(calendar.mode, ofDays)
  const isTimed = view.startsWith('timeGrid') || view === 'severalDays'
  // FullCalendar has already moved the event, which would stay there if the move is cancelled.
  const put = ({ oldEvent, revert }: Put, span: Span) => {
    revert()
    onMove(oldEvent.id, span)
  }
  useEffect(() => {
    // changeView renders synchronously, which is not allowed while React renders.
    queueMicrotask(() => ref.current?.getApi().changeView(view, calendar.date))
  }, [view, calendar.date])
  const [frame, isSteady] = useSteady()
  const axis = useZoneAxis(isTimed ? given.zone : undefined, calendar.date)
  const isPrinted = usePrinted(frame)
  const month = useMonthHeight(frame, weeksOf(calendar.date, given.firstDay))
  const isMonth = view === 'dayGridMonth'
  const height = isTimed ? 720 : isMonth ? month : 'auto'
  useCursorSelection(ref, cursor)
  const more = useMoreLink(given.few)
  const texts = useTexts()
  return (
    <div ref={frame} className={styles.drawn} data-steady={isSteady} aria-busy={!isSteady}>
      {isTimed && given.zone !== undefined && <ZoneNames zone={given.zone} day={calendar.date} />}
      {height !== undefined && (
        <SteadyFullCalendar
          api={ref}
          {...fixedOptions}
          events={events}
          initialView={view}
          initialDate={calendar.date}
          locale={given.locale.startsWith('zh') ? 'zh-cn' : 'en'}
          firstDay={given.firstDay}
          direction={given.direction}
          height={isPrinted ? 'auto' : height}
          dayMaxEvents={isMonth && height !== 'auto' && !isPrinted ? true : maxShownPerDay}
          allDaySlot={wholeDays}
          {...(axis && { slotHeaderContent: axis })}
          {...texts}
          {...more}
          navLinkDayClick={(date) => onDay(localDay(date))}
          selectable={onChoose !== undefined}
          eventAllow={({ allDay }) => wholeDays || !allDay}
          eventDidMount={({ el, event }) => {
            el.dataset['occurrence'] = event.id
          }}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault()
            onOpen(event.id)
          }}
          eventDrop={(drop) => put(drop, spanFrom(drop.event, lengthOf(drop.oldEvent)))}
          eventResize={(resize) => put(resize, spanFrom(resize.event))}
          select={(chosen) => {
            // A selection without an event is that of the keyboard.
            if (!chosen.jsEvent) return
            ref.current?.getApi().unselect()
            onChoose?.({ span: spanFrom(chosen), anchor: pointOf(chosen.jsEvent) })
          }}
          dateClick={({ date, dateStr, allDay, jsEvent }) => {
            // A tap selects nothing; a click has selected the same time.
            if (!isTouch(jsEvent)) return
            const tapped = { allDay, start: date, end: null, startStr: dateStr, endStr: '' }
            onChoose?.({ span: spanFrom(tapped), anchor: pointOf(jsEvent) })
          }}
        />
      )}
    </div>
  )
}

const lengthOf = ({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }) =>
  start && end && !allDay ? end.getTime() - start.getTime() : undefined
