import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { FiguresTile } from '#define/overview/overview'
import { nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartFigure } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { isFilled, type FilledLine } from '../values'
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
  const lists = useLists(figures)
  if (!figures) return null
  const lines = figures.lines.filter(isFilled)
  const [first] = lines.filter(({ key }) => key !== null)
  const values = lines.map(({ total }) => total)
  const sentence = first
    ? t('overview.sentenceFirst', { name: keyName(figures.by, first), value: full(first.total) })
    : ''
  return (
    <Tile width={width}>
      <ChartFigure
        title={title}
        note={note}
        lists={lists}
        height={200}
        isText
        legend={[]}
        categories={lines.map((line) => keyName(figures.by, line))}
        series={
          lines.length === 0 ? [] : [{ label: title, values, links: lines.map((line) => links.ofLine(line)) }]
        }
        format={full}
        plainFormat={plain}
        sentence={sentence}
      >
        <CountryMap lines={lines} full={full} label={`${title}. ${sentence}`} />
        <Countries figures={figures} lines={lines} full={full} title={title} />
      </ChartFigure>
    </Tile>
  )
}

interface CountryMapProps {
  readonly lines: readonly FilledLine[]
  readonly full: (value: number) => string
  /** The text alternative. */
  readonly label: string
}

/** Units of the drawing between two squares. */
const step = 24
const shades = 4

/** The shade of a figure: each is half of the next, because few countries have most of a figure. */
const shadeOf = (total: number, max: number): number =>
  total === 0 ? 0 : Math.max(1, shades + Math.ceil(Math.log2(total / max)))

function CountryMap({ lines, full, label }: CountryMapProps) {
  const locale = useLocale()
  const links = useLinks()
  const navigate = useNavigate()
  const byCode = new Map(lines.map((line) => [line.key, line]))
  const max = Math.max(...lines.map(({ key, total }) => (key === null ? 0 : total)), 1)
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      role="img"
      aria-label={label}
    >
      {squares.map(({ code, x, y }) => {
        const line = byCode.get(code)
        const address = line && links.ofLine(line)
        const name = nameOfCode('region', code, locale)
        return (
          <rect
            key={code}
            className={styles.country}
            data-shade={shadeOf(line?.total ?? 0, max)}
            data-followed={address ? true : undefined}
            onClick={address ? () => void navigate(address) : undefined}
            x={x * step + 1}
            y={y * step + 1}
            width={step - 2}
            height={step - 2}
            rx={4}
          >
            <title>{line ? `${name}: ${full(line.total)}` : name}</title>
          </rect>
        )
      })}
    </svg>
  )
}

/** The number of countries that are named below the map; the table has all. */
const named = 12

interface CountriesProps extends Pick<CountryMapProps, 'lines' | 'full'> {
  readonly figures: FiguresTile
  readonly title: string
}

/** The countries with the highest figures by name, each with a link to its records. */
function Countries({ figures, lines, full, title }: CountriesProps) {
  const keyName = useKeyName()
  const links = useLinks()
  return (
    <ol className={styles.countries} aria-label={title}>
      {lines.slice(0, named).map((line) => {
        const address = links.ofLine(line)
        const name = keyName(figures.by, line)
        return (
          <li key={line.key ?? ''}>
            {address ? <Link to={address}>{name}</Link> : name} <strong>{full(line.total)}</strong>
          </li>
        )
      })}
    </ol>
  )
}
