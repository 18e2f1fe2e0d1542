/** The least possible rank: no rank sorts before it. */
const least = `A${'0'.repeat(26)}`

/** The length of the integer part of a rank, by its first character: 'a' has 2, 'b' 3; 'Z' has 2, 'Y' 3. */
function wholeLength(first: string): number {
  const code = first.charCodeAt(0)
  return first >= 'a' ? code - 'a'.charCodeAt(0) + 2 : 'Z'.charCodeAt(0) - code + 2
}

/**
 * Whether a text is a fractional index before and after which another one can be generated: an integer part whose
 * length is given by its first letter, then digits that do not end in 0.
 */
export function isRank(value: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(value) || value === least) return false
  const length = wholeLength(value.charAt(0))
  return value.length === length || (value.length > length && !value.endsWith('0'))
}
