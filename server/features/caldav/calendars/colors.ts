import { hues as names } from '#define/choices/hues'
import { hues } from '#theme/tokens'

/** The colour of a name, as Apple writes it; undefined for other texts. */
export function digitsOf(name: unknown): string | undefined {
  const digits =
    typeof name === 'string' && (names as readonly string[]).includes(name) ? hues('light')[name] : undefined
  return digits === undefined ? undefined : `${digits.toUpperCase()}FF`
}

const channels = (digits: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(digits.slice(from, from + 2), 16))

/** The named colour that is nearest to one in hexadecimal digits, with or without opacity; undefined for other texts. */
export function nearestName(text: string): string | undefined {
  const digits = text.trim()
  if (!/^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(digits)) return undefined
  const given = channels(digits)
  const distance = (digits: string) =>
    channels(digits).reduce((sum, channel, index) => sum + (channel - (given[index] ?? 0)) ** 2, 0)
  const known = Object.entries(hues('light')).filter(([name]) => (names as readonly string[]).includes(name))
  return known.toSorted(([, digits], [, other]) => distance(digits) - distance(other))[0]?.[0]
}
