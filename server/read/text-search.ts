const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/u
/** What PostgreSQL takes for a number and makes a word of its own, whatever follows it: the beginning of '5e64xi39'. */
const exponential = /^([0-9]+e[0-9]+)/
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
    .flatMap((word) => word.split(exponential))
    .filter((part) => part !== '')
  return parts.map((part) => (cjk.test(part) ? phrase(part) : beginning(part))).join(' & ')
}

/** The lower case of 'İ' is one letter to some databases, and two to JavaScript and the others. */
function beginning(word: string): string {
  const inOne = word.replaceAll('i\u0307', 'i')
  return inOne === word ? `${lexeme(word)}:*` : `(${lexeme(word)}:* | ${lexeme(inOne)}:*)`
}

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const phrase = (characters: string) => `(${[...characters].map(lexeme).join(' <-> ')})`
