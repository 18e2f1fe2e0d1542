import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FiguresTile, Line } from '#define/overview/overview'
import { AreaChart, BarChart, LineChart, type ChartSeries } from '#screens/charts'
import { useBucketNames, useWritten } from '../format'
import { trendOf } from '../grouping'
import { useAnswer, useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { useWidth } from '#shell/parts/use-width'
import { Tile, type Width } from './tile'

interface TrendTileProps {
  readonly tile: string
  readonly title: string
  /** The title for a user who reads only their own records. */
  readonly ownTitle?: string | undefined
  /** The labels of the lines, if their keys are names of measures. */
  readonly names?: Readonly<Record<string, string>>
  /** These labels for a user who reads only their own records. */
  readonly ownNames?: Readonly<Record<string, string>>
  readonly as?: 'bars' | 'stacked' | 'lines' | 'area'
  readonly width?: Width
  /** Also shows the first line in the period before; a single line always does. */
  readonly compared?: boolean
}

type Shown = Required<Omit<TrendTileProps, 'tile' | 'width' | 'ownTitle' | 'ownNames'>> & {
  readonly figures: FiguresTile
}

/** The axis of the values beside the bars, in pixels. */
const axis = 76

/** Figures over the range, with a bar or point for each bucket; a click on one opens the list of its records. */
export function TrendTile({
  tile,
  title,
  ownTitle,
  names = {},
  ownNames = {},
  as = 'bars',
  width = 8,
  compared = false,
}: TrendTileProps) {
  const figures = useFigures(tile)
  return figures ? (
    <Tile width={width}>
      <Trend
        figures={figures}
        as={as}
        compared={compared}
        title={figures.own && ownTitle ? ownTitle : title}
        names={figures.own && ownTitle ? ownNames : names}
      />
    </Tile>
  ) : null
}

const hasFigures = ({ lines }: FiguresTile) =>
  lines.some(({ total, values }) => [total, ...values].some((value) => value !== null && value !== 0))

function Trend({ figures, title, names, as, compared }: Shown) {
  const { t } = useTranslation()
  const [width, ref] = useWidth()
  const { full, short, plain } = useWritten(figures.unit)
  const keyName = useKeyName()
  const navigate = useNavigate()
  const nameOf = (line: Line) =>
    names[line.key ?? ''] ?? (figures.lines.length === 1 ? title : keyName(figures.by, line))
  const isBars = as === 'bars' || as === 'stacked'
  const { trend, series, isAlone } = useSeries(figures, {
    nameOf,
    compared,
    width: isBars ? Math.max(0, width - axis) : 0,
    isStacked: as === 'stacked',
  })
  const categories = useBucketNames(trend)
  const [first] = trend.lines
  const sentenceOf = useSentence(full)
  const chart = {
    // If the user may see only one of several measures, its name is the heading.
    title: first && isAlone && Object.keys(names).length > 1 ? nameOf(first) : title,
    note: useNote(figures, names),
    lists: useLists(figures, names),
    categories,
    format: full,
    shortFormat: short,
    plainFormat: plain,
    series,
    sentence: trend.lines.map((line) => sentenceOf(line, nameOf(line))).join(t('overview.joint')),
    onFollow: (address: string) => void navigate(address),
  }
  return (
    <div ref={ref}>
      {as === 'lines' && <LineChart {...chart} />}
      {as === 'area' && <AreaChart {...chart} />}
      {isBars && <BarChart {...chart} stacked={as === 'stacked'} />}
    </div>
  )
}

/** A sentence about a line, and what it was in the period before. An average of no values has none. */
function useSentence(full: (value: number | null) => string) {
  const { t } = useTranslation()
  const isCompared = useAnswer().compared !== null
  return ({ total, before }: Line, name: string): string => {
    const values = { name, total: total === null ? t('overview.noDataInside') : full(total) }
    if (before !== null) return t('overview.sentenceTrendBefore', { ...values, before: full(before) })
    return t(isCompared ? 'overview.sentenceTrendAlone' : 'overview.sentenceTrend', values)
  }
}

interface Wanted {
  readonly nameOf: (line: Line) => string
  readonly compared: boolean
  /** Pixels for the bars; 0 for lines. */
  readonly width: number
  readonly isStacked: boolean
}

/** The lines of a tile as series of a chart, in buckets that it can show, with the period before as a last series. */
function useSeries(figures: FiguresTile, { nameOf, compared, width, isStacked }: Wanted) {
  const { t } = useTranslation()
  const { bucket, buckets } = useAnswer()
  const links = useLinks()
  const shown = hasFigures(figures) ? figures : { ...figures, lines: [] }
  const isAlone = shown.lines.length === 1
  const withBefore = (compared || isAlone) && hasBefore(shown.lines[0])
  const bars = isStacked ? 1 : shown.lines.length + (withBefore ? 1 : 0)
  const trend = trendOf(shown, { buckets, size: bucket }, { width, bars })
  const series: ChartSeries[] = trend.lines.map((line) => ({
    label: nameOf(line),
    values: line.values,
    links: links.ofBuckets(line, trend.buckets),
    list: isAlone ? undefined : links.ofLine(line),
  }))
  const [first] = trend.lines
  if (first && withBefore)
    series.push({
      label: isAlone ? t('overview.before') : t('overview.beforeOf', { name: nameOf(first) }),
      values: trend.buckets.map((_, index) => first.valuesBefore[index] ?? null),
      isBefore: true,
    })
  return { trend, series, isAlone }
}

const hasBefore = (line: Line | undefined): boolean =>
  line !== undefined && line.before !== null && line.valuesBefore.length > 0
