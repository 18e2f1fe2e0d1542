/**
 * A column of a board as sent to the client: its title, the ids of its cards in order, and how many cards it has in
 * all.
 */
export interface BoardColumn {
  /** The id of the record behind the column, else the state or option. */
  readonly id: string
  readonly title: string
  readonly cardIds: readonly string[]
  readonly total: number
  /** There are more cards than `total`. */
  readonly capped: boolean
  /** If the column is a record, all fields of that record. */
  readonly [field: string]: unknown
}

/** The properties of a column that are not fields of its record. */
export const columnParts = ['id', 'title', 'cardIds', 'total', 'capped'] as const
