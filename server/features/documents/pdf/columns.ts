import type { PrintedTable } from '../printed'
import { styles } from './marks'
import { left } from './page-flow'
import type { Pen, Style } from './pen'

export interface Column {
  readonly heading: string
  readonly isFigure: boolean
  readonly style: Style
  /** Where its text begins, and how wide it may be. */
  readonly x: number
  readonly width: number
}

const gap = 10
/** The widest column beside the first text. */
const maxWidth = 110
const minFirst = 110

/** The columns of a table: the first text has what the others leave. */
export function columnsOf(pen: Pen, { columns, rows }: PrintedTable, width: number): readonly Column[] {
  const first = Math.max(
    0,
    columns.findIndex(({ isFigure }) => !isFigure),
  )
  const wanted = columns.map(({ heading, isFigure }, index) => {
    const wordWidths = heading.split(/\s+/).map((word) => pen.width(word, styles.label))
    const style = isFigure ? styles.figure : styles.cell
    const cells = rows.map((row) => pen.width(row[index] ?? '', style))
    return Math.min(maxWidth, Math.max(...wordWidths, ...cells, 12))
  })
  const available = width - gap * (columns.length - 1)
  const others = wanted.reduce((sum, item, index) => (index === first ? sum : sum + item), 0)
  // Where all together are too wide, they share the width and wrap their texts.
  const share = Math.min(1, (available - minFirst) / Math.max(others, 1))
  let x = left
  return columns.map(({ heading, isFigure }, index) => {
    const own = index === first ? available - others * share : (wanted[index] ?? 0) * share
    const column = { heading, isFigure, style: isFigure ? styles.figure : styles.cell, x, width: own }
    x += own + gap
    return column
  })
}
