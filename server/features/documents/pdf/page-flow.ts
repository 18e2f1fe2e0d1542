/** A4 in points, with margins of 18 mm. */
export const page = { width: 595.28, height: 841.89, margin: 51 } as const
export const left = page.margin
export const right = page.width - page.margin
export const contentWidth = right - left
/** The content ends above the line with the number of the page. */
export const bottom = page.height - page.margin - 14

/** Draws a part of a page. */
export type Draw = () => void

/** The pages of a document: what each of them draws, collected first, so that the number of pages is known. */
export class PageFlow {
  readonly pages: Draw[][] = [[]]
  y: number = page.margin

  /** @param head draws the head of every page but the first, and returns where its content begins */
  constructor(private readonly head: (add: (draw: Draw) => void) => number) {}

  get left(): number {
    return bottom - this.y
  }

  /** Adds to the current page. */
  add(draw: Draw): void {
    this.pages.at(-1)?.push(draw)
  }

  breakPage(): void {
    this.pages.push([])
    this.y = this.head((draw) => this.add(draw))
  }

  /** Begins a new page where the current one has no room of this height. */
  need(height: number): void {
    if (this.left < height) this.breakPage()
  }
}
