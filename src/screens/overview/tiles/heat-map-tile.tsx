import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartFigure } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import styles from './heat-map.module.css'
import { useNote } from '../use-note'
import { Tile, type Width } from './tile'

interface HeatMapTileProps {
  readonly tile: string
  readonly title: string
  readonly width?: Width
}

const dayLong = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The days of a range as 'YYYY-MM-DD'. */
const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(timeOf(from) + index * dayLong).toISOString().slice(0, 10),
  )

/** The number of shades beside that of nothing. */
const shades = 4

/** A calendar of some weeks, a column for each, in which a darker day has a higher figure. */
export function HeatMapTile({ tile, title, width = 12 }: HeatMapTileProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const note = useNote(figures)
  const [line] = figures?.lines ?? []
  if (!figures?.days || !line) return null
  const { values } = line
  const days = daysFrom(figures.days.from, values.length)
  const max = Math.max(...values)
  const best = days[values.indexOf(max)]
  const names = days.map((day) => formatDay(day, locale))
  const sentence = best ? t('overview.sentenceMost', { day: formatDay(best, locale), value: full(max) }) : ''
  return (
    <Tile width={width}>
      <ChartFigure
        title={title}
        note={note}
        height={150}
        legend={[]}
        categories={names}
        series={max === 0 ? [] : [{ label: title, values }]}
        format={full}
        plainFormat={plain}
        sentence={sentence}
        isText
      >
        <Calendar {...{ days, names, values, max, locale, full }} label={`${title}. ${sentence}`} />
      </ChartFigure>
    </Tile>
  )
}

interface CalendarProps {
  readonly days: readonly string[]
  readonly names: readonly string[]
  readonly values: readonly number[]
  readonly max: number
  readonly locale: string
  readonly full: (value: number) => string
  /** The text alternative. */
  readonly label: string
}

/** The first day is a Monday. */
function Calendar({ days, names, values, max, locale, full, label }: CalendarProps) {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const weeks = days.filter((_, index) => index % 7 === 0)
  return (
    <div role="img" aria-label={label} className={styles.map} style={{ '--weeks': weeks.length } as object}>
      {weeks.map((monday, week) => {
        const previous = weeks[week - 1]
        const isNew =
          previous === undefined ? Number(monday.slice(8)) < 20 : previous.slice(5, 7) !== monday.slice(5, 7)
        return isNew ? (
          <span key={monday} className={styles.month} style={{ gridColumn: week + 2 }}>
            {month.format(timeOf(monday))}
          </span>
        ) : null
      })}
      {[0, 2, 4].map((day) => (
        <span key={day} className={styles.weekday} style={{ gridRow: day + 2 }}>
          {weekday.format(timeOf(days[day] ?? ''))}
        </span>
      ))}
      {days.map((day, index) => {
        const value = values[index] ?? 0
        return (
          <span
            key={day}
            className={styles.day}
            data-shade={value === 0 ? 0 : Math.ceil((value / max) * shades)}
            title={`${names[index]}: ${full(value)}`}
            style={{ gridColumn: Math.floor(index / 7) + 2, gridRow: (index % 7) + 2 }}
          />
        )
      })}
    </div>
  )
}
