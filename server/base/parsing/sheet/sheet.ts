import { invalidField, Problem } from '#server/base/errors/problem'

/** Maximum number of data rows in a file. */
export const maxRows = 10_000
/** Maximum number of characters of all cells together. */
const maxCharacters = 20_000_000
/** Maximum number of columns; further ones are ignored. */
export const maxColumns = 200

/** A row of a sheet: its number as users see it (the header is row 1), and the text of each cell. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}
/** The content of a file: the header and the data rows. */
export interface Sheet {
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
}

/**
 * Uses the first row that is not empty as the header and skips empty rows.
 * @throws Problem invalid where there is no data row, or there are too many; tooLarge.
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
