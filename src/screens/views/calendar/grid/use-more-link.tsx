import type { CalendarOptions } from '@fullcalendar/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { localDay } from '#base/format/days'
import type { ShownPerDay } from '../use-few-per-day'
import { MoreCount } from './more-count'

/** The options of the link to all events of a day, also where the calendar did not get all of them. */
export function useMoreLink({ leftOut, showDay }: Partial<ShownPerDay> = {}) {
  const { t } = useTranslation()
  return useMemo(
    () =>
      ({
        moreLinkText: (number: number) => t('calendar.more', { number }),
        moreLinkHint: (number: number) => t('calendar.showMore', { number }),
        ...(leftOut !== undefined &&
          leftOut.size > 0 && {
            moreLinkContent: ({ num }) => <MoreCount hidden={num} leftOut={leftOut} />,
            moreLinkClick: ({ date }) => {
              showDay?.(localDay(date))
              return 'popover'
            },
            // By default it would name the number of those that the calendar got.
            moreLinkHint: '',
          }),
      }) satisfies CalendarOptions,
    [t, leftOut, showDay],
  )
}
