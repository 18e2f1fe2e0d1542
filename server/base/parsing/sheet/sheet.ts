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

/** Whether all cells of a row are empty; such rows are skipped. */
export const isEmptyRow = ({ cells }: SheetRow): boolean => cells.every((cell) => cell === '')

/** The headers of the first row that is not empty. */
export const headersOf = ({ cells }: SheetRow): string[] =>
  cells.slice(0, maxColumns).map((header) => header.trim())

/**
 * Uses the first row that is not empty as the header and skips empty rows. Reads no more than `first` data rows, where
 * it is given.
 * @throws Problem invalid where there is no data row, or there are too many; tooLarge.
 */
export function sheetOf(rows: Iterable<SheetRow>, first = Infinity): Sheet {
  let headers: readonly string[] | undefined
  const data: SheetRow[] = []
  let characters = 0
  for (const row of rows) {
    if (data.length >= first) break
    if (isEmptyRow(row)) continue
    if (!headers) headers = headersOf(row)
    else data.push(row)
    for (const cell of row.cells) characters += cell.length
    if (characters > maxCharacters) throw new Problem({ kind: 'tooLarge' })
    if (data.length > maxRows) throw invalidField('file', 'sheetRows', { limit: maxRows })
  }
  if (!headers || data.length === 0) throw invalidField('file', 'sheetEmpty')
  return { headers, rows: data }
}
