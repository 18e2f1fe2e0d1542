import type { BoardChoices, BoardColumn } from '#define/views/board'
import type { Call } from '#define/wire'
import { tabTotals, type ListAnswer, type Row } from '../answers'
import type { Answer } from '../read'

interface Board {
  readonly cards: Row[]
  readonly columns: readonly BoardColumn[]
  readonly columnOrder: readonly string[]
  readonly boards?: BoardChoices
}

/** Reads a board as a list of its cards, along with its columns in order. */
export function boardAnswer({ data, header }: Answer, call: Call | undefined): ListAnswer {
  const { cards, columns, columnOrder, boards } = (data as Record<string, Board>)[
    call?.answer ?? 'board'
  ] as Board
  const byId = new Map(columns.map((column) => [column.id, column]))
  return {
    data: cards,
    total: Number(header('x-total-count') ?? cards.length),
    capped: header('x-total-capped') === 'true',
    columns: columnOrder.flatMap((id) => byId.get(id) ?? []),
    ...(boards && { boards }),
    ...tabTotals(header('x-tab-totals')),
  }
}
