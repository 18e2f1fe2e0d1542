import { addDays } from '#screens/list-model/state/calendar-state'
import { layout, theme } from './library-classes'
import type { ShownMonth, Widths } from './shown-month'

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const format = ({ language }: ShownMonth, options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (day: string) => made.format(dateOf(day))
}

const daysOf = (from: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(from, index))

/** The head with the days of the week. */
export function Head({ shown, widths }: { readonly shown: ShownMonth; readonly widths: Widths }) {
  const name = format(shown, { weekday: widths.isMicro ? 'narrow' : 'short' })
  const fullName = format(shown, { weekday: 'long' })
  return (
    <div className={`${theme.head} ${layout.column}`}>
      <div className={layout.row}>
        <div role="rowgroup" className={`${layout.column} ${layout.fill}`}>
          <div role="row" className={`${theme.headRow} ${layout.head}`}>
            {daysOf(shown.weeks[0] ?? '').map((day, index) => (
              <div
                key={day}
                role="columnheader"
                className={`${theme.headCell} ${layout.headCell} ${index === 0 ? layout.firstDay : ''}`}
              >
                <div className={layout.hidden}>{fullName(day)}</div>
                <div className={layout.headText} aria-hidden="true">
                  <div className={theme.headText(widths)}>{name(day)}</div>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={theme.headLine} />
    </div>
  )
}

interface WeekProps {
  readonly shown: ShownMonth
  readonly widths: Widths
  readonly from: string
  readonly isLast: boolean
}

/** A week with the numbers of its days. */
export function Week({ shown, widths, from, isLast }: WeekProps) {
  const number = format(shown, { day: 'numeric' })
  const date = format(shown, { year: 'numeric', month: 'long', day: 'numeric' })
  return (
    <div
      role="row"
      data-week
      className={`${theme.week} ${layout.week} ${isLast ? layout.lastWeek : ''}`}
      style={{ flexBasis: 0 }}
    >
      {daysOf(from).map((day, index) => (
        <div
          key={day}
          role="cell"
          data-date={day}
          className={`${theme.day({ isToday: day === shown.today })} ${layout.day} ${index === 0 ? layout.firstDay : ''}`}
        >
          <div className={`${layout.above} ${theme.above(widths)}`}>
            <a
              href={shown.dayUrl(day)}
              aria-label={date(day)}
              className={`${theme.anchor} ${theme.link} ${layout.link} ${theme.number({ ...widths, isOther: !day.startsWith(shown.month) })}`}
            >
              {number(day)}
            </a>
          </div>
          <div className={layout.content}>
            <div className={layout.events} />
          </div>
          <div className={`${layout.above} ${theme.below}`} />
        </div>
      ))}
    </div>
  )
}
