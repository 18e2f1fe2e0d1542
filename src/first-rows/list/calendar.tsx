import { intlLocale, formatDay } from '#base/format/intl'
import { localDay } from '#base/format/days'
import { titleOf } from '#base/format/record-path'
import type { AnyResource } from '#define'
import type { ListAnswer } from '#providers/data/answers'
import {
  addDays,
  firstDayOf,
  readCalendarState,
  type CalendarState,
  type DaySpan,
} from '#screens/list-model/state/calendar-state'
import { calendarsOf } from '#screens/views/calendar/calendars/calendars-request'
import { CalendarToolbar } from '#screens/views/calendar/calendar-toolbar'
import { Printer, CalendarsOpener } from '#screens/views/calendar/toolbar-buttons'
import { fewPerDay } from '#screens/views/calendar/grid/few-per-day'
import { daysShown } from '#screens/views/calendar/grid/month'
import { periodTitle } from '#screens/views/calendar/period-title'
import calendarStyles from '#screens/views/calendar/calendar.module.css'
import gridStyles from '#screens/views/calendar/calendar-grid.module.css'
import { Icon } from '#shell/icons'
import { shownOccurrences, type Colors } from '../calendar/calendars'
import { drawMonth } from '../calendar/month'
import { monthEvents } from '../calendar/month-events'
import type { ShownMonth } from '../calendar/shown-month'
import { occurrencesOf } from '../calendar/occurrences-of'
import { currentFrame, currentPage, t } from '../page'
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
 * A month with its events. What is pressed is pressed again once the application has loaded.
 * @param colorsOf those of the calendars that have arrived
 */
export const monthOf =
  (colorsOf: () => Colors | undefined): Body =>
  ({ shown }) => {
    const { data, language, texts } = currentPage()
    const { resource } = data
    const locale = intlLocale(language)
    const calendar = calendarAt(shown)
    const days = daysShown(calendar, firstDayOf(locale))
    const { answer, permissions, isStale } = shown
    const mayCreate = permissions[resource.name]?.includes('create') ?? answer === undefined
    const month = shownMonth({ calendar, days, answer, colors: colorsOf() })
    const [many, single] = texts.resource
    return (
      <section
        data-calendar
        className={calendarStyles.calendar}
        aria-label={t('calendar.label', { resources: many })}
        aria-busy={isStale === true || answer === undefined}
      >
        <div className={answer ? undefined : styles.waiting}>
          <CalendarToolbar
            calendar={calendar}
            today={month.today}
            title={periodTitle(calendar, days, locale)}
            newName={t('calendar.newOn', { resource: single, day: formatDay(calendar.date, locale) })}
            onGo={() => undefined}
            onNew={mayCreate ? () => undefined : undefined}
          >
            <Buttons resource={resource} />
          </CalendarToolbar>
        </div>
        <div className={gridStyles.drawn} ref={(frame) => drawOnPage(frame, month)} />
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

interface MonthSource {
  readonly calendar: CalendarState
  readonly days: DaySpan
  readonly answer: ListAnswer | undefined
  readonly colors: Colors | undefined
}

function shownMonth({ calendar, days, answer, colors }: MonthSource): ShownMonth {
  const { data, language } = currentPage()
  const { resource } = data
  const isEnglish = language === 'en'
  const libraryLanguage = isEnglish ? 'en' : 'zh-cn'
  const occurrences =
    answer && answer.total <= answer.data.length ? occurrencesOf(resource, answer.data, days) : []
  const { shown, leftOut } = fewPerDay(
    shownOccurrences(resource, occurrences, colors),
    ({ row }) => titleOf(resource, row),
    { whole: undefined, required: new Set() },
  )
  const count = (Date.parse(days.until) - Date.parse(days.from)) / 604_800_000
  return {
    month: calendar.date.slice(0, 7),
    today: localDay(new Date()),
    weeks: Array.from({ length: count }, (_, index) => addDays(days.from, 7 * index)),
    language: libraryLanguage,
    events: monthEvents(resource, shown, {
      colors: colors ?? new Map(),
      user: currentFrame().account?.id ?? '',
      language: libraryLanguage,
    }),
    moreText: (day, hidden, isMicro) =>
      isMicro && leftOut.size === 0
        ? `+${hidden}`
        : t('calendar.more', { number: hidden + (leftOut.get(day) ?? 0) }),
    dayUrl: (date) =>
      `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), mode: 'day', date })}`,
  }
}
