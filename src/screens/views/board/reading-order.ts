import type { DragStart, DropResult } from '@hello-pangea/dnd'
import { columnKind } from './use-announcements'

/** Whether lines begin at the right. */
export const isFromRight = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Where a column stands for what drags: it knows lines from left to right only. So the columns of a page that reads from the
 * right lie in a line from the left, the last one first, by `order` alone: who reads or tabs through them has the first one first.
 */
export const lineUp = (index: number, count: number): { readonly index: number; readonly order?: number } =>
  isFromRight() ? { index: count - 1 - index, order: -1 - index } : { index }

type Drag = DragStart & Partial<Pick<DropResult, 'destination'>>

/** A drag of a column with its places as they are read. */
export function inReadingOrder<Some extends Drag>(drag: Some, count: number): Some {
  if (drag.type !== columnKind || !isFromRight()) return drag
  const turned = <Position extends { readonly index: number }>(position: Position): Position => ({
    ...position,
    index: count - 1 - position.index,
  })
  const { source, destination } = drag
  return { ...drag, source: turned(source), ...(destination && { destination: turned(destination) }) }
}
