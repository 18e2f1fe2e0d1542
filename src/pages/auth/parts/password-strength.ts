/** The strength of a password, from refused to strong. */
export const strengths = ['tooShort', 'weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const shortest = 6
/** The minimum entropy, in bits, of each strength. */
const bits = { fair: 34, good: 48, strong: 64 }

const common =
  /password|passwort|passw0rd|qwert|asdf|zxcv|letmein|welcome|admin|iloveyou|monkey|dragon|abc123|111111|123123|654321|woaini|mima|corridor/
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The size of the alphabet that an attacker must try for each character, by the character classes used. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[\p{Script=Han}]/u, 2500],
  [/[^a-zA-Z\d\p{Script=Han}]/u, 33],
]

/** Estimates the strength of a password by its length, its variety and common words. */
export function strengthOf(password: string): Strength {
  const signs = [...password]
  if (signs.length < shortest) return 'tooShort'
  const plain = password.toLowerCase()
  const alphabet = alphabets.reduce((sum, [sign, size]) => sum + (sign.test(password) ? size : 0), 0)
  const isKnown = common.test(plain)
  const worth = (unforeseen(signs) - (isKnown ? 6 : 0)) * Math.log2(alphabet)
  if (worth >= bits.strong) return 'strong'
  if (worth >= bits.good) return 'good'
  return worth >= bits.fair ? 'fair' : 'weak'
}

/** The number of characters that do not follow from the previous one: 'aaaa' and '1234' count little more than one. */
const unforeseen = (signs: readonly string[]): number =>
  signs.reduce((sum, sign, index) => sum + (follows(signs[index - 1], sign) ? 0.2 : 1), 0)

function follows(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false
  const pair = (before + sign).toLowerCase()
  const turned = (sign + before).toLowerCase()
  return before === sign || rows.some((row) => row.includes(pair) || row.includes(turned))
}
