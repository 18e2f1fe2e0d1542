const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The normalized terms of a search. */
export const searchTerms = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Whether a text contains every term, in any spelling that normalizes to the same. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const within = plain(text)
  return terms.every((word) => within.includes(word))
}
