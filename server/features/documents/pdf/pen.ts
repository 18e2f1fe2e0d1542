import { onPaper } from '#theme/tokens'
import type PDFDocument from 'pdfkit'
import { fontFor, type NamedFont, type Weight } from './fonts'
import { breakLines } from './lines'

export interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  /** Digits of equal width, for columns of numbers. */
  readonly isFigure?: boolean
}

/** A part of a text that one font has. */
interface Run {
  readonly font: NamedFont
  readonly text: string
}

/** The types of the package have no scope of a head of a table. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Column'
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
    for (const run of this.runsOf(text, style)) {
      this.use(run, style)
      width += this.doc.widthOfString(run.text, featuresOf(style))
    }
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
    let at = isAtEnd ? x - this.width(text, style) : x
    for (const run of this.runsOf(text, style)) {
      this.use(run, style)
      this.doc.fillColor(style.color ?? onPaper.ink)
      const features = featuresOf(style)
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...features })
      at += this.doc.widthOfString(run.text, features)
    }
  }

  private use({ font }: Run, { size }: Style): void {
    if (!this.names.has(font.name)) {
      // A font that is already open; the types of the package know files only.
      this.doc.registerFont(font.name, font.font as unknown as string)
      this.names.add(font.name)
    }
    this.doc.font(font.name).fontSize(size)
  }

  private runsOf(text: string, { weight = 'regular' }: Style): Run[] {
    const runs: { font: NamedFont; text: string }[] = []
    for (const character of text) {
      const own = fontFor(character, weight)
      const font = own ?? fontFor(unknown, weight)
      if (!font) continue
      const last = runs.at(-1)
      const printed = own ? character : unknown
      if (last?.font.name === font.name) last.text += printed
      else runs.push({ font, text: printed })
    }
    return runs
  }
}

const featuresOf = ({ isFigure }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  isFigure ? { features: ['tnum'] } : {}
