import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDisplayInfo,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import chinese from '@fullcalendar/react/locales/zh-cn'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { localDay } from '#base/format/days'
import {
  agendaDays,
  severalDays,
  type CalendarMode,
  type CalendarState,
} from '#screens/list-model/state/calendar-state'
import styles from './calendar-grid.module.css'
import { spanFrom } from './drawn-span'
import { isTouch, pointOf } from './grid/anchors'
import { useCursorSelection } from './grid/use-cursor-selection'
import type { eventOf } from './events'
import { isOfDays, knowsWholeDays, type Span } from './spans'
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

const plugins = [classic, dayGrid, timeGrid, list, interaction]
// In a week, the text of a day's header would differ from the label of its link.
const views = {
  agenda: {
    type: 'list',
    duration: { days: agendaDays },
    listItemEventTitleClass: styles.wrapped,
    listItemEventTimeClass: styles.time,
  },
  week: { navLinks: false },
  severalDays: { type: 'timeGrid', duration: { days: severalDays } },
  severalWholeDays: { type: 'dayGrid', duration: { days: severalDays } },
}

/** The options of FullCalendar that do not depend on what is shown. */
const fixed = {
  plugins,
  views,
  headerToolbar: false,
  locales: [chinese],
  headingLevel: 3,
  dayMaxEvents: 4,
  nowIndicator: true,
  navLinks: true,
  scrollTime: '08:00:00',
  eventInteractive: true,
  slotEventOverlap: false,
  editable: true,
  eventResizableFromStart: true,
  selectMirror: true,
  eventClass: ({ event }: EventDisplayInfo) => answerClass(event.extendedProps['answer']),
  blockEventClass: styles.block,
  popoverClass: styles.panel,
  moreLinkClass: styles.more,
  eventMinHeight: 24,
  eventTitleClass: styles.eventTitle,
} satisfies CalendarOptions

const viewOf = (mode: CalendarMode, ofDays: boolean): string =>
  ({
    month: 'dayGridMonth',
    week: ofDays ? 'dayGridWeek' : 'timeGridWeek',
    days: ofDays ? 'severalWholeDays' : 'severalDays',
    day: ofDays ? 'dayGridDay' : 'timeGridDay',
    agenda: 'agenda',
  })[mode]

/** Renders the calendar; its only state is the events during a drag. */
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
  const { t } = useTranslation()
  const ref = useRef<CalendarRef>(null)
  const ofDays = isOfDays(resource)
  const wholeDays = ofDays || knowsWholeDays(resource)
  const view = viewOf(calendar.mode, ofDays)
  const isTimed = view.startsWith('timeGrid') || view === 'severalDays'
  // The events are fixed during a drag; otherwise a refetch would interrupt it.
  const [held, hold] = useState<typeof events>()
  const take = () => hold(events)
  const letGo = () => hold(undefined)
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
  useCursorSelection(ref, cursor)
  return (
    <div ref={frame} className={styles.drawn} data-steady={isSteady}>
      {isTimed && given.zone !== undefined && <ZoneNames zone={given.zone} day={calendar.date} />}
      <FullCalendar
        ref={ref}
        {...fixed}
        events={held ?? events}
        initialView={view}
        initialDate={calendar.date}
        locale={given.locale.startsWith('zh') ? 'zh-cn' : 'en'}
        firstDay={given.firstDay}
        direction={given.direction}
        height={isTimed && !isPrinted ? 720 : 'auto'}
        allDaySlot={wholeDays}
        allDayText={t('calendar.allDay')}
        {...(axis && { slotHeaderContent: axis })}
        noEventsText={t('calendar.nothing')}
        moreLinkText={(number) => t('calendar.more', { number })}
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
        eventDragStart={take}
        eventDragStop={letGo}
        eventResizeStart={take}
        eventResizeStop={letGo}
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
    </div>
  )
}

const lengthOf = ({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }) =>
  start && end && !allDay ? end.getTime() - start.getTime() : undefined

/** Invitations without an answer are outlined, declined ones are crossed out. */
function answerClass(answer: unknown): string {
  if (answer === 'declined') return `${styles.event} ${styles.declined}`
  return answer === 'none' ? `${styles.event} ${styles.unanswered}` : String(styles.event)
}
