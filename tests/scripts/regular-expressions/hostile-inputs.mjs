/** @typedef {{ prefix: string, repeated: string, end: string }} HostileInput */

const candidates = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)),
  ...['\t', '\n', '\r', '\u0000', '\u00a0', 'é', '年', '中', '，', '；', '’', '＝', '€'],
]
const maxAtoms = 10
// Negative lookarounds contain no characters of a match.
const refused = /\(\?<?!(?:\\.|[^()\\]|\([^()]*\))*\)/g

/**
 * Inputs on which a pattern may be slow: repetitions of its characters after the beginning of a match.
 * @param {string} source
 * @param {string} flags
 * @returns {HostileInput[]}
 */
export function hostileInputs(source, flags) {
  const atoms = atomsOf(source, flags)
  const samples = [...new Set(atoms.flat())].slice(0, maxAtoms)
  const pairs = samples.flatMap((item) =>
    samples.filter((other) => other !== item).map((other) => item + other),
  )
  const starts = new Set([''])
  let start = ''
  for (const [first = ''] of atoms.slice(0, 40)) starts.add((start += first))
  const prefixes = [...starts]
  const ends = ['\u0001', '']
  return [
    ...prefixes.flatMap((prefix) =>
      samples.flatMap((repeated) => ends.map((end) => ({ prefix, repeated, end }))),
    ),
    ...pairs.map((repeated) => ({ prefix: '', repeated, end: '\u0001' })),
    ...prefixes
      .slice(1, 6)
      .flatMap((prefix) => pairs.map((repeated) => ({ prefix, repeated, end: '\u0001' }))),
    // Repetitions of the beginning itself, where a match starts again and again.
    ...prefixes.slice(1).map((repeated) => ({ prefix: '', repeated, end: '\u0001' })),
  ]
}

/**
 * Sample characters for each single-character part of a pattern, in order.
 * @param {string} source
 * @param {string} flags
 */
export function atomsOf(source, flags) {
  const unicode = flags.replaceAll(/[gyd]/g, '')
  /** @type {string[][]} */
  const atoms = []
  const piece =
    /\(\?(?:[:=!]|<[=!]|<\w+>)|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[bB\d]|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\{\d+,?\d*\}|[()|*+?^$]|[^]/gu
  for (const [text] of source.replaceAll(refused, '').matchAll(piece)) {
    if (/^\(|^[)|*+?^$]$|^\{\d|^\\[bBk\d]/.test(text)) continue
    const found = samplesOf(text, unicode)
    if (found.length > 0) atoms.push(found)
  }
  return atoms
}

/** @param {string} atom @param {string} flags */
function samplesOf(atom, flags) {
  try {
    const pattern = new RegExp(`^(?:${atom})$`, flags)
    const matching = candidates.filter((candidate) => pattern.test(candidate))
    // A letter is a better sample than a sign, because signs are often literals in a pattern.
    const letter = matching.find((candidate) => /[a-z0-9]/i.test(candidate))
    const sign = matching.find((candidate) => candidate !== letter)
    return [letter, sign].filter((sample) => sample !== undefined)
  } catch {
    return []
  }
}
