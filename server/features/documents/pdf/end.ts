import type { PrintedDocument, PrintedFact } from '../printed'
import { ascent, drawRule, lineHeight, styles } from './marks'
import { contentWidth, left, right, type PageFlow } from './page-flow'
import type { Pen, Style } from './pen'
import { addTable } from './table'

const totalsWidth = 230

/** What follows the lines: totals, what explains them, sentences and the note. */
export function addEnd(pen: Pen, flow: PageFlow, document: PrintedDocument): void {
  const { totals, breakdown, notices, note, texts } = document
  addTotals(pen, flow, totals)
  if (breakdown) {
    flow.need(breakdown.rows.length > 8 ? 60 : 40 + breakdown.rows.length * 24)
    addText(pen, flow, breakdown.name, styles.label)
    addTable(pen, flow, breakdown, { texts }, contentWidth * 0.6)
  }
  for (const notice of notices) {
    addText(pen, flow, notice, styles.strong)
    flow.y += 6
  }
  if (!note) return
  flow.need(40)
  addText(pen, flow, note.label, styles.label)
  addText(pen, flow, note.value, styles.body)
}

/** The end of the calculation, together on one page; the last one is the most important. */
function addTotals(pen: Pen, flow: PageFlow, totals: readonly PrintedFact[]): void {
  const rows = totals.map((total, index) => {
    const isLast = index === totals.length - 1
    return { ...total, isLast, style: isLast ? styles.total : styles.figure }
  })
  const heightOf = (style: Style) => lineHeight(style) + 6
  flow.need(rows.reduce((sum, { style }) => sum + heightOf(style), 12))
  for (const { label, value, style, isLast } of rows) {
    const { y } = flow
    flow.add(() => {
      if (isLast && rows.length > 1) drawRule(pen, right - totalsWidth, right, y, styles.body.color)
      pen.mark(pen.element('P'), () => {
        pen.draw(label, right - totalsWidth, y + 4 + ascent(style), { ...style, isFigure: false })
        pen.draw(value, right, y + 4 + ascent(style), style, true)
      })
    })
    flow.y += heightOf(style)
  }
  flow.y += 16
}

/** A text over the whole width, which may go on on the next page. */
function addText(pen: Pen, flow: PageFlow, text: string, style: Style): void {
  let paragraph: ReturnType<Pen['element']> | undefined
  for (const line of pen.lines(text, contentWidth, style)) {
    flow.need(lineHeight(style))
    const y = flow.y + ascent(style)
    flow.add(() => {
      paragraph ??= pen.element('P')
      pen.mark(paragraph, () => pen.draw(line, left, y, style))
    })
    flow.y += lineHeight(style)
  }
}
