import type { ReactNode } from 'react'
import type { ArrangedTile } from '#define/overview/arrangement'
import { Figures, Tiles, WidthContext } from '../tiles/tile'
import { countBeforeFigures, entriesOf, inOrder } from './entries'

interface ArrangedTilesProps {
  readonly tiles: readonly ArrangedTile[]
  readonly children: ReactNode
}

/** The tiles of an overview in the order and widths of an arrangement, without the hidden ones. */
export function ArrangedTiles({ tiles, children }: ArrangedTilesProps) {
  const byName = new Map(tiles.map((item) => [item.tile, item]))
  const shown = inOrder(entriesOf(children), tiles)
    .filter(({ name }) => !byName.get(name)?.hidden)
    .map(({ name, element, isFigure }) => ({
      isFigure,
      node: (
        <WidthContext key={name} value={isFigure ? undefined : byName.get(name)?.width}>
          {element}
        </WidthContext>
      ),
    }))
  const figures = shown.flatMap(({ isFigure, node }) => (isFigure ? [node] : []))
  const others = shown.flatMap(({ isFigure, node }) => (isFigure ? [] : [node]))
  const before = countBeforeFigures(children)
  return (
    <Tiles>
      {others.slice(0, before)}
      {figures.length > 0 && <Figures key="figures">{figures}</Figures>}
      {others.slice(before)}
    </Tiles>
  )
}
