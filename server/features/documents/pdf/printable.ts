import { printable } from './lines'
import { printableRanges } from './printable-ranges'

const ranges = printableRanges.split(' ').map((range) => {
  const [from = '', to = from] = range.split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
})

/** Whether documents can print a character; they have no fonts for Devanagari or emoji, for example. */
export function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle] as (typeof ranges)[number]
    if (code < from) high = middle - 1
    else if (code > to) low = middle + 1
    else return true
  }
  return false
}

/** How many of the characters a message names. */
const maxNamed = 8

/** The first characters of a text that documents cannot print, each once. */
export function unprintableIn(text: string): string[] {
  const found = new Set<string>()
  for (const character of printable(text)) {
    if (character !== '\n' && !isPrintable(character)) found.add(character)
    if (found.size === maxNamed) break
  }
  return [...found]
}
