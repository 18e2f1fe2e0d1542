import type { BoardColumn } from '#define/board'

/** Something that was put elsewhere and that the server has not answered yet, or not in what was read last. */
export interface Move {
  readonly kind: 'card' | 'column'
  readonly id: string
  /** The column of a card. */
  readonly to?: string
  /** Before whom; null for the end. */
  readonly beforeId: string | null
}

/** The columns as they are once something is moved; what is not there any more stays where it is. */
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

/** Before whom something stands that is put at a place among the others. */
export function nextAt(ids: readonly string[], id: string, index: number): string | null {
  return ids.filter((value) => value !== id)[index] ?? null
}
