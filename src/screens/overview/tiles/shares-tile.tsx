import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FiguresTile, Line } from '#define/overview/overview'
import { Donut } from '#screens/charts'
import { useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useKeyName } from '../use-key-name'
import { useLinks } from '../use-links'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { isFilled, sumOf, type FilledLine } from '../values'
import { Tile, type Width } from './tile'

interface SharesTileProps {
  readonly tile: string
  readonly title: string
  /** The title for a user who reads only their own records. */
  readonly ownTitle?: string | undefined
  /** Replaces the tile's own lines by others, with their names. */
  readonly parts?: (tile: FiguresTile) => readonly { readonly name: string; readonly line: Line }[]
  readonly width?: Width
}

/** The shares of a whole; a click on one opens the list of its records. */
export function SharesTile({ tile, title, ownTitle, parts, width = 4 }: SharesTileProps) {
  const figures = useFigures(tile)
  return figures ? (
    <Content
      figures={figures}
      title={figures.own && ownTitle ? ownTitle : title}
      parts={parts}
      width={width}
    />
  ) : null
}

function Content({
  figures,
  title,
  parts,
  width,
}: { figures: FiguresTile; width: Width } & Pick<SharesTileProps, 'title' | 'parts'>) {
  const { t } = useTranslation()
  const { full, plain } = useWritten(figures.unit)
  const keyName = useKeyName()
  const links = useLinks()
  const navigate = useNavigate()
  const named = parts?.(figures) ?? figures.lines.map((line) => ({ name: keyName(figures.by, line), line }))
  const shown = folded(
    named.flatMap(({ name, line }) => (isFilled(line) ? [{ name, line }] : [])),
    t('overview.rest'),
  )
  const total = full(sumOf(shown.map(({ line }) => line.total)))
  const [first] = shown
  const props = first && { name: first.name, value: full(first.line.total), total }
  return (
    <Tile width={width}>
      <Donut
        title={title}
        note={useNote(figures)}
        lists={useLists(figures)}
        height={220}
        categories={shown.map(({ name }) => name)}
        series={
          shown.length === 0
            ? []
            : [
                {
                  label: title,
                  values: shown.map(({ line }) => line.total),
                  links: shown.map(({ line }) => links.ofLine(line)),
                },
              ]
        }
        format={full}
        plainFormat={plain}
        sentence={props ? t('overview.sentenceShares', props) : ''}
        onFollow={(address) => void navigate(address)}
      />
    </Tile>
  )
}

/** The number of colours that can be told apart. */
const max = 6

interface Part {
  readonly name: string
  readonly line: FilledLine
}

/** Merges all parts after the first ones into one. */
function folded(parts: readonly Part[], name: string): readonly Part[] {
  if (parts.length <= max) return parts
  const rest = sumOf(parts.slice(max - 1).map(({ line }) => line.total))
  const line = { key: null, total: rest, before: null, values: [], valuesBefore: [] }
  return [...parts.slice(0, max - 1), { name, line }]
}
