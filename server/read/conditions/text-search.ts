const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/u
/** PostgreSQL parses this as a number and a word of its own, whatever follows it: the start of '5e64xi39'. */
const exponential = /^([0-9]+e[0-9]+)/
const between = /[^\p{L}\p{Nd}\p{M}]+/u

/**
 * Converts what the user typed to a tsquery: every word must occur, Latin ones as prefixes, Chinese ones as phrases
 * of their characters. It must match the SQL function `words`. Text without words gives a query that finds nothing.
 * @param isPhrase whether the words must follow each other, each of them whole.
 */
export function tsqueryOf(given: string, isPhrase = false): string {
  const parts = given
    .normalize()
    .toLowerCase()
    .slice(0, 200)
    .split(between)
    .flatMap((word) => word.split(/([\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]+)/u))
    .flatMap((word) => word.split(exponential))
    .filter((part) => part !== '')
  if (isPhrase)
    return parts.map((part) => (cjk.test(part) ? phrase(part) : lexemesOf(part, ''))).join(' <-> ')
  return parts.map((part) => (cjk.test(part) ? phrase(part) : lexemesOf(part, ':*'))).join(' & ')
}

/** The lower case of 'İ' is one character in some databases, and two in JavaScript and others. */
function lexemesOf(word: string, mark: '' | ':*'): string {
  const inOne = word.replaceAll('i\u0307', 'i')
  return inOne === word ? `${lexeme(word)}${mark}` : `(${lexeme(word)}${mark} | ${lexeme(inOne)}${mark})`
}

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const phrase = (characters: string) => `(${[...characters].map(lexeme).join(' <-> ')})`
