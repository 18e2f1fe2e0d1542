import { defineSearch, type OperatorOf, type SearchTerm } from '#define/search/define-search'

/** The search of messages. */
export const chatSearch = defineSearch({
  from: 'words',
  in: 'words',
  has: ['file', 'image', 'link', 'reaction', 'pin'],
  before: 'day',
  after: 'day',
})
export type ChatOperator = OperatorOf<typeof chatSearch>
export type ChatTerm = SearchTerm<ChatOperator>
