import type { DragStart, DropResult } from '@hello-pangea/dnd'
import { columnKind } from './use-announcements'

/** Whether the page reads from right to left. */
export const isFromRight = (): boolean => document.documentElement.dir === 'rtl'

/**
 * The index of a column for the drag-and-drop library, which supports only left-to-right lists. On right-to-left
 * pages the columns are placed in reverse by CSS `order`, so that the reading and tab order stay the same.
 */
export const lineUp = (index: number, count: number): { readonly index: number; readonly order?: number } =>
  isFromRight() ? { index: count - 1 - index, order: -1 - index } : { index }

type Drag = DragStart & Partial<Pick<DropResult, 'destination'>>

/** Converts the indexes of a column's drag to reading order. */
export function inReadingOrder<Some extends Drag>(drag: Some, count: number): Some {
  if (drag.type !== columnKind || !isFromRight()) return drag
  const turned = <Position extends { readonly index: number }>(position: Position): Position => ({
    ...position,
    index: count - 1 - position.index,
  })
  const { source, destination } = drag
  return { ...drag, source: turned(source), ...(destination && { destination: turned(destination) }) }
}
