import type { OperatorOf } from '#define/search/define-search'
import { conditionsOf, termsIn, type SearchConditions } from '#define/search/search-parts'
import { maxDepth } from '#define/search/tokens'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access-sql'
import type { Reader } from '#server/read/list'
import { tsqueryOf } from '#server/read/text-search'
import { chatSearch, type ChatTerm } from '../chat-search.wire'
import { conversations } from '../conversations.resource'
import { describedById } from './chat-reading.server'
import { messageColumns, messagesOf, type StoredMessage } from './chat-message.server'

const maxFound = 50

/**
 * The newest messages that match a search, in the conversations of the caller, each with its conversation; `capped` if
 * there are more.
 * @throws Problem invalid for parentheses within too many others.
 */
export async function searchMessages(reader: Reader, given: string) {
  const parts = chatSearch.partsOf(given)
  if (parts.length === 0) return { messages: [], capped: false }
  if (termsIn(parts).some(({ isTooDeep }) => isTooDeep))
    throw invalidField('q', 'searchDepth', { limit: maxDepth })
  const allowed = requireAllowed(reader.app, conversations, 'read', reader.caller, 'c')
  const rows = await reader.database.query<StoredMessage & { conversation: string }>(
    statement(
      sql`select ${messageColumns}, "m"."conversation" from "messages" "m" join "conversations" "c" on "c"."id" = "m"."conversation" where ${allowed} and "m"."status" = 'sent' and "m"."event" = 'none' and ${all(conditionsOf(parts, writerFor(reader)))} order by "m"."createdAt" desc, "m"."id" desc ${sql.raw(`limit ${maxFound + 1}`)}`,
    ),
  )
  const shown = rows.slice(0, maxFound)
  const described = await describedById(
    reader,
    shown.map(({ conversation }) => conversation),
  )
  const messages = await messagesOf(reader, shown)
  return {
    messages: messages.flatMap((message, index) => {
      const found = described.get(shown[index]?.conversation ?? '')
      if (!found) return []
      const { conversationKey, name, participants } = found
      return [{ ...message, conversationKey, name, participants }]
    }),
    capped: rows.length > maxFound,
  }
}

const isUser = (value: string): SQL =>
  sql`(lower("u"."username") = ${value} or starts_with(lower("u"."displayName"), ${value}))`

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`
const matching = (text: string, isPhrase: boolean): SQL =>
  sql`"m"."search" @@ ${tsqueryOf(text, isPhrase)}::tsquery`

/** How the conditions of a search are written as SQL on the message `m` in the conversation `c`. */
const writerFor = ({ caller }: Reader): SearchConditions<OperatorOf<typeof chatSearch>, SQL> => ({
  text: (text) => matching(text, false),
  term: (term) => conditionOf(term, caller.userId),
  all,
  any: (conditions) => sql`(${sql.join([...conditions], sql` or `)})`,
  not: (condition) => sql`(${condition} is not true)`,
})

/** The condition of a term; a value that its operator does not accept finds nothing. */
function conditionOf({ operator, value: given, isPhrase, misused }: ChatTerm, me: string | null): SQL {
  if (misused) return sql`false`
  const value = given.trim().toLowerCase()
  switch (operator) {
    case undefined:
      return matching(given, isPhrase)
    case 'from':
      return value === 'me'
        ? sql`"m"."sender" = ${me}`
        : sql`"m"."sender" in (select "u"."id" from "users" "u" where ${isUser(value.replace(/^@/, ''))})`
    case 'in':
      return sql`(position(${value.replace(/^[#@]/, '')} in lower("c"."name")) > 0 or "c"."kind" = 'one' and exists (select from "users" "u" where "u"."id" = any("c"."participants") and "u"."id" <> ${me} and ${isUser(value.replace(/^@/, ''))}))`
    case 'has':
      return contents[value] ?? sql`false`
    case 'before':
      return sql`"m"."createdAt" < ${value}::date`
    case 'after':
      return sql`"m"."createdAt" >= ${value}::date + 1`
  }
}

const contents: Readonly<Record<string, SQL>> = {
  file: sql`jsonb_array_length("m"."attachments") > 0`,
  image: sql`"m"."attachments" @? '$[*] ? (@.type starts with "image/")'`,
  link: sql`"m"."body" ~ 'https?://'`,
  reaction: sql`exists (select from "chatReactions" "r" where "r"."message" = "m"."id")`,
  pin: sql`exists (select from "chatPins" "p" where "p"."message" = "m"."id")`,
}
