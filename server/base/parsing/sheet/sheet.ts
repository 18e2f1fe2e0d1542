import { invalidField, Problem } from '#server/base/errors/problem'

/** Rows of data that a file has at most. */
export const maxRows = 10_000
/** Characters that all cells together have at most. */
const maxCharacters = 20_000_000
/** Columns that are read at most. */
export const maxColumns = 200

/** A row of a sheet: its number as people see it (the header is the first), and the text of each cell. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}
/** What a file holds: the header and the rows of data. */
export interface Sheet {
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
}

/**
 * Takes the first row that is not empty for the header and leaves out empty ones.
 * @throws Problem invalid where there is no row of data, or there are too many; tooLarge.
 */
export function sheetOf(rows: Iterable<SheetRow>): Sheet {
  let headers: readonly string[] | undefined
  const data: SheetRow[] = []
  let characters = 0
  for (const row of rows) {
    if (row.cells.every((cell) => cell === '')) continue
    if (!headers) headers = row.cells.slice(0, maxColumns).map((header) => header.trim())
    else data.push(row)
    for (const cell of row.cells) characters += cell.length
    if (characters > maxCharacters) throw new Problem({ kind: 'tooLarge' })
    if (data.length > maxRows) throw invalidField('file', 'sheetRows', { limit: maxRows })
  }
  if (!headers || data.length === 0) throw invalidField('file', 'sheetEmpty')
  return { headers, rows: data }
}
