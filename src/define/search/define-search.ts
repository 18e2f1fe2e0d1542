import { tokensOf, type Token } from './tokens'
import { valueOf, type ValueKind } from './values'

/** The operators of a search, each with what its value is. */
export type SearchOperators = Readonly<Record<string, ValueKind>>

/** What a record must contain or be, or must not where `isNot` is true. */
export interface SearchTerm<Name extends string = string> {
  /** Left out for words anywhere in the record. */
  readonly operator?: Name
  /** Words, a day (2026-01-31), an age (3d, 2w, 6m, 1y), or an option of the operator. */
  readonly value: string
  /** Whether the words must follow each other. */
  readonly isPhrase: boolean
  readonly isNot: boolean
  /** The operator that was written before a value that it does not accept: both are searched as words. */
  readonly misused?: Name
  /** It begins with a parenthesis within too many others. */
  readonly isTooDeep?: true
}

/** What is written in parentheses: all of its parts apply, or not all where `isNot` is true. */
export interface SearchGroup<Name extends string = string> {
  readonly parts: readonly SearchPart<Name>[]
  readonly isNot: boolean
}

export type SearchItem<Name extends string = string> = SearchTerm<Name> | SearchGroup<Name>

/** A part of a search: at least one of its items applies. All parts of a search must apply. */
export interface SearchPart<Name extends string = string> {
  /** As the user has written it. */
  readonly text: string
  readonly items: readonly SearchItem<Name>[]
}

/**
 * Declares a search: words, "phrases in quotes", operators such as `from:anna` or `subject:"two words"`, groups in
 * parentheses, each with `-` in front for the opposite, and `OR` between two of them.
 */
export function defineSearch<const O extends SearchOperators>(operators: O) {
  type Name = keyof O & string
  const isName = (name: string): name is Name => Object.hasOwn(operators, name)
  return {
    operators,
    /** Parses a search. */
    partsOf: (given: string): SearchPart<Name>[] =>
      partsOf({ operators, isName }, tokensOf(given, isName), undefined),
    /** The kind of value of an operator: words, a day, an age, or one of some options. */
    kindOf(name: Name): 'words' | 'day' | 'age' | 'options' {
      const kind: ValueKind | undefined = operators[name]
      return typeof kind === 'string' ? kind : 'options'
    },
    /** The values that an operator accepts; none where it accepts any words, days or ages. */
    optionsOf(name: Name): readonly string[] {
      const kind: ValueKind | undefined = operators[name]
      return typeof kind === 'string' || kind === undefined ? [] : kind
    },
  }
}

/** The names of the operators of a search. */
export type OperatorOf<S> = S extends { readonly operators: infer O } ? keyof O & string : never

interface Language<Name extends string> {
  readonly operators: SearchOperators
  readonly isName: (name: string) => name is Name
}

/** @param within the operator in front of the parentheses around the tokens. */
function partsOf<Name extends string>(
  language: Language<Name>,
  tokens: readonly Token[],
  within: string | undefined,
): SearchPart<Name>[] {
  const parts: SearchPart<Name>[] = []
  let isOr = false
  for (const token of tokens) {
    const last = parts.at(-1)
    const { text } = token
    if (text === 'OR' && last && !isOr) {
      isOr = true
      continue
    }
    const item = itemOf(language, token, within)
    if (isOr && last)
      parts[parts.length - 1] = { text: `${last.text} OR ${text}`, items: [...last.items, item] }
    else parts.push({ text, items: [item] })
    isOr = false
  }
  return parts
}

function itemOf<Name extends string>(
  language: Language<Name>,
  { text, group, isTooDeep }: Token,
  within: string | undefined,
): SearchItem<Name> {
  if (group) return { parts: partsOf(language, group.tokens, group.operator ?? within), isNot: group.isNot }
  return { ...termOf(language, text, within), ...(isTooDeep && { isTooDeep }) }
}

function termOf<Name extends string>(
  { operators, isName }: Language<Name>,
  token: string,
  within: string | undefined,
): SearchTerm<Name> {
  const isNot = token.startsWith('-') && token.length > 1
  const written = isNot ? token.slice(1) : token
  const colon = written.search(/[:：]/)
  const own = written.slice(0, Math.max(0, colon)).toLowerCase()
  const operator = isName(own) ? own : within
  if (operator === undefined || !isName(operator)) return { ...unquoted(written), isNot }
  const { value, isPhrase } = unquoted(operator === own ? written.slice(colon + 1) : written)
  const kind = operators[operator]
  const meant = kind === undefined ? undefined : valueOf(kind, value)
  return meant === undefined
    ? { ...unquoted(written), isNot, misused: operator }
    : { operator, value: meant, isPhrase, isNot }
}

const unquoted = (text: string) => ({
  value: text.replaceAll('"', ''),
  isPhrase: text.startsWith('"'),
})
