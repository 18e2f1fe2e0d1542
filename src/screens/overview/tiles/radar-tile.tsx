import { useTranslation } from 'react-i18next'
import { Radar } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { isFilled } from '../values'
import { Tile, type Width } from './tile'

interface RadarTileProps {
  readonly tile: string
  readonly title: string
  readonly width?: Width
}

/** The number of axes that can be read. */
const max = 8

/** The shape of a whole, now and in the period before. */
export function RadarTile({ tile, title, width = 4 }: RadarTileProps) {
  const { t } = useTranslation()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const keyName = useKeyName()
  const links = useLinks()
  const note = useNote(figures)
  const lists = useLists(figures)
  if (!figures) return null
  const lines = figures.lines.filter(isFilled).slice(0, max)
  const [first] = lines
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const hasBefore = lines.some(({ before }) => before !== null)
  const now = {
    label: t('overview.now'),
    values: lines.map((line) => line.total),
    links: lines.map((line) => links.ofLine(line)),
  }
  const before = { label: t('overview.before'), values: lines.map((line) => line.before), isBefore: true }
  return (
    <Tile width={width}>
      <Radar
        title={title}
        note={note}
        lists={lists}
        height={240}
        categories={lines.map((line) => keyName(figures.by, line))}
        series={total === 0 ? [] : hasBefore ? [now, before] : [now]}
        format={full}
        plainFormat={plain}
        sentence={
          first
            ? t('overview.sentenceShares', {
                name: keyName(figures.by, first),
                value: full(first.total),
                total: full(total),
              })
            : ''
        }
      />
    </Tile>
  )
}
