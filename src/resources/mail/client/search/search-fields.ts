import { isGroup } from '#define/search/search-parts'
import { mailSearch, type MailOperator, type MailPart } from '../../mail-search.wire'

/** The operators with an input of their own in the search options. */
const textual = ['from', 'to', 'subject', 'after', 'before', 'in'] as const
type Textual = (typeof textual)[number]

/** A search as the values of the inputs of the search options. */
export interface SearchFields extends Record<Textual, string> {
  /** Words and phrases. */
  readonly has: string
  readonly without: string
  readonly isUnread: boolean
  readonly hasAttachment: boolean
  /** What has no input. */
  readonly rest: string
}

const none: SearchFields = {
  from: '',
  to: '',
  subject: '',
  after: '',
  before: '',
  in: '',
  has: '',
  without: '',
  isUnread: false,
  hasAttachment: false,
  rest: '',
}

/** The inputs of the search options for a search. */
export function fieldsOfSearch(given: string): SearchFields {
  let fields = none
  for (const part of mailSearch.partsOf(given)) fields = { ...fields, ...valueIn(fields, part) }
  return fields
}

function valueIn(fields: SearchFields, { items, text }: MailPart): Partial<SearchFields> {
  const [term, ...others] = items
  const rest = { rest: joined(fields.rest, text) }
  if (!term || others.length > 0 || isGroup(term)) return rest
  const { operator, value, isNot, isPhrase } = term
  const written = isPhrase ? `"${value}"` : value
  if (operator === undefined)
    return isNot ? { without: joined(fields.without, written) } : { has: joined(fields.has, text) }
  if (isNot) return rest
  if (isTextual(operator) && fields[operator] === '') return { [operator]: value }
  if (operator === 'is' && value === 'unread') return { isUnread: true }
  return operator === 'has' ? { hasAttachment: true } : rest
}

const isTextual = (operator: MailOperator): operator is Textual =>
  (textual as readonly string[]).includes(operator)

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ')

/** The search for some values of the search options. */
export function searchOfFields(fields: SearchFields): string {
  const operators = textual.map((name) => {
    const value = fields[name].trim()
    return value === '' ? '' : `${name}:${quotedIfNeeded(value)}`
  })
  const without = mailSearch.partsOf(fields.without).map(excluded)
  return joined(
    fields.has.trim(),
    ...without,
    ...operators,
    fields.isUnread ? 'is:unread' : '',
    fields.hasAttachment ? 'has:attachment' : '',
    fields.rest,
  )
}

/** A part that must not apply. */
const excluded = ({ items, text }: MailPart): string =>
  items.length > 1 ? `-(${text})` : items[0]?.isNot ? text : `-${text}`

/** A value with spaces in quotes. */
const quotedIfNeeded = (value: string): string => {
  const text = value.replaceAll(/["“”]/g, '')
  return /\s/.test(text) ? `"${text}"` : text
}
