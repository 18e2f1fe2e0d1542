import { modes, presets, onPaper } from '#theme/tokens'
import type { Pen, Style } from './pen'

const { text, textSecondary } = modes.light
export const { divider } = onPaper

/** The styles of text on paper. */
export const styles = {
  title: { size: 18, weight: 'bold', color: text },
  brand: { size: 16, weight: 'bold', color: text },
  strong: { size: 9.5, weight: 'bold', color: text },
  body: { size: 9.5, color: text },
  label: { size: 8, weight: 'bold', color: textSecondary },
  quiet: { size: 8, color: textSecondary },
  cell: { size: 9, color: text },
  figure: { size: 9, color: text, isFigure: true },
  total: { size: 11, weight: 'bold', color: text, isFigure: true },
} as const satisfies Record<string, Style>

/** The height of a line of text. */
export const lineHeight = ({ size }: Style): number => size * 1.45
/** From the top of a line to its baseline. */
export const ascent = ({ size }: Style): number => size * 1.05

/** The logo of the product, as on the screen. */
export function drawLogo({ doc }: Pen, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 8).fill(presets.purple.main)
  doc.lineCap('round').lineJoin('round')
  doc.lineWidth(3.6).path('M22.5 9.5A9 9 0 1 0 22.5 22.5').stroke(presets.purple.contrastText)
  doc.lineWidth(2.6).path('M13 16h12m-4-4 4 4-4 4').stroke(presets.purple.light)
  doc.restore()
}

/** A horizontal line. */
export function drawRule(pen: Pen, from: number, to: number, y: number, color: string = divider): void {
  pen.artifact(() => pen.doc.lineWidth(0.75).moveTo(from, y).lineTo(to, y).stroke(color))
}
