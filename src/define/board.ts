/** A column of a board as it travels: what it is called, its cards in their order, and how many it has in all. */
export interface BoardColumn {
  /** The id of the record that it is, else the word of the state or choice. */
  readonly id: string
  readonly title: string
  readonly cardIds: readonly string[]
  readonly total: number
  /** There are more than `total`. */
  readonly capped: boolean
  /** Where a column is a record, all of it. */
  readonly [field: string]: unknown
}

/** What of a column is not its record's. */
export const columnParts = ['id', 'title', 'cardIds', 'total', 'capped'] as const
