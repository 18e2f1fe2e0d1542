const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/u
const between = /[^\p{L}\p{Nd}\p{M}]+/u

/**
 * What a person typed, as a tsquery: every word must be there, Latin ones as beginnings, Chinese ones as a phrase of
 * their characters. It mirrors the SQL function `words`. Nothing searchable gives a query that finds nothing.
 */
export function tsqueryOf(given: string): string {
  const parts = given
    .normalize()
    .toLowerCase()
    .slice(0, 200)
    .split(between)
    .flatMap((word) => word.split(/([\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]+)/u))
    .filter((part) => part !== '')
  return parts.map((part) => (cjk.test(part) ? phrase(part) : `${lexeme(part)}:*`)).join(' & ')
}

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const phrase = (characters: string) => `(${[...characters].map(lexeme).join(' <-> ')})`
