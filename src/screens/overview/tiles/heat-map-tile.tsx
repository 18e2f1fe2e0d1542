import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartFigure } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import styles from './heat-map.module.css'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { useWidth } from '#shell/parts/use-width'
import { calendarOf, dayLong } from './heat-map-weeks'
import { Tile, type Width } from './tile'

interface HeatMapTileProps {
  readonly tile: string
  readonly title: string
  readonly width?: Width
}

/** The number of shades beside that of nothing. */
const shades = 4

/** A calendar of the range with a column for each week, in which a darker day has a higher figure. */
export function HeatMapTile({ tile, title, width = 12 }: HeatMapTileProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const note = useNote(figures)
  const lists = useLists(figures)
  const [line] = figures?.lines ?? []
  if (!figures?.days || !line) return null
  const values = line.values.map((value) => value ?? 0)
  const { days } = calendarOf(figures.days.from, values.length)
  const max = Math.max(...values)
  const best = days[values.indexOf(max)]
  const names = days.map((day) => formatDay(day, locale))
  const sentence = best ? t('overview.sentenceMost', { day: formatDay(best, locale), value: full(max) }) : ''
  return (
    <Tile width={width}>
      <ChartFigure
        title={title}
        note={note}
        lists={lists}
        height={150}
        legend={[]}
        categories={names}
        series={max === 0 ? [] : [{ label: title, values }]}
        format={full}
        plainFormat={plain}
        sentence={sentence}
        isText
      >
        <Calendar
          days={days}
          names={names}
          values={values}
          max={max}
          locale={locale}
          full={full}
          label={`${title}. ${sentence}`}
        />
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

/** Pixels of the weekdays in front of the weeks, and of the narrowest week with its gap. */
const weekdays = 48
const weekWidth = 14

/** Weeks that have no space beside each other are continued below. */
function Calendar({ days, names, values, max, locale, full, label }: CalendarProps) {
  const [width, ref] = useWidth()
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  const [weekday, month] = [format({ weekday: 'short' }), format({ month: 'short' })]
  const fitting = width === 0 ? undefined : Math.max(1, Math.floor((width - weekdays) / weekWidth))
  const { cells, months, mondays, columns, bands } = calendarOf(days[0] ?? '', days.length, fitting)
  return (
    <div ref={ref}>
      <div role="img" aria-label={label} className={styles.map} style={{ '--weeks': columns } as object}>
        {months.map(({ day, column, row }) => (
          <span key={day} className={styles.month} style={{ gridColumn: column, gridRow: row }}>
            {month.format(Date.parse(day))}
          </span>
        ))}
        {bands.flatMap((row) =>
          [0, 2, 4].map((day) => (
            <span key={`${row} ${day}`} className={styles.weekday} style={{ gridRow: row + day + 1 }}>
              {weekday.format(mondays + day * dayLong)}
            </span>
          )),
        )}
        {cells.map(({ day, column, row }, index) => {
          const value = values[index] ?? 0
          return (
            <span
              key={day}
              className={styles.day}
              data-day={day}
              data-shade={value === 0 ? 0 : Math.ceil((value / max) * shades)}
              title={`${names[index]}: ${full(value)}`}
              style={{ gridColumn: column, gridRow: row }}
            />
          )
        })}
      </div>
    </div>
  )
}
