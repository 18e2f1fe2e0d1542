import { widthOfText } from '#base/format/text-width'

/** The widths of letters of an axis in pixels; of all others 7.2. */
const letters = [
  [/[\u2E80-\uFFFF]/, 12.5],
  [/[ ilj.,]/, 3.8],
  [/[mwMW]/, 11],
  [/[A-Z]/, 8.6],
] as const
const otherLetters = 7.2

/** The least space between two labels. */
const gap = 14
/** How far the last label may extend beyond the axis, which is the margin of a chart. */
export const beyond = 20

interface Axis {
  readonly labels: readonly string[]
  /** The width of the axis in pixels; 0 while it is unknown. */
  readonly width: number
  /** Whether each label has a band of its own; otherwise the first and the last one are at the ends. */
  readonly isBand: boolean
}

/**
 * Which labels of an axis are shown: the first one and others at regular steps, as many as fit beside each other. A
 * label that would be cut at the end of the axis is left out.
 */
export function shownLabels({ labels, width, isBand }: Axis): (index: number) => boolean {
  const room = width / Math.max(isBand ? labels.length : labels.length - 1, 1)
  const widths = labels.map((label) => widthOfText(label, letters, otherLetters))
  const step = Math.max(1, Math.ceil((Math.max(0, ...widths) + gap) / room))
  const endOf = (index: number) => room * (isBand ? index + 0.5 : index) + (widths[index] ?? 0) / 2
  return (index) => index === 0 || (index % step === 0 && endOf(index) <= width + beyond)
}
