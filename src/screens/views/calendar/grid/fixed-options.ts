import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import chinese from '@fullcalendar/react/locales/zh-cn'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { agendaDays, severalDays, type CalendarMode } from '#screens/list-model/state/calendar-state'
import styles from '../calendar-grid.module.css'
import { answerClass } from './answer-class'

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
export const fixedOptions = {
  plugins,
  views,
  headerToolbar: false,
  locales: [chinese],
  headingLevel: 3,
  fixedWeekCount: false,
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
  eventTimeClass: styles.eventTime,
  eventTitleClass: styles.eventTitle,
} satisfies CalendarOptions

/** The view of FullCalendar for a mode. */
export const viewOf = (mode: CalendarMode, ofDays: boolean): string =>
  ({
    month: 'dayGridMonth',
    week: ofDays ? 'dayGridWeek' : 'timeGridWeek',
    days: ofDays ? 'severalWholeDays' : 'severalDays',
    day: ofDays ? 'dayGridDay' : 'timeGridDay',
    agenda: 'agenda',
  })[mode]
