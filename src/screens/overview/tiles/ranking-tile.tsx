import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FiguresTile } from '#define/overview'
import { EmptyState } from '#shell/states'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { Change } from './change'
import { Tile, type Width } from './tile'
import styles from './tiles.module.css'

interface RankingTileProps {
  readonly tile: string
  readonly title: string
  readonly width?: Width
}

/** Entries ranked by a figure, each with a link to its records. */
export function RankingTile({ tile, title, width = 4 }: RankingTileProps) {
  const figures = useFigures(tile)
  return figures ? (
    <Tile width={width}>
      <h2 className={styles.heading}>{title}</h2>
      <Ranking figures={figures} title={title} />
    </Tile>
  ) : null
}

function Ranking({ figures, title }: { figures: FiguresTile; title: string }) {
  const { t } = useTranslation()
  const { full } = useWritten(figures.unit)
  const keyName = useKeyName()
  const links = useLinks()
  const lines = figures.lines.filter(({ total }) => total > 0)
  const max = Math.max(...lines.map(({ total }) => total))
  if (lines.length === 0)
    return <EmptyState small scene="nothing" title={t('overview.nothing')} text={t('overview.nothingText')} />
  return (
    <ol className={styles.ranking} aria-label={title}>
      {lines.map((line) => {
        const name = keyName(figures.by, line)
        const address = links.ofLine(line)
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
  )
}
