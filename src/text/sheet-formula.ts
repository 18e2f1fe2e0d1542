/**
 * A CSV cell that a spreadsheet would take for a formula, also after splitting it at another separator, is marked
 * with an apostrophe. Removing the marks restores the original text.
 */

const begins = /^[ ']*[=+\-@＝＋－＠\t\r\n]/
/** After characters that another program may take for a separator or the end of a row. */
const inside = /(?<=[;|\t\r\n])(?=[ ']*[=+\-@＝＋－＠])/g
const marksInside = /(?<=[;|\t\r\n])'(?=[ ']*[=+\-@＝＋－＠])/g

const marked = (text: string): string => `'${text.replaceAll(inside, "'")}`

/** Encodes a text as a CSV cell without formulas. */
export const withoutFormula = (text: string): string =>
  begins.test(text) || text.search(inside) >= 0 ? marked(text) : text

/** Decodes a cell that `withoutFormula` has encoded; other cells are returned unchanged. */
export function formulaText(cell: string): string {
  if (!cell.startsWith("'")) return cell
  const text = cell.slice(1).replaceAll(marksInside, '')
  return withoutFormula(text) === cell ? text : cell
}
