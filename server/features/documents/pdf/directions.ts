import createBidi from 'bidi-js'

const bidi = createBidi()

/** Letters that run from right to left; a text without them needs no algorithm. */
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u
const marks = { ltr: '\u200E', rtl: '\u200F' } as const
const directionMark = /[\u200E\u200F]/gu

/** A text without the marks that `withDirection` adds. */
export const withoutMarks = (text: string): string => text.replaceAll(directionMark, '')

export const hasRightToLeft = (text: string): boolean => rightToLeftLetter.test(text)

/** The direction of a paragraph: that of its first letter with a direction (UAX #9, P2 and P3). */
const directionOf = (text: string): 'ltr' | 'rtl' =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

/** The lines of a paragraph; those that would have another direction alone begin with a mark of that of the paragraph. */
export function withDirection(lines: readonly string[], paragraph: string): string[] {
  if (!hasRightToLeft(paragraph)) return [...lines]
  const direction = directionOf(paragraph)
  return lines.map((line) => (directionOf(line) === direction ? line : marks[direction] + line))
}

/** A part of a text with one direction; an odd level is from right to left. */
export interface DirectedPart {
  readonly text: string
  readonly level: number
}

/** The parts of a line in logical order. Brackets and the like are mirrored where they run from right to left. */
export function directedParts(line: string): readonly DirectedPart[] {
  if (!hasRightToLeft(line)) return [{ text: line, level: 0 }]
  const result = bidi.getEmbeddingLevels(line)
  const parts: { text: string; level: number }[] = []
  let index = 0
  for (const character of line) {
    const level = result.levels[index] ?? 0
    index += character.length
    if (withoutMarks(character) === '') continue
    const printed = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    const last = parts.at(-1)
    if (last?.level === level) last.text += printed
    else parts.push({ text: printed, level })
  }
  return parts
}

/** The indices of parts with these levels from left to right (UAX #9, L2). */
export function visualOrder(levels: readonly number[]): readonly number[] {
  const order = levels.map((_, index) => index)
  for (let level = Math.max(0, ...levels); level >= 1; level--) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && (levels[order[end] as number] ?? 0) >= level) end++
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).toReversed())
      start = end + 1
    }
  }
  return order
}
