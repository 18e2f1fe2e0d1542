const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a search, as they are looked for. */
export const searchTerms = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Whether every word of a search stands in a text, wherever and however it is written. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const within = plain(text)
  return terms.every((word) => within.includes(word))
}
