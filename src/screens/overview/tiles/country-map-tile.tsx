import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FiguresTile, Line } from '#define/overview'
import { ChartFigure } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useNote } from '../use-note'
import { columns, lines as rows, squares } from './country-grid'
import styles from './country-map.module.css'
import { Tile, type Width } from './tile'

interface CountryMapTileProps {
  readonly tile: string
  readonly title: string
  readonly width?: Width
}

/** Countries as squares, in which a darker one has a higher figure; a click on one opens the list of its records. */
export function CountryMapTile({ tile, title, width = 8 }: CountryMapTileProps) {
  const { t } = useTranslation()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const keyName = useKeyName()
  const links = useLinks()
  const note = useNote(figures)
  if (!figures) return null
  const lines = figures.lines.filter(({ total }) => total > 0)
  const [first] = lines.filter(({ key }) => key !== null)
  const values = lines.map(({ total }) => total)
  return (
    <Tile width={width}>
      <ChartFigure
        title={title}
        note={note}
        height={200}
        legend={[]}
        categories={lines.map((line) => keyName(figures.by, line))}
        series={
          lines.length === 0 ? [] : [{ label: title, values, links: lines.map((line) => links.ofLine(line)) }]
        }
        format={full}
        plainFormat={plain}
        sentence={
          first
            ? t('overview.sentenceFirst', { name: keyName(figures.by, first), value: full(first.total) })
            : ''
        }
      >
        <CountryMap figures={figures} lines={lines} full={full} />
      </ChartFigure>
    </Tile>
  )
}

interface CountryMapProps {
  readonly figures: FiguresTile
  readonly lines: readonly Line[]
  readonly full: (value: number) => string
}

/** Units of the drawing between two squares. */
const step = 24
const shades = 4

/** The shade of a figure: each is half of the next, because few countries have most of a figure. */
const shadeOf = (total: number, max: number): number =>
  total === 0 ? 0 : Math.max(1, shades + Math.ceil(Math.log2(total / max)))

function CountryMap({ figures, lines, full }: CountryMapProps) {
  const keyName = useKeyName()
  const links = useLinks()
  const navigate = useNavigate()
  const byCode = new Map(lines.map((line) => [line.key, line]))
  const max = Math.max(...lines.map(({ key, total }) => (key === null ? 0 : total)), 1)
  return (
    <svg className={styles.map} viewBox={`0 0 ${columns * step} ${rows * step}`} aria-hidden="true">
      {squares.map(({ code, x, y }) => {
        const line = byCode.get(code)
        const address = line && links.ofLine(line)
        return (
          <g
            key={code}
            className={styles.country}
            data-shade={shadeOf(line?.total ?? 0, max)}
            data-followed={address ? true : undefined}
            onClick={address ? () => void navigate(address) : undefined}
          >
            {line && <title>{`${keyName(figures.by, line)}: ${full(line.total)}`}</title>}
            <rect x={x * step + 1} y={y * step + 1} width={step - 2} height={step - 2} rx={4} />
            <text x={(x + 0.5) * step} y={(y + 0.5) * step}>
              {code}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
