import type { Entry } from './entry'

/** The minimum score of a strong match, in contrast to a similar entry. */
export const strong = 40

const full = 100
const beginning = 90
const wordBeginnings = 70
const initials = 55
const inside = 42
const scattered = 10
/** The factor for a match by one of the other names. */
const byOtherName = 0.85

const between = /[\s\-_/:·.,()]+/u

/** How well a name matches the typed text, from 0 (not at all) to 100. */
export function fit(typed: string, name: string): number {
  const [wanted, text] = [typed.trim().toLowerCase(), name.toLowerCase()]
  if (wanted === '') return 0
  if (text === wanted) return full
  if (text.startsWith(wanted)) return beginning - Math.min(9, text.length - wanted.length) * 0.5
  const keywords = text.split(between).filter(Boolean)
  const parts = wanted.split(between).filter(Boolean)
  const first = parts.map((part) => keywords.findIndex((word) => word.startsWith(part)))
  if (parts.length > 0 && first.every((index) => index >= 0))
    return wordBeginnings - Math.min(9, first[0] ?? 0)
  if (
    keywords.length > 1 &&
    keywords
      .map((word) => word[0])
      .join('')
      .startsWith(wanted)
  )
    return initials
  if (parts.length > 0 && parts.every((part) => text.includes(part))) return inside
  return wanted.length >= 3 ? scatteredFit(parts.join(''), text) : 0
}

/** Matches letters in order with gaps; fewer gaps score higher, and each gap is limited. */
function scatteredFit(wanted: string, text: string): number {
  let [at, gaps] = [text.indexOf(wanted[0] ?? ''), 0]
  if (at < 0) return 0
  for (const letter of wanted.slice(1)) {
    const next = text.indexOf(letter, at + 1)
    if (next < 0) return 0
    gaps += next - at - 1
    at = next
  }
  return gaps > wanted.length * 2 ? 0 : Math.max(1, scattered + wanted.length - gaps)
}

/** How well an entry matches, by its title or one of its keywords. */
export const fitOf = (typed: string, { title, keywords = [] }: Entry): number =>
  Math.max(fit(typed, title), ...keywords.map((word) => fit(typed, word) * byOtherName))

export interface Ranked {
  readonly entry: Entry
  readonly fit: number
}

/** The matching entries, best first; equal scores keep their order. */
export const ranked = (typed: string, entries: readonly Entry[]): Ranked[] =>
  entries
    .map((entry) => ({ entry, fit: fitOf(typed, entry) }))
    .filter(({ fit: how }) => how > 0)
    .toSorted((item, other) => other.fit - item.fit)
