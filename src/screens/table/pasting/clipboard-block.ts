/** The largest block of cells that can be pasted. */
export const maxBlock = { rows: 200, cells: 4000 } as const

/** The cells of a copied part of a spreadsheet, by rows. */
export type Block = readonly (readonly string[])[]

/**
 * Parses the text that spreadsheets put into the clipboard: rows with tabs between the cells; a cell that contains a
 * tab or a line break is in quotation marks, with those inside doubled. Returns undefined for the text of a single
 * cell.
 */
export function parseBlock(text: string): Block | undefined {
  const rows: string[][] = [[]]
  let rest = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (;;) {
    const { cell, length } = firstCell(rest)
    rows.at(-1)?.push(cell)
    const next = rest[length]
    if (next === undefined) break
    if (next === '\n') rows.push([])
    rest = rest.slice(length + 1)
  }
  return rows.length === 1 && rows[0]?.length === 1 ? undefined : rows
}

/** The cell at the beginning of a text, and the number of characters that it takes up. */
function firstCell(text: string): { readonly cell: string; readonly length: number } {
  const [quoted] = /^"(?:[^"]|"")*"(?=[\t\n]|$)/.exec(text) ?? []
  if (quoted !== undefined) return { cell: quoted.slice(1, -1).replaceAll('""', '"'), length: quoted.length }
  const length = text.search(/[\t\n]/)
  const cell = length === -1 ? text : text.slice(0, length)
  return { cell: cell.trim(), length: cell.length }
}
