import { defineSearch, type OperatorOf, type SearchPart, type SearchTerm } from '#define/search/define-search'
import { isGroup } from '#define/search/search-parts'
import { systemLabels } from './mail.wire'

/** The search of mails. */
export const mailSearch = defineSearch({
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
})
export type MailOperator = OperatorOf<typeof mailSearch>
export type MailPart = SearchPart<MailOperator>
export type MailTerm = SearchTerm<MailOperator>

/** Whether a search says in which folder to search, in place of the label of the list. */
export const namesFolder = (parts: readonly MailPart[]): boolean =>
  parts.some(({ items }) =>
    items.some((item) => !item.isNot && (isGroup(item) ? namesFolder(item.parts) : item.operator === 'in')),
  )

/** The operators of rules: a mail that arrives has no folder, no labels and no age yet. */
export const operatorsOfRules: readonly MailOperator[] = [
  'from',
  'to',
  'cc',
  'bcc',
  'subject',
  'filename',
  'has',
]
