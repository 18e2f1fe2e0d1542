import type { CalendarOptions } from '@fullcalendar/react'
import { localDay } from '#base/format/days'
import type { ShownPerDay } from '../use-few-per-day'
import { MoreCount } from './more-count'

/** The options of the link to all events of a day, where the calendar did not get all of them. */
export const moreLinkOptions = (
  few: Pick<ShownPerDay, 'leftOut' | 'showDay'> | undefined,
): Pick<CalendarOptions, 'moreLinkContent' | 'moreLinkClick' | 'moreLinkHint'> =>
  few === undefined || few.leftOut.size === 0
    ? {}
    : {
        moreLinkContent: ({ num }) => <MoreCount hidden={num} leftOut={few.leftOut} />,
        moreLinkClick: ({ date }) => {
          few.showDay(localDay(date))
          return 'popover'
        },
        // By default it would name the number of those that the calendar got.
        moreLinkHint: '',
      }
