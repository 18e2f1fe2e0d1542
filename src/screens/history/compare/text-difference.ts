import { diffLines, diffWordsWithSpace } from 'diff'
import { readHtml, type HtmlNode } from '../../fields/text/html-tree'

/** A part of two texts: in both, only in the earlier or only in the later one. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts from this number of characters are compared line by line, or word by word if they have one line. */
const minLength = 80
/** After this time both texts are shown one after the other, in milliseconds. */
const timeout = 200

/** Whether two values are texts that are compared part by part. */
export const areLongTexts = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  Math.max(before.length, after.length) >= minLength

/** Compares two texts by lines; by words where each has one line only. */
export function partsOf(before: string, after: string): TextPart[] {
  const hasLines = [before, after].some((text) => text.trim().includes('\n'))
  const parts = hasLines
    ? diffLines(before, after, { timeout })
    : diffWordsWithSpace(before, after, { timeout })
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

const lines = new Set('p h2 h3 h4 li blockquote pre tr br hr'.split(' '))

/** The text of rich text, with a line for each paragraph, heading and item. */
export function linesOf(html: string): string {
  const textOf = (node: HtmlNode): string => {
    if (typeof node === 'string') return node
    const inside = node.children.map(textOf).join('')
    return lines.has(node.tag) ? `${inside}\n` : inside
  }
  return readHtml(html).map(textOf).join('')
}
