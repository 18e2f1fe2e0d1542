import { intlLocale, formatDay } from '#base/format/intl'
import { localDay } from '#base/format/days'
import type { AnyResource } from '#define'
import { firstDayOf, readCalendarState, type CalendarState } from '#screens/list-model/state/calendar-state'
import { calendarsOf } from '#screens/views/calendar/calendars/calendars-request'
import { CalendarBones } from '#screens/views/calendar/calendar-bones'
import { CalendarToolbar } from '#screens/views/calendar/calendar-toolbar'
import { Printer, CalendarsOpener } from '#screens/views/calendar/toolbar-buttons'
import { daysShown } from '#screens/views/calendar/grid/month'
import { periodTitle } from '#screens/views/calendar/period-title'
import calendarStyles from '#screens/views/calendar/calendar.module.css'
import gridStyles from '#screens/views/calendar/calendar-grid.module.css'
import { Icon } from '#shell/icons'
import { Agenda } from '../calendar/agenda'
import { agendaDays } from '../calendar/agenda-days'
import { calendarEvents } from '../calendar/calendar-events'
import type { Colors } from '../calendar/calendars'
import { makeMonth } from '../calendar/make-month'
import { drawMonth } from '../calendar/month'
import type { ShownMonth } from '../calendar/shown-month'
import { dayUrl, knownOccurrences, libraryLanguage, lookOf, type Source } from '../calendar/source'
import { currentPage, t } from '../page'
import { MenuButton } from '../stand-ins/menu-button'
import type { Body, Shown } from './list'
import styles from './calendar.module.css'

/** The state of a calendar as its URL and the preferences have it. */
export const calendarAt = ({
  preferences,
  isNarrow,
}: Pick<Shown, 'preferences' | 'isNarrow'>): CalendarState =>
  readCalendarState(new URLSearchParams(location.search), {
    today: localDay(new Date()),
    last: preferences.mode,
    isNarrow,
  })

/**
 * A month or an agenda with its events. What is pressed is pressed again once the application has loaded.
 * @param colorsOf those of the calendars that have arrived
 */
export const calendarOf =
  (colorsOf: () => Colors | undefined): Body =>
  ({ shown }) => {
    const { data, language, texts } = currentPage()
    const { resource } = data
    const locale = intlLocale(language)
    const calendar = calendarAt(shown)
    const days = daysShown(calendar, firstDayOf(locale))
    const { answer, permissions, isStale } = shown
    const mayCreate = permissions[resource.name]?.includes('create') ?? answer === undefined
    const colors = colorsOf()
    const today = localDay(new Date())
    const source = { calendar, days, today, colors, occurrences: knownOccurrences(answer, days, colors) }
    const isAwaited = calendar.mode === 'agenda' ? !source.occurrences : !answer
    const [many, single] = texts.resource
    return (
      <section
        data-calendar
        className={calendarStyles.calendar}
        aria-label={t('calendar.label', { resources: many })}
        aria-busy={isStale === true || isAwaited}
      >
        <div className={answer ? undefined : styles.waiting}>
          <CalendarToolbar
            calendar={calendar}
            today={today}
            title={periodTitle(calendar, days, locale)}
            newName={t('calendar.newOn', { resource: single, day: formatDay(calendar.date, locale) })}
            onGo={() => undefined}
            onNew={mayCreate ? () => undefined : undefined}
          >
            <Buttons resource={resource} />
          </CalendarToolbar>
        </div>
        {calendar.mode === 'agenda' ? (
          <AgendaOf {...source} />
        ) : (
          <div className={gridStyles.drawn} ref={(frame) => drawOnPage(frame, makeMonth(source))} />
        )}
      </section>
    )
  }

/** Draws a month as soon as its element is on the page, before the next frame. */
const drawOnPage = (frame: HTMLElement | null, month: ShownMonth): void => {
  if (frame) queueMicrotask(() => drawMonth(frame, month))
}

/** The buttons whose dialogs and menus come with the application. */
const Buttons = ({ resource }: { readonly resource: AnyResource }) => (
  <>
    {calendarsOf(resource) !== undefined && <CalendarsOpener isOpen={false} onOpen={() => undefined} />}
    <Printer onPrint={() => undefined} />
    <MenuButton name={t('exchange.menu')}>
      <Icon name="dots-three-vertical" size={18} />
    </MenuButton>
  </>
)

/** An agenda, or its placeholder while its events are not known: only days that have some are shown. */
function AgendaOf(source: Source) {
  const { data, language, texts } = currentPage()
  const { calendar, days, today, occurrences } = source
  if (!occurrences) return <CalendarBones label={texts.resource[0]} mode="agenda" />
  const events = calendarEvents(data.resource, occurrences, lookOf(source))
  const times = { language: libraryLanguage(), allDay: t('calendar.allDay') }
  return (
    <Agenda
      name={periodTitle(calendar, days, intlLocale(language))}
      days={agendaDays(events, days, times)}
      today={today}
      language={libraryLanguage()}
      nothing={t('calendar.nothing')}
      dayUrl={dayUrl}
    />
  )
}
