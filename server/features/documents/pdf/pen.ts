import { onPaper } from '#theme/tokens'
import type PDFDocument from 'pdfkit'
import { directedParts, hasRightToLeft, visualOrder, withoutMarks, type DirectedPart } from './directions'
import { fontFor, type NamedFont, type Weight } from './fonts'
import { breakLines } from './lines'
import { rightToLeft } from './shaped-font'

export interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  /** Digits of equal width, for columns of numbers. */
  readonly isFigure?: boolean
}

/** A part of a text that one font has, in one direction. */
interface Run extends DirectedPart {
  readonly font: NamedFont
}

/** The types of the package have no scope of a head of a table. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Column'
}

/** The types of the package know fonts as files, and not one that is already open. */
interface FontRegistry {
  registerFont(name: string, font?: PDFKit.Mixins.PDFFontSource | NamedFont['font']): unknown
}

type Doc = InstanceType<typeof PDFDocument>

/** What is printed for a character that no font has. */
const unknown = '□'

/** Measures and draws text of several scripts on the pages of a PDF. */
export class Pen {
  private readonly names = new Set<string>()
  private readonly widths = new Map<string, number>()

  /** What assistive technology reads, in order. */
  private readonly root: PDFKit.PDFStructureElement
  private isMarked = false

  constructor(readonly doc: Doc) {
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** An element of the structure, after those that were added before. */
  element(
    type: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD',
    parent: PDFKit.PDFStructureElement = this.root,
    options: ElementOptions = {},
  ): PDFKit.PDFStructureElement {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Draws content of an element. */
  mark(element: PDFKit.PDFStructureElement, draw: () => void): void {
    this.marked(draw, (content) => element.add(content))
  }

  /** Draws what is no content, such as rules and the head of each page. */
  artifact(draw: () => void): void {
    this.marked(draw, (content) => {
      this.doc.markContent('Artifact', { type: 'Layout' })
      content()
      this.doc.endMarkedContent()
    })
  }

  /** Marks inside of others are left out: a part of a page has one. */
  private marked(draw: () => void, mark: (content: () => void) => void): void {
    if (this.isMarked) {
      draw()
      return
    }
    this.isMarked = true
    mark(draw)
    this.isMarked = false
  }

  /** The width of a text on one line. */
  width(text: string, style: Style): number {
    const key = `${style.size}${style.weight ?? ''}${style.isFigure ? 1 : 0}|${text}`
    const known = this.widths.get(key)
    if (known !== undefined) return known
    let width = 0
    for (const run of this.runsOf(text, style)) width += this.widthOf(run, style)
    this.widths.set(key, width)
    return width
  }

  /** The lines of a text that fit into a width. */
  lines(text: string, width: number, style: Style): string[] {
    return breakLines(text, (part) => this.width(part, style) <= width)
  }

  /**
   * Draws a text on one line; `y` is its baseline, `x` its start, or its end where it is aligned there. Outside of a
   * marked element it is a paragraph.
   */
  draw(text: string, x: number, y: number, style: Style, isAtEnd = false): void {
    if (this.isMarked) this.drawRuns(text, x, y, style, isAtEnd)
    else this.mark(this.element('P'), () => this.drawRuns(text, x, y, style, isAtEnd))
  }

  private drawRuns(text: string, x: number, y: number, style: Style, isAtEnd: boolean): void {
    const runs = this.runsOf(text, style)
    const starts: number[] = []
    let at = isAtEnd ? x - this.width(text, style) : x
    for (const index of visualOrder(runs.map(({ level }) => level))) {
      starts[index] = at
      at += this.widthOf(runs[index] as Run, style)
    }
    // Programs that read the text get it in logical order.
    const isReordered = hasRightToLeft(text)
    if (isReordered) this.doc.markContent('Span', { actual: withoutMarks(text) })
    for (const [index, run] of runs.entries()) {
      this.use(run, style)
      this.doc.fillColor(style.color ?? onPaper.ink)
      const options = { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run, style) } as const
      this.doc.text(run.text, starts[index] ?? x, y, options)
    }
    if (isReordered) this.doc.endMarkedContent()
  }

  private widthOf(run: Run, style: Style): number {
    this.use(run, style)
    return this.doc.widthOfString(run.text, featuresOf(run, style))
  }

  private use({ font }: Run, { size }: Style): void {
    if (!this.names.has(font.name)) {
      const registry: FontRegistry = this.doc
      registry.registerFont(font.name, font.font)
      this.names.add(font.name)
    }
    this.doc.font(font.name).fontSize(size)
  }

  private runsOf(text: string, { weight = 'regular' }: Style): Run[] {
    return directedParts(text).flatMap((part) => runsOfPart(part, weight))
  }
}

/** Marks, joiners and spaces belong to the character before them. */
const attached = /\p{M}|\u200C|\u200D| /u

function runsOfPart({ text, level }: DirectedPart, weight: Weight): Run[] {
  const runs: { font: NamedFont; text: string; level: number }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const isAttached =
      last?.font.isShaped &&
      attached.test(character) &&
      last.font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    const own = isAttached ? last.font : fontFor(character, weight)
    const font = own ?? fontFor(unknown, weight)
    if (!font) continue
    const printed = own ? character : unknown
    if (last?.font.name === font.name) last.text += printed
    else runs.push({ font, text: printed, level })
  }
  for (const run of runs)
    if (isRightToLeft(run) && !run.font.isShaped) run.text = Array.from(run.text).toReversed().join('')
  return runs
}

const isRightToLeft = ({ level }: Run): boolean => level % 2 === 1

/** The glyphs of a font that shapes them are those of the whole text; otherwise each word would be a text of its own. */
function featuresOf(run: Run, { isFigure }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  if (run.font.isShaped) return { features: isRightToLeft(run) ? [rightToLeft] : [] }
  return isFigure ? { features: ['tnum'] } : {}
}
