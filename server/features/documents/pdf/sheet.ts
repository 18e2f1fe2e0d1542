import type { PrintedDocument, PrintedFact, PrintedParty } from '../printed'
import { addEnd } from './end'
import { ascent, drawLogo, drawRule, lineHeight, styles } from './marks'
import { contentWidth, left, page, PageFlow, right, type Draw } from './page-flow'
import { printable } from './lines'
import type { Pen } from './pen'
import { addTable } from './table'

/** The pages of a document, as what each of them draws. */
export function pagesOf(pen: Pen, document: PrintedDocument): readonly (readonly Draw[])[] {
  const flow = new PageFlow((add) => {
    add(() => pen.artifact(() => drawShortHead(pen, document)))
    return page.margin + 30
  })
  addHead(pen, flow, document)
  addParties(pen, flow, document)
  addFacts(pen, flow, document.facts)
  const { lines, texts } = document
  if (lines) addTable(pen, flow, lines, { carried: lines.carried, texts })
  addEnd(pen, flow, document)
  const { pages } = flow
  for (const [index, draws] of pages.entries()) {
    const number = texts.page
      .replace('{{page}}', String(index + 1))
      .replace('{{pages}}', String(pages.length))
    draws.push(() => pen.artifact(() => drawFoot(pen, document, number)))
  }
  return pages
}

const logoSize = 30

function addHead(pen: Pen, flow: PageFlow, { brand, title, status }: PrintedDocument): void {
  const { y } = flow
  const titles = pen.lines(title, contentWidth * 0.6, styles.title)
  const step = lineHeight(styles.title)
  flow.add(() => {
    pen.artifact(() => drawLogo(pen, left, y, logoSize))
    pen.draw(brand, left + logoSize + 10, y + 20.5, styles.brand)
    pen.mark(pen.element('H1'), () => {
      for (const [index, line] of titles.entries())
        pen.draw(line, right, y + ascent(styles.title) + index * step, styles.title, true)
    })
    if (status) pen.draw(printable(status), right, y + titles.length * step + 8, styles.label, true)
  })
  flow.y += Math.max(logoSize, titles.length * step + (status ? 14 : 0)) + 24
}

/** The head of every page but the first. */
function drawShortHead(pen: Pen, { title, brand }: PrintedDocument): void {
  const y = page.margin + 9
  pen.draw(brand, left, y, styles.label)
  pen.draw(printable(title), right, y, styles.label, true)
  drawRule(pen, left, right, y + 7)
}

function drawFoot(pen: Pen, { title }: PrintedDocument, number: string): void {
  const y = page.height - page.margin
  drawRule(pen, left, right, y - 12)
  pen.draw(printable(title), left, y, styles.quiet)
  pen.draw(number, right, y, styles.quiet, true)
}

/** No party has more lines on paper. */
const maxPartyLines = 40

function addParties(pen: Pen, flow: PageFlow, { from, to }: PrintedDocument): void {
  const width = contentWidth / 2 - 12
  const parties = [from, ...(to ? [to] : [])]
  const blocks = parties.map((party) => ({ party, lines: partyLines(pen, party, width) }))
  const step = lineHeight(styles.body)
  const { y } = flow
  flow.add(() => {
    for (const [index, { party, lines }] of blocks.entries()) {
      const x = left + index * (width + 24)
      pen.mark(pen.element('H2'), () => pen.draw(party.heading, x, y + ascent(styles.label), styles.label))
      pen.mark(pen.element('P'), () => {
        for (const [at, { text, isFirst }] of lines.entries())
          pen.draw(text, x, y + 15 + ascent(styles.body) + at * step, isFirst ? styles.strong : styles.body)
      })
    }
  })
  flow.y += 15 + Math.max(...blocks.map(({ lines }) => lines.length)) * step + 16
}

const partyLines = (pen: Pen, { lines }: PrintedParty, width: number) =>
  lines
    .flatMap((line, index) =>
      pen
        .lines(line, width, index === 0 ? styles.strong : styles.body)
        .map((text) => ({ text, isFirst: index === 0 })),
    )
    .slice(0, maxPartyLines)

const factsInRow = 4

/** Facts such as number and dates, in rows of four. */
function addFacts(pen: Pen, flow: PageFlow, facts: readonly PrintedFact[]): void {
  if (facts.length === 0) return
  const gap = 14
  const width = (contentWidth - gap * (factsInRow - 1)) / factsInRow
  const top = flow.y
  flow.add(() => drawRule(pen, left, right, top))
  flow.y += 10
  for (let start = 0; start < facts.length; start += factsInRow) {
    const cells = facts.slice(start, start + factsInRow).map(({ label, value }) => ({
      labels: pen.lines(label, width, styles.label),
      values: pen.lines(value, width, styles.body),
    }))
    const head = Math.max(...cells.map(({ labels }) => labels.length)) * lineHeight(styles.label)
    const height = head + Math.max(...cells.map(({ values }) => values.length)) * lineHeight(styles.body)
    flow.need(Math.min(height, 400))
    const { y } = flow
    flow.add(() => {
      for (const [index, { labels, values }] of cells.entries()) {
        const x = left + index * (width + gap)
        for (const [at, line] of labels.entries())
          pen.draw(line, x, y + ascent(styles.label) + at * lineHeight(styles.label), styles.label)
        for (const [at, line] of values.entries())
          pen.draw(line, x, y + head + ascent(styles.body) + at * lineHeight(styles.body), styles.body)
      }
    })
    flow.y += height + 8
  }
  const end = flow.y
  flow.add(() => drawRule(pen, left, right, end))
  flow.y += 14
}
