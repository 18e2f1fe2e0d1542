import { withoutFormula } from '#text/sheet-formula'

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV file of some rows, in a format that spreadsheet programs open in any language. */
export const sheetFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(
    ['\uFEFF', ...rows.map((row) => `${row.map((cell) => quoted(withoutFormula(cell))).join(',')}\r\n`)],
    {
      type: 'text/csv;charset=utf-8',
    },
  )
