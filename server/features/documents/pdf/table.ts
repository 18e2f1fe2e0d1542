import type { PrintedDocument, PrintedTable } from '../printed'
import { columnsOf, type Column } from './columns'
import { ascent, drawRule, lineHeight, styles } from './marks'
import { contentWidth, left, right, type Draw, type PageFlow } from './page-flow'
import type { Pen } from './pen'

const padding = 5
const carryHeight = lineHeight(styles.strong) + 2 * padding
/** A higher row would not fit on a page with its head. */
const maxRowLines = 40

interface Carrying {
  /** The sum up to each row; empty where nothing is carried. */
  readonly carried?: readonly string[]
  readonly texts: PrintedDocument['texts']
}

/**
 * Adds a table. Its head is repeated on every page; where it goes on, a page ends and the next one begins with the sum
 * so far.
 */
export function addTable(
  pen: Pen,
  flow: PageFlow,
  table: PrintedTable,
  { carried = [], texts }: Carrying,
  width = contentWidth,
): void {
  const columns = columnsOf(pen, table, width)
  const structure = new TableStructure(pen)
  const head = headOf(pen, columns)
  flow.need(head.height + 60)
  addCells(structure, flow, columns, head)
  for (const [index, row] of table.rows.entries()) {
    const cells = rowOf(pen, columns, row)
    const isLast = index === table.rows.length - 1
    const reserved = isLast || carried.length === 0 ? 0 : carryHeight
    if (flow.left < cells.height + reserved) {
      const sum = index > 0 ? carried[index - 1] : undefined
      if (sum !== undefined) addCarry(pen, flow, texts.carriedForward, sum)
      flow.breakPage()
      addCells(structure, flow, columns, head)
      if (sum !== undefined) addCarry(pen, flow, texts.broughtForward, sum)
    }
    addCells(structure, flow, columns, cells)
  }
  flow.y += 12
}

interface Cells {
  readonly lines: readonly (readonly string[])[]
  readonly height: number
  readonly isHead: boolean
}

const headOf = (pen: Pen, columns: readonly Column[]): Cells => {
  const lines = columns.map(({ heading, width }) => pen.lines(heading, width, styles.label))
  return { lines, height: heightOf(lines, lineHeight(styles.label)), isHead: true }
}

const rowOf = (pen: Pen, columns: readonly Column[], row: readonly string[]): Cells => {
  const lines = columns.map(({ width, style }, index) =>
    pen.lines(row[index] ?? '', width, style).slice(0, maxRowLines),
  )
  return { lines, height: heightOf(lines, lineHeight(styles.cell)), isHead: false }
}

const heightOf = (lines: readonly (readonly string[])[], step: number): number =>
  Math.max(1, ...lines.map(({ length }) => length)) * step + 2 * padding

/** The rows of a table, as assistive technology reads them. */
class TableStructure {
  private table: ReturnType<Pen['element']> | undefined
  private hasHead = false

  constructor(readonly pen: Pen) {}

  /** Draws a row with a mark for each cell; a head that is repeated on a further page is no content. */
  drawRow(isHead: boolean, cells: readonly Draw[]): void {
    if (isHead && this.hasHead) {
      this.pen.artifact(() => cells.forEach((draw) => draw()))
      return
    }
    this.hasHead ||= isHead
    this.table ??= this.pen.element('Table')
    const row = this.pen.element('TR', this.table)
    for (const draw of cells)
      this.pen.mark(
        isHead ? this.pen.element('TH', row, { scope: 'Column' }) : this.pen.element('TD', row),
        draw,
      )
  }
}

function addCells(
  structure: TableStructure,
  flow: PageFlow,
  columns: readonly Column[],
  { lines, height, isHead }: Cells,
) {
  const { y } = flow
  const { pen } = structure
  const last = columns.at(-1)
  const end = last ? last.x + last.width : right
  const cells = columns.map((column, index) => () => {
    const style = isHead ? styles.label : column.style
    const x = column.isFigure ? column.x + column.width : column.x
    for (const [at, line] of (lines[index] ?? []).entries())
      pen.draw(line, x, y + padding + ascent(style) + at * lineHeight(style), style, column.isFigure)
  })
  flow.add(() => {
    structure.drawRow(isHead, cells)
    drawRule(pen, left, end, y + height)
  })
  flow.y += height
}

function addCarry(pen: Pen, flow: PageFlow, label: string, sum: string): void {
  const y = flow.y + padding + ascent(styles.strong)
  const end = flow.y + carryHeight
  // A sum so far is there for paper only: it would interrupt the table.
  flow.add(() =>
    pen.artifact(() => {
      pen.draw(label, left, y, styles.strong)
      pen.draw(sum, right, y, { ...styles.strong, isFigure: true }, true)
      drawRule(pen, left, right, end)
    }),
  )
  flow.y += carryHeight
}
