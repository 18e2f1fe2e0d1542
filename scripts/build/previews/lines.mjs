/**
 * Breaks a text into lines: between words, in Chinese never before closing punctuation.
 * @param {string} text
 * @param {string} tag language tag
 * @param {(line: string) => boolean} fits
 * @returns {string[]}
 */
export function linesOf(text, tag, fits) {
  /** @type {string[]} */
  const lines = []
  let line = ''
  for (const piece of piecesOf(text, tag)) {
    if (line && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/**
 * The text in the same number of lines, with line lengths as equal as possible.
 * @param {(room: number) => string[]} partedAt returns the lines for a width in pixels
 * @param {number} room
 * @returns {string[]}
 */
export function balanced(partedAt, room) {
  const max = partedAt(room).length
  let narrow = room
  while (narrow > room / 2 && partedAt(narrow - 16).length === max) narrow -= 16
  return partedAt(narrow)
}

/**
 * Words, each with the space or punctuation after it.
 * @param {string} text
 * @param {string} tag
 */
function piecesOf(text, tag) {
  /** @type {string[]} */
  const pieces = []
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const last = pieces.length - 1
    const opens = /^[“‘(（「]$/u.test(pieces[last] ?? '')
    if (last >= 0 && (opens || !(isWordLike || /^[“‘(（「]$/u.test(segment)))) pieces[last] += segment
    else pieces.push(segment)
  }
  return pieces
}
