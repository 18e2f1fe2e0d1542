import type { Entry } from './entry'

/** From here on an entry is what was meant, and not only something like it. */
export const strong = 40

const full = 100
const beginning = 90
const wordBeginnings = 70
const initials = 55
const inside = 42
const scattered = 10
/** By another name an entry is a little less what was meant. */
const byOtherName = 0.85

const between = /[\s\-_/:·.,()]+/u

/** How well a name fits what was typed, 0 to 100; 0 is not at all. */
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

/** The letters in their order with others between them, the fewer the better; none may be far from the one before. */
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

/** How well an entry fits, by its title or by another of its names. */
export const fitOf = (typed: string, { title, keywords = [] }: Entry): number =>
  Math.max(fit(typed, title), ...keywords.map((word) => fit(typed, word) * byOtherName))

export interface Ranked {
  readonly entry: Entry
  readonly fit: number
}

/** The entries that fit, the best first; those that fit as well as each other stay in their order. */
export const ranked = (typed: string, entries: readonly Entry[]): Ranked[] =>
  entries
    .map((entry) => ({ entry, fit: fitOf(typed, entry) }))
    .filter(({ fit: how }) => how > 0)
    .toSorted((item, other) => other.fit - item.fit)
