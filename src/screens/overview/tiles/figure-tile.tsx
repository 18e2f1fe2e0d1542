import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Sparkline } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useLinks } from '../use-links'
import { Change, type Good } from './change'
import { Tile } from './tile'
import styles from './tiles.module.css'

interface FigureTileProps {
  readonly tile: string
  readonly title: string
  readonly good?: Good
}

/** One figure with its change and its trend. */
export function FigureTile({ tile, title, good = 'more' }: FigureTileProps) {
  const figures = useFigures(tile)
  return figures?.lines[0] ? (
    <Content figures={figures} title={title} good={good} line={figures.lines[0]} />
  ) : null
}

type Figures = NonNullable<ReturnType<typeof useFigures>>

function Content({
  figures,
  line,
  title,
  good,
}: {
  figures: Figures
  line: Figures['lines'][number]
  title: string
  good: Good
}) {
  const { t } = useTranslation()
  const { full, short } = useWritten(figures.unit)
  const address = useLinks().ofLine(line)
  const { values, total } = line
  const text = full(total)
  return (
    <Tile width={3} className={styles.figure}>
      <h2>{title}</h2>
      <p className={styles.value}>{address ? <Link to={address}>{text}</Link> : text}</p>
      <div className={styles.foot}>
        <Change line={line} good={good} />
        {values.length > 1 && values.some((value) => value !== 0) && (
          <Sparkline
            values={values}
            label={t('overview.run', {
              title,
              least: short(Math.min(...values)),
              most: short(Math.max(...values)),
            })}
          />
        )}
      </div>
    </Tile>
  )
}
