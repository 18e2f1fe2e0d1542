import { withDirection } from './directions'

/** Chinese characters break anywhere, but their punctuation does not begin a line. */
const wide = '\u2E80-\u2FFF\u3001-\u30FF\u3400-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF'
const closing = '，。、；：！？）》」』】”’'
const tokenForm = new RegExp(`[${wide}][${closing}]*|[^\\s${wide}]+[${closing}]*|\\s+`, 'gu')

/** No text of a document has more lines; the last one then ends with an ellipsis. */
const maxLines = 400

/** Joiners have a meaning between Arabic letters, as in Persian names. */
const notPrinted = /(?<!\p{Script=Arabic}\p{M}*)[\u200C\u200D]|[^\P{C}\n\u200C\u200D]/gu

/** A text without characters that have no place in print: controls, and those that change the direction. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll('\t', ' ').replaceAll(notPrinted, '')

/** The lines of a text, each of which fits. Words longer than a line are broken. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const paragraph of printable(text).split('\n')) {
    lines.push(...withDirection(breakParagraph(paragraph, fits), paragraph))
    if (lines.length > maxLines) return [...lines.slice(0, maxLines - 1), '…']
  }
  return lines
}

function breakParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const token of paragraph.match(tokenForm) ?? []) {
    if (fits((line + token).trimEnd())) {
      line += token
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    line = token.trim() === '' ? '' : lastPart(token, fits, lines)
  }
  return [...lines, line.trimEnd()]
}

/** Adds the full lines of a long word to the lines, and returns the rest of it. */
function lastPart(token: string, fits: (line: string) => boolean, lines: string[]): string {
  let part = ''
  for (const character of token) {
    if (part !== '' && !fits(part + character)) {
      lines.push(part)
      part = ''
    }
    part += character
  }
  return part
}
