import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { ArrangedTile } from '#define/overview/arrangement'
import { Figures } from '../tiles/tile'

/** The props by which a tile is arranged. Every tile of an overview has them. */
interface TileProps {
  readonly tile: string
  readonly title: string
}

/** A tile as declared by its overview. */
export interface Entry {
  readonly name: string
  readonly title: string
  readonly element: ReactElement
  /** Figures have a row of their own, in which they are arranged. */
  readonly isFigure: boolean
}

const isTile = (node: ReactNode): node is ReactElement<TileProps> =>
  isValidElement<Partial<TileProps>>(node) && node.props.tile !== undefined

const isFigures = (node: ReactNode): node is ReactElement<{ readonly children: ReactNode }> =>
  isValidElement(node) && node.type === Figures

/** The tiles among the children of an overview, in the declared order. */
export function entriesOf(children: ReactNode): readonly Entry[] {
  return Children.toArray(children).flatMap((node): readonly Entry[] => {
    if (isFigures(node)) return entriesOf(node.props.children).map((entry) => ({ ...entry, isFigure: true }))
    if (!isTile(node)) return []
    return [{ name: node.props.tile, title: node.props.title, element: node, isFigure: false }]
  })
}

/** The number of tiles in front of the row of figures. */
export function countBeforeFigures(children: ReactNode): number {
  const nodes = Children.toArray(children)
  return Math.max(0, nodes.findIndex(isFigures))
}

/**
 * The entries in the order of an arrangement. One that is not arranged, for example because it is newer, follows the
 * one that it follows as declared.
 */
export function inOrder<One extends { readonly name: string }>(
  declared: readonly One[],
  arranged: readonly ArrangedTile[],
): readonly One[] {
  const byName = new Map(declared.map((entry) => [entry.name, entry]))
  const ordered = arranged.flatMap(({ tile }) => byName.get(tile) ?? [])
  const placed = new Set(ordered)
  for (const [index, entry] of declared.entries()) {
    if (placed.has(entry)) continue
    const previous = declared[index - 1]
    ordered.splice(previous ? ordered.indexOf(previous) + 1 : 0, 0, entry)
    placed.add(entry)
  }
  return ordered
}
