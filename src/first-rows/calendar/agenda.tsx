import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import gridStyles from '#screens/views/calendar/calendar-grid.module.css'
import { agendaLayout, agendaTheme } from './agenda-classes'
import type { AgendaDay, AgendaLine } from './agenda-days'
import { layout, theme } from './library-classes'
import { PressableEvent } from './pressable'

/** An agenda as the calendar library renders it. */
interface AgendaProps {
  /** The visible days in words. */
  readonly name: string
  readonly days: readonly AgendaDay[]
  readonly today: string
  /** The language of the calendar library. */
  readonly language: string
  /** The text without events. */
  readonly nothing: string
  /** The URL that shows a day. */
  readonly dayUrl: (day: string) => string
}

/** The days that have events, with their events. */
export const Agenda = (props: AgendaProps) => (
  <div className={gridStyles.drawn}>
    <div className={`${theme.root} ${layout.root}`}>
      <div className={agendaLayout.frame}>
        <div className={`${agendaLayout.view} ${theme.view}`}>
          {props.days.length === 0 ? (
            <div role="status" className={`${agendaTheme.nothing} ${agendaLayout.grow}`}>
              <div className={agendaTheme.nothingText}>{props.nothing}</div>
            </div>
          ) : (
            <div className={agendaLayout.scroller}>
              <div role="list" aria-label={props.name} className={agendaLayout.column}>
                <Days {...props} />
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  </div>
)

function Days({ days, today, language, dayUrl }: AgendaProps) {
  const [weekday, date] = [{ weekday: 'long' } as const, fullDate].map((options) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  })
  const classes = `${agendaTheme.headText} ${agendaTheme.link} ${agendaLayout.link}`
  return (
    <>
      {days.map(({ day, lines }, index) => (
        <div
          key={day}
          role="listitem"
          aria-label={date?.(day)}
          className={agendaTheme.day({ isLast: index === days.length - 1 })}
        >
          <div
            data-date={day}
            aria-current={day === today ? 'date' : undefined}
            className={`${agendaTheme.head} ${agendaLayout.sticky}`}
          >
            <a href={dayUrl(day)} className={classes}>
              {weekday?.(day)}
            </a>
            {/* The library has one stop of the Tab key for both. */}
            <a href={dayUrl(day)} className={classes} tabIndex={-1}>
              {date?.(day)}
            </a>
          </div>
          <div role="list" className={agendaLayout.column}>
            {lines.map((line) => (
              <div key={line.event.key} role="listitem" className={agendaLayout.column}>
                <Line {...line} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

const fullDate = { year: 'numeric', month: 'long', day: 'numeric' } as const

const Line = ({ event, time }: AgendaLine) => (
  <PressableEvent event={event} className={agendaTheme.event}>
    <div className={agendaTheme.dot} />
    <div className={`${agendaTheme.inner} ${agendaLayout.inner}`}>
      <div className={`${gridStyles.eventTime} ${agendaTheme.time} ${gridStyles.time}`}>{time}</div>
      <div className={`${gridStyles.eventTitle} ${agendaTheme.title} ${gridStyles.wrapped}`}>
        {event.title === '' ? '\u00A0' : event.title}
      </div>
    </div>
  </PressableEvent>
)
