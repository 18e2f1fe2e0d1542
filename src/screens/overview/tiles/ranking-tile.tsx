import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FiguresTile, Line } from '#define/overview/overview'
import { ChartFigure } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { isFilled } from '../values'
import { Change } from './change'
import { Tile, type Width } from './tile'
import styles from './ranking-tile.module.css'

interface RankingTileProps {
  readonly tile: string
  readonly title: string
  /** The title for a user who reads only their own records. */
  readonly ownTitle?: string | undefined
  readonly width?: Width
  /** The labels of the lines, if their keys are none of a field. */
  readonly names?: Readonly<Record<string, string>>
  /** The number of entries below which there is no tile; by default there always is one. */
  readonly least?: number
}

/** Entries ranked by a figure, each with a link to its records. */
export function RankingTile({ tile, title, ownTitle, width = 4, ...shown }: RankingTileProps) {
  const figures = useFigures(tile)
  const { names, least = 0 } = shown
  if (!figures || figures.lines.length < least) return null
  return (
    <Tile width={width}>
      <Ranking figures={figures} title={figures.own && ownTitle ? ownTitle : title} names={names ?? {}} />
    </Tile>
  )
}

interface RankingProps extends Pick<RankingTileProps, 'title'> {
  readonly figures: FiguresTile
  readonly names: Readonly<Record<string, string>>
}

function Ranking({ figures, title, names }: RankingProps) {
  const { t } = useTranslation()
  const { full, plain } = useWritten(figures.unit)
  const keyName = useKeyName()
  const nameOf = (line: Line) => names[line.key ?? ''] ?? keyName(figures.by, line)
  const links = useLinks()
  const lines = figures.lines.filter(isFilled)
  const max = Math.max(...lines.map(({ total }) => total))
  const hasBefore = lines.some(({ before }) => before !== null)
  const series = [
    { label: title, values: lines.map(({ total }) => total), links: lines.map((line) => links.ofLine(line)) },
    ...(hasBefore ? [{ label: t('overview.before'), values: lines.map(({ before }) => before) }] : []),
  ]
  return (
    <ChartFigure
      title={title}
      note={useNote(figures)}
      lists={useLists(figures)}
      isText
      sentence=""
      legend={[]}
      height={220}
      categories={lines.map(nameOf)}
      series={lines.length > 0 ? series : []}
      format={full}
      plainFormat={plain}
    >
      <ol className={styles.ranking} aria-label={title}>
        {lines.map((line) => {
          const name = nameOf(line)
          const address = links.ofLine(line) ?? links.ofKey(figures.by, line)
          return (
            <li key={line.key ?? ''}>
              <span className={styles.name} data-records={line.label ? true : undefined}>
                {address ? <Link to={address}>{name}</Link> : name}
              </span>
              <span className={styles.amount}>{full(line.total)}</span>
              <Change line={line} good="neither" />
              <span className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: `${(line.total / max) * 100}%` }} />
              </span>
            </li>
          )
        })}
      </ol>
    </ChartFigure>
  )
}
