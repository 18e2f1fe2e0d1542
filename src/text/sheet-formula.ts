/**
 * Cells of a CSV file that a spreadsheet would take for a formula, or that would leave one behind where it splits them
 * at another separator, are marked by an apostrophe. Whoever reads the mark back gets every text as it was.
 */

const begins = /^[ ']*[=+\-@＝＋－＠\t\r\n]/
/** Behind what another program may take for a separator, or for the end of a row. */
const inside = /(?<=[;|\t\r\n])(?=[ ']*[=+\-@＝＋－＠])/g
const marksInside = /(?<=[;|\t\r\n])'(?=[ ']*[=+\-@＝＋－＠])/g

const marked = (text: string): string => `'${text.replaceAll(inside, "'")}`

/** A text as it may stand in a cell of CSV. */
export const withoutFormula = (text: string): string =>
  begins.test(text) || text.search(inside) >= 0 ? marked(text) : text

/** The text that `withoutFormula` has made a cell of; any other cell as it is. */
export function formulaText(cell: string): string {
  if (!cell.startsWith("'")) return cell
  const text = cell.slice(1).replaceAll(marksInside, '')
  return withoutFormula(text) === cell ? text : cell
}
