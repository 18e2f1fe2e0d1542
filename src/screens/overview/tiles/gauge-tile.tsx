import { useTranslation } from 'react-i18next'
import type { FiguresTile } from '#define/overview/overview'
import { RadialGauge } from '#screens/charts'
import { useShare, useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useLists } from '../use-lists'
import { useNote } from '../use-note'
import { Tile, type Width } from './tile'

interface GaugeTileProps {
  readonly tile: string
  readonly title: string
  /** The part and the rest, with their names. */
  readonly parts: (tile: FiguresTile) => readonly { readonly name: string; readonly value: number }[]
  /** The names of the metrics whose lists can be opened. */
  readonly names?: Readonly<Record<string, string>>
  readonly width?: Width
}

/** A part of a whole as an arc. */
export function GaugeTile({ tile, title, parts, names, width = 4 }: GaugeTileProps) {
  const { t } = useTranslation()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const share = useShare()
  const note = useNote(figures)
  const lists = useLists(figures, names)
  if (!figures) return null
  const shown = parts(figures)
  const sum = shown.reduce((all, { value }) => all + value, 0)
  const [first] = shown
  return (
    <Tile width={width}>
      <RadialGauge
        title={title}
        note={note}
        lists={lists}
        height={260}
        categories={shown.map(({ name }) => name)}
        series={sum === 0 ? [] : [{ label: title, values: shown.map(({ value }) => value) }]}
        share={share((first?.value ?? 0) / (sum || 1))}
        format={full}
        plainFormat={plain}
        sentence={
          first
            ? t('overview.sentencePart', { name: first.name, value: full(first.value), total: full(sum) })
            : ''
        }
      />
    </Tile>
  )
}
