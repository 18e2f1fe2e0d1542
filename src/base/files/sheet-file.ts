import { withoutFormula } from '#text/sheet-formula'

type Cells = readonly (readonly string[])[]

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const linesOf = (rows: Cells): string[] => rows.map((row) => `${row.map(quoted).join(',')}\r\n`)

/** A CSV file of some rows, in a format that spreadsheet programs open in any language. */
export const sheetFile = (rows: Cells): Blob =>
  new Blob(['\uFEFF', ...linesOf(rows.map((row) => row.map(withoutFormula)))], {
    type: 'text/csv;charset=utf-8',
  })

/** A CSV file of some rows for the server, exactly as they are. */
export const uploadedSheet = (name: string, rows: Cells): File =>
  new File(linesOf(rows), name, { type: 'text/csv;charset=utf-8' })
