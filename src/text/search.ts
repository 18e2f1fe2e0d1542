const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a search, as they are looked for. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Whether every word of a search stands in a text, wherever and however it is written. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const within = plain(text)
  return words.every((word) => within.includes(word))
}
