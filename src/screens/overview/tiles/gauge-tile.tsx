import { useTranslation } from 'react-i18next'
import type { FiguresTile } from '#define/overview'
import { RadialGauge } from '#screens/charts'
import { useShare, useWritten } from '../format'
import { useFigures } from '../overview-context'
import { useNote } from '../use-note'
import { Tile, type Width } from './tile'

interface GaugeTileProps {
  readonly tile: string
  readonly title: string
  /** The part and the rest, with their names. */
  readonly parts: (tile: FiguresTile) => readonly { readonly name: string; readonly value: number }[]
  readonly width?: Width
  /** Not for a user who reads only their own records. */
  readonly isForAll?: boolean
}

/** A part of a whole as an arc. */
export function GaugeTile({ tile, title, parts, width = 4, isForAll = false }: GaugeTileProps) {
  const { t } = useTranslation()
  const figures = useFigures(tile)
  const { full, plain } = useWritten(figures?.unit ?? 'count')
  const share = useShare()
  const note = useNote(figures)
  if (!figures || (isForAll && figures.own)) return null
  const shown = parts(figures)
  const sum = shown.reduce((all, { value }) => all + value, 0)
  const [first] = shown
  return (
    <Tile width={width}>
      <RadialGauge
        title={title}
        note={note}
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
