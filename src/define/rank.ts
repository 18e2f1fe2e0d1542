/** The least rank there can be: nothing could be put before it. */
const least = `A${'0'.repeat(26)}`

/** How many characters the whole part of a rank has, by its first: 'a' has 2, 'b' 3, and 'Z' 2, 'Y' 3. */
function wholeLength(first: string): number {
  const code = first.charCodeAt(0)
  return first >= 'a' ? code - 'a'.charCodeAt(0) + 2 : 'Z'.charCodeAt(0) - code + 2
}

/**
 * Whether a text is a fractional index, before and behind which another one can be made: a whole part whose length its
 * first letter says, then digits that do not end with 0.
 */
export function isRank(value: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(value) || value === least) return false
  const length = wholeLength(value.charAt(0))
  return value.length === length || (value.length > length && !value.endsWith('0'))
}
