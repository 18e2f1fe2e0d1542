import type { BoardColumn } from '#define/views/board'

/** A move that the server has not confirmed yet, or that the rows read last do not contain. */
export interface Move {
  readonly kind: 'card' | 'column'
  readonly id: string
  /** The target column of a card. */
  readonly to?: string
  /** The id of the item before which it is moved; null for the end. */
  readonly beforeId: string | null
}

/** The columns after a move; a move of an item that no longer exists changes nothing. */
export function applyOptimisticMove(columns: readonly BoardColumn[], move: Move): readonly BoardColumn[] {
  return move.kind === 'column' ? withColumnMoved(columns, move) : withCardMoved(columns, move)
}

function withColumnMoved(columns: readonly BoardColumn[], { id, beforeId }: Move): readonly BoardColumn[] {
  const moved = columns.find((column) => column.id === id)
  if (!moved) return columns
  return insertedBefore(
    columns.filter((column) => column !== moved),
    moved,
    (column) => column.id === beforeId,
  )
}

function withCardMoved(columns: readonly BoardColumn[], { id, to, beforeId }: Move): readonly BoardColumn[] {
  const from = columns.find(({ cardIds }) => cardIds.includes(id))
  if (!columns.some((column) => column.id === to)) return columns
  return columns.map((column) => {
    if (column !== from && column.id !== to) return column
    const others = column.cardIds.filter((card) => card !== id)
    const cardIds = column.id === to ? insertedBefore(others, id, (card) => card === beforeId) : others
    const total = column.total + cardIds.length - column.cardIds.length
    return { ...column, cardIds, total }
  })
}

function insertedBefore<Item>(items: readonly Item[], item: Item, isNext: (item: Item) => boolean): Item[] {
  const index = items.findIndex(isNext)
  return index < 0 ? [...items, item] : [...items.slice(0, index), item, ...items.slice(index)]
}

/** The id of the item before which another one is placed at an index; null for the end. */
export function nextAt(ids: readonly string[], id: string, index: number): string | null {
  return ids.filter((value) => value !== id)[index] ?? null
}
