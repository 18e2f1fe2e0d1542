import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { stepped, type CalendarMode, type CalendarState } from '#screens/list-model/state/calendar-state'

interface CalendarKeys {
  readonly calendar: CalendarState
  readonly today: string
  readonly onGo: (calendar: CalendarState) => void
  /** Undefined if the user may not create records. */
  readonly onNew: (() => void) | undefined
}

/** The keys of a calendar: C creates an event, T shows today, J and K the periods beside it, and a letter each mode. */
export function useCalendarKeys({ calendar, today, onGo, onNew }: CalendarKeys): void {
  const { t } = useTranslation()
  const { mode, date } = calendar
  const group = 'calendar'
  useShortcut('c', { group, label: t('scheduling.createEvent'), isOff: !onNew, run: () => onNew?.() })
  useShortcut('t', { group, label: t('scheduling.showToday'), run: () => onGo({ mode, date: today }) })
  useShortcut('j', { group, label: t('scheduling.nextPeriod'), run: () => onGo(stepped(calendar, 1)) })
  useShortcut('k', { group, label: t('scheduling.previousPeriod'), run: () => onGo(stepped(calendar, -1)) })
  const modeKey = (next: CalendarMode) => ({
    group: 'calendar' as const,
    label: t('scheduling.showMode', { mode: t(`calendar.mode.${next}`) }),
    run: () => onGo({ mode: next, date }),
  })
  useShortcut('m', modeKey('month'))
  useShortcut('w', modeKey('week'))
  useShortcut('x', modeKey('days'))
  useShortcut('d', modeKey('day'))
  useShortcut('a', modeKey('agenda'))
}
