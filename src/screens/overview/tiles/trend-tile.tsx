import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FiguresTile, Line } from '#define/overview'
import { AreaChart, BarChart, LineChart } from '#screens/charts'
import { useBucketNames, useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { Tile, type Width } from './tile'

interface TrendTileProps {
  readonly tile: string
  readonly title: string
  /** The labels of the lines, if their keys are names of measures. */
  readonly names?: Readonly<Record<string, string>>
  readonly as?: 'bars' | 'stacked' | 'lines' | 'area'
  readonly width?: Width
}

const hasFigures = ({ lines }: FiguresTile) =>
  lines.some(({ total, values }) => total !== 0 || values.some((value) => value !== 0))

/** Figures over the range, with a bar or point for each bucket; a click on one opens the list of its records. */
export function TrendTile({ tile, title, names = {}, as = 'bars', width = 8 }: TrendTileProps) {
  const figures = useFigures(tile)
  return figures ? <Content figures={figures} title={title} names={names} as={as} width={width} /> : null
}

function Content({
  figures,
  title,
  names,
  as,
  width,
}: Required<Omit<TrendTileProps, 'tile'>> & { figures: FiguresTile }) {
  const { t } = useTranslation()
  const categories = useBucketNames()
  const { full, short } = useWritten(figures.unit)
  const keyName = useKeyName()
  const links = useLinks()
  const navigate = useNavigate()
  const nameOf = (line: Line) => names[line.key ?? ''] ?? keyName(figures.by, line)
  const lines = hasFigures(figures) ? figures.lines : []
  const series = lines.map((line) => ({
    label: nameOf(line),
    values: line.values,
    links: links.ofBuckets(line),
  }))
  const [only] = lines
  const before =
    only && lines.length === 1 && only.before !== null && only.valuesBefore.length > 0
      ? [
          {
            label: t('overview.before'),
            values: categories.map((_, index) => only.valuesBefore[index] ?? null),
          },
        ]
      : []
  // If the user may see only one of several measures, its name is the heading.
  const heading = only && lines.length === 1 && Object.keys(names).length > 1 ? nameOf(only) : title
  const chart = {
    title: heading,
    categories,
    format: full,
    shortFormat: short,
    series: [...series, ...before],
    sentence: lines.map((line) => sentenceOf(line, nameOf(line))).join(t('overview.joint')),
    onFollow: (address: string) => void navigate(address),
  }
  function sentenceOf({ total, before: earlier }: Line, name: string): string {
    const props = { name, total: full(total) }
    return earlier === null
      ? t('overview.sentenceTrend', props)
      : t('overview.sentenceTrendBefore', { ...props, before: full(earlier) })
  }
  return (
    <Tile width={width}>
      {as === 'lines' && <LineChart {...chart} />}
      {as === 'area' && <AreaChart {...chart} />}
      {(as === 'bars' || as === 'stacked') && <BarChart {...chart} stacked={as === 'stacked'} />}
    </Tile>
  )
}
