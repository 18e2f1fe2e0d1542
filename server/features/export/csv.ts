import { withoutFormula } from '#text/sheet-formula'
import type { Cell } from './cell'
import type { SheetWriter } from './sheet-writer'

const needsQuotes = /[",;\t\r\n]/

/** One field of a CSV row (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvField(cell: Cell): string {
  if (!cell) return ''
  const text = cell.kind === 'text' ? withoutFormula(cell.text) : cell.text
  return needsQuotes.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly Cell[]) => `${cells.map(csvField).join(',')}\r\n`

/** A CSV writer: UTF-8 with a byte order mark, without which spreadsheets guess the encoding. */
export function csvWriter(): SheetWriter {
  const encoder = new TextEncoder()
  const encoded = (text: string) => Promise.resolve(encoder.encode(text))
  return {
    contentType: 'text/csv; charset=utf-8',
    begin: (columns) =>
      encoded(`\uFEFF${line(columns.map(({ header }) => ({ kind: 'text', text: header })))}`),
    rows: (rows) => encoded(rows.map(line).join('')),
    end: () => encoded(''),
  }
}
