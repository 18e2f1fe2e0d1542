import type { CalendarOptions } from '@fullcalendar/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The texts of FullCalendar, those for screen readers too, which its translations leave in English. */
export function useTexts() {
  const { t } = useTranslation()
  return useMemo(
    () =>
      ({
        allDayText: t('calendar.allDay'),
        noEventsText: t('calendar.nothing'),
        eventsHint: t('calendar.events'),
        closeHint: t('calendar.close'),
        // FullCalendar puts the day in place of $0.
        navLinkHint: t('calendar.openDay', { day: '$0' }),
      }) satisfies CalendarOptions,
    [t],
  )
}
