/** The most parentheses within each other. */
export const maxDepth = 5

/** A part of a search between spaces: a word, or what parentheses contain. */
export interface Token {
  /** As the user has written it. */
  readonly text: string
  readonly group?: {
    readonly tokens: readonly Token[]
    /** The operator in front of the parentheses, for all words in them. */
    readonly operator?: string
    readonly isNot: boolean
  }
  /** It begins with a parenthesis within too many others, which is read as a character. */
  readonly isTooDeep?: true
}

interface Read {
  readonly tokens: readonly Token[]
  /** The index after what was read. */
  readonly end: number
  readonly isClosed: boolean
}

const opening = /(-?)(?:([a-z_]+)[:：])?\(/iy

/**
 * The tokens of a search. Spaces and parentheses in quotes do not separate; a parenthesis begins a group in front of a
 * word, and is a character within one. What is not closed ends with the search.
 * @param isOperator whether a name in front of a colon is an operator.
 */
export function tokensOf(given: string, isOperator: (name: string) => boolean): readonly Token[] {
  return readTokens(given.replaceAll(/[“”]/g, '"'), 0, 0, isOperator).tokens
}

function readTokens(
  source: string,
  start: number,
  depth: number,
  isOperator: (name: string) => boolean,
): Read {
  const tokens: Token[] = []
  let at = start
  for (;;) {
    while (source[at]?.trim() === '') at++
    if (at >= source.length) return { tokens, end: at, isClosed: false }
    if (depth > 0 && source[at] === ')') return { tokens, end: at + 1, isClosed: true }
    const begun = openingAt(source, at, isOperator)
    const inner =
      begun && depth < maxDepth ? readTokens(source, at + begun.length, depth + 1, isOperator) : undefined
    if (begun && inner && inner.tokens.length > 0) {
      const { length: _length, ...group } = begun
      const text = source.slice(at, inner.end).trimEnd()
      tokens.push({
        text: inner.isClosed ? text : `${text})`,
        group: { ...group, tokens: inner.tokens },
      })
      at = inner.end
    } else {
      const end = endOfWord(source, at, depth)
      tokens.push({ text: source.slice(at, end), ...(begun && !inner && { isTooDeep: true as const }) })
      at = end
    }
  }
}

/** What begins a group at an index, with its length. */
function openingAt(source: string, at: number, isOperator: (name: string) => boolean) {
  opening.lastIndex = at
  const found = opening.exec(source)
  if (!found) return undefined
  const [{ length }, sign, name] = found
  const operator = name?.toLowerCase()
  if (operator !== undefined && !isOperator(operator)) return undefined
  return { length, isNot: sign === '-', ...(operator !== undefined && { operator }) }
}

function endOfWord(source: string, start: number, depth: number): number {
  let isQuoted = false
  let open = 0
  let at = start
  for (; at < source.length; at++) {
    const character = source[at] ?? ''
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (character.trim() === '') break
    if (character === '(') open++
    else if (character === ')' && open > 0) open--
    else if (character === ')' && depth > 0) break
  }
  return at
}
