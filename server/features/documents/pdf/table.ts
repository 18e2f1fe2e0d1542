import type { PrintedDocument, PrintedTable } from '../printed'
import { columnsOf, type Column } from './columns'
import { ascent, drawRule, lineHeight, styles } from './marks'
import { contentWidth, left, right, type PageFlow } from './page-flow'
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
  const head = headOf(pen, columns)
  flow.need(head.height + 60)
  addCells(pen, flow, columns, head)
  for (const [index, row] of table.rows.entries()) {
    const cells = rowOf(pen, columns, row)
    const isLast = index === table.rows.length - 1
    const reserved = isLast || carried.length === 0 ? 0 : carryHeight
    if (flow.left < cells.height + reserved) {
      const sum = index > 0 ? carried[index - 1] : undefined
      if (sum !== undefined) addCarry(pen, flow, texts.carriedForward, sum)
      flow.breakPage()
      addCells(pen, flow, columns, head)
      if (sum !== undefined) addCarry(pen, flow, texts.broughtForward, sum)
    }
    addCells(pen, flow, columns, cells)
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

function addCells(pen: Pen, flow: PageFlow, columns: readonly Column[], { lines, height, isHead }: Cells) {
  const { y } = flow
  const last = columns.at(-1)
  const end = last ? last.x + last.width : right
  flow.add(() => {
    for (const [index, column] of columns.entries()) {
      const style = isHead ? styles.label : column.style
      const x = column.isFigure ? column.x + column.width : column.x
      for (const [at, line] of (lines[index] ?? []).entries())
        pen.draw(line, x, y + padding + ascent(style) + at * lineHeight(style), style, column.isFigure)
    }
    drawRule(pen, left, end, y + height)
  })
  flow.y += height
}

function addCarry(pen: Pen, flow: PageFlow, label: string, sum: string): void {
  const y = flow.y + padding + ascent(styles.strong)
  const end = flow.y + carryHeight
  flow.add(() => {
    pen.draw(label, left, y, styles.strong)
    pen.draw(sum, right, y, { ...styles.strong, isFigure: true }, true)
    drawRule(pen, left, right, end)
  })
  flow.y += carryHeight
}
