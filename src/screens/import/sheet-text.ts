/** What begins like a formula is not to be one when a table program opens the file; the import takes the mark away again. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV file of some rows, as table programs open it in any language. */
export const sheetFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', ...rows.map((row) => `${row.map((cell) => quoted(asText(cell))).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  })
