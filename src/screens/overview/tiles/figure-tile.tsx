import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChartFrame, chartSheet, Sparkline } from '#screens/charts'
import { useBucketNames, useWritten } from '../format'
import { useAnswer, useFigures } from '../overview-context'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { withoutGaps } from '../values'
import { Change, type Good } from './change'
import { Tile } from './tile'
import styles from './tiles.module.css'

interface FigureTileProps {
  readonly tile: string
  readonly title: string
  /** The title for a user who reads only their own records: 'You spent' in place of 'Revenue'. */
  readonly ownTitle?: string
  readonly good?: Good
}

/** One figure with its change and its trend. */
export function FigureTile({ tile, title, ownTitle, good = 'more' }: FigureTileProps) {
  const figures = useFigures(tile)
  return figures?.lines[0] ? (
    <Content
      figures={figures}
      title={figures.own && ownTitle ? ownTitle : title}
      good={figures.own ? 'neither' : good}
      line={figures.lines[0]}
    />
  ) : null
}

type Figures = NonNullable<ReturnType<typeof useFigures>>

interface ContentProps {
  readonly figures: Figures
  readonly line: Figures['lines'][number]
  readonly title: string
  readonly good: Good
}

function Content({ figures, line, title, good }: ContentProps) {
  const { t } = useTranslation()
  const { full, short } = useWritten(figures.unit)
  const address = useLinks().ofLine(line)
  const { values, total } = line
  const text = total === null ? t('overview.noData') : full(total)
  const known = withoutGaps(values)
  return (
    <Tile width={3} className={styles.figure}>
      <ChartFrame
        title={title}
        note={useNote(figures)}
        lists={useLists(figures)}
        isSmall
        sheet={useFigureSheet(figures, line, title)}
      >
        <p className={styles.value}>{address ? <Link to={address}>{text}</Link> : text}</p>
        <div className={styles.foot}>
          <Change line={line} good={good} />
          {values.length > 1 && known.some((value) => value !== 0) && (
            <Sparkline
              values={values}
              label={t('overview.run', {
                title,
                least: short(Math.min(...known)),
                most: short(Math.max(...known)),
              })}
            />
          )}
        </div>
      </ChartFrame>
    </Tile>
  )
}

/** A figure as a table: its values over time, or the figure alone. */
function useFigureSheet({ unit }: Figures, line: ContentProps['line'], title: string) {
  const { t } = useTranslation()
  const { bucket, buckets } = useAnswer()
  const { full, plain } = useWritten(unit)
  const links = useLinks()
  const names = useBucketNames({ size: bucket, buckets })
  const { values, valuesBefore } = line
  const isOverTime = values.length === buckets.length
  const series = isOverTime
    ? { label: title, values, links: links.ofBuckets(line, buckets) }
    : { label: title, values: [line.total], links: [links.ofLine(line)] }
  const before = {
    label: t('overview.before'),
    values: buckets.map((_, index) => valuesBefore[index] ?? null),
  }
  return chartSheet(t('charts.category'), {
    categories: isOverTime ? names : [t('overview.now')],
    series: isOverTime && valuesBefore.length > 0 ? [series, before] : [series],
    format: full,
    plainFormat: plain,
  })
}
