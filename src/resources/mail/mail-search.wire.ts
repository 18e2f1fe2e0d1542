import { systemLabels } from './mail.wire'

/** The operators of a search, each with what its value is. */
const operators = {
  from: 'words',
  to: 'words',
  cc: 'words',
  bcc: 'words',
  subject: 'words',
  filename: 'words',
  label: 'words',
  has: ['attachment'],
  is: ['unread', 'read', 'starred', 'important', 'muted'],
  in: [...systemLabels, 'anywhere'],
  before: 'day',
  after: 'day',
  older_than: 'age',
  newer_than: 'age',
} as const
export type SearchOperator = keyof typeof operators

/** The operators of rules: a mail that arrives has no folder, no labels and no age yet. */
export const operatorsOfRules: readonly SearchOperator[] = [
  'from',
  'to',
  'cc',
  'bcc',
  'subject',
  'filename',
  'has',
]

/** The kind of value of an operator: words, a day, an age, or one of some options. */
export function kindOfOperator(operator: SearchOperator): 'words' | 'day' | 'age' | 'options' {
  const kind = operators[operator]
  return typeof kind === 'string' ? kind : 'options'
}

/** The values that an operator accepts; none where it accepts any words, days or ages. */
export function optionsOfOperator(operator: SearchOperator): readonly string[] {
  const kind = operators[operator]
  return typeof kind === 'string' ? [] : kind
}

/** What a mail must contain or be, or must not where `isNot` is true. */
export interface SearchTerm {
  /** Left out for words anywhere in the mail. */
  readonly operator?: SearchOperator
  /** Words, a day (2026-01-31), an age (3d, 2w, 6m, 1y), or an option of the operator. */
  readonly value: string
  /** Whether the words must follow each other. */
  readonly isPhrase: boolean
  readonly isNot: boolean
  /** The operator that was written before a value that it does not accept: both are searched as words. */
  readonly misused?: SearchOperator
}

/** A part of a search: at least one of its terms applies. All parts of a search must apply. */
export interface SearchPart {
  /** As the user has written it. */
  readonly text: string
  readonly terms: readonly SearchTerm[]
}

/**
 * Parses a search: words, "phrases in quotes", operators such as `from:anna` or `subject:"two words"`, each with `-` in
 * front for the opposite, and `OR` between two of them.
 */
export function searchPartsOf(given: string): SearchPart[] {
  const parts: SearchPart[] = []
  let isOr = false
  for (const text of tokensOf(given)) {
    const last = parts.at(-1)
    if (text === 'OR' && last && !isOr) {
      isOr = true
      continue
    }
    const term = termOf(text)
    if (isOr && last)
      parts[parts.length - 1] = { text: `${last.text} OR ${text}`, terms: [...last.terms, term] }
    else parts.push({ text, terms: [term] })
    isOr = false
  }
  return parts
}

/** The search without one of its parts. */
export const withoutPart = (parts: readonly SearchPart[], index: number): string =>
  parts
    .filter((_, other) => other !== index)
    .map(({ text }) => text)
    .join(' ')

/** The texts between spaces; spaces in quotes do not separate. */
function tokensOf(given: string): string[] {
  const tokens: string[] = []
  let token = ''
  let isQuoted = false
  for (const character of given.replaceAll(/[“”]/g, '"')) {
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted || character.trim() !== '') token += character
    else if (token !== '') {
      tokens.push(token)
      token = ''
    }
  }
  return token === '' ? tokens : [...tokens, token]
}

function termOf(token: string): SearchTerm {
  const isNot = token.startsWith('-') && token.length > 1
  const text = isNot ? token.slice(1) : token
  const colon = text.search(/[:：]/)
  const name = text.slice(0, Math.max(0, colon)).toLowerCase()
  if (!Object.hasOwn(operators, name)) return { ...unquoted(text), isNot }
  const operator = name as SearchOperator
  const { value, isPhrase } = unquoted(text.slice(colon + 1))
  const meant = valueOf(operator, value)
  return meant === undefined
    ? { ...unquoted(text), isNot, misused: operator }
    : { operator, value: meant, isPhrase, isNot }
}

const unquoted = (text: string) => ({
  value: text.replaceAll('"', ''),
  isPhrase: text.startsWith('"'),
})

/** The value of an operator; undefined if the operator does not accept it. */
function valueOf(operator: SearchOperator, given: string): string | undefined {
  const kind = operators[operator]
  if (kind === 'words') return given.trim() === '' ? undefined : given
  if (kind === 'day') return dayOf(given)
  const value = given.toLowerCase()
  if (kind === 'age') return /^[1-9]\d{0,3}[dwmy]$/.test(value) ? value : undefined
  return (kind as readonly string[]).includes(value) ? value : undefined
}

/** A day in ISO 8601 from 2026-01-31, 2026/1/31 or 2026.1.31. */
function dayOf(given: string): string | undefined {
  const [year, month, day, ...more] = given.split(/[-/.]/)
  if (year === undefined || month === undefined || day === undefined || more.length > 0) return undefined
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
