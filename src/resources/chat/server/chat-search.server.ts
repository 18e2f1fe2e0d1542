import type { SearchPart } from '#define/search/define-search'
import { conditionsOf, isGroup, termsIn, type SearchConditions } from '#define/search/search-parts'
import { maxDepth } from '#define/search/tokens'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { tsqueryOf } from '#server/read/conditions/text-search'
import { chatSearch, type ChatOperator, type ChatTerm } from '../chat-search.wire'
import { conversations } from '../conversations.resource'
import { describedById } from './chat-reading.server'
import { messageColumns, messagesOf, type StoredMessage } from './chat-message.server'

const maxFound = 50
/** How many of the newest messages of all are compared with the words of a search before others are found by these. */
const maxCompared = 3000
/** The most users whom one name can mean. */
const maxSenders = 200

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
  const conditions = conditionsOf(parts, writerFor(reader, await sendersOf(reader, parts)))
  const rows = await newestOf(reader, all(conditions), hasWords(parts))
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

/** One more than are shown, so that it is known whether there are others. */
const pageSql = sql.raw(`limit ${maxFound + 1}`)

type FoundMessage = StoredMessage & { readonly conversation: string }

/**
 * The newest messages that meet a condition. With words, the newest messages of all are compared first: where many
 * messages have a word, they suffice. Otherwise those that have the words are found by these, not in the order of time.
 */
async function newestOf(reader: Reader, condition: SQL, isByWords: boolean): Promise<FoundMessage[]> {
  if (!isByWords) return read(reader, matchesSql(reader, table, condition))
  const rows = await read(reader, matchesSql(reader, newestSql, condition))
  return rows.length > maxFound ? rows : read(reader, byWordsSql(reader, condition))
}

const read = ({ database }: Reader, source: SQL): Promise<FoundMessage[]> =>
  database.query<FoundMessage>(
    statement(
      sql`select ${messageColumns}, "m"."conversation" from ${source} order by "m"."createdAt" desc, "m"."id" desc ${pageSql}`,
    ),
  )

const table = sql`"messages"`
const newestSql = sql`(select * from "messages" order by "createdAt" desc, "number" desc, "id" desc ${sql.raw(`limit ${maxCompared}`)})`

/** The messages `m` that match, of a source of messages. */
const matchesSql = ({ app, caller }: Reader, source: SQL, condition: SQL): SQL =>
  sql`${source} "m" join "conversations" "c" on "c"."id" = "m"."conversation" where ${requireAllowed(app, conversations, 'read', caller, 'c')} and "m"."status" = 'sent' and "m"."event" = 'none' and ${condition}`

/** The same, all of them found before they are sorted: OFFSET keeps the planner from reading them in order. */
const byWordsSql = (reader: Reader, condition: SQL): SQL =>
  sql`(select "id" from (select "m"."id", "m"."createdAt" from ${matchesSql(reader, table, condition)} offset 0) "all" order by "createdAt" desc, "id" desc ${pageSql}) "found" join "messages" "m" on "m"."id" = "found"."id"`

/** Whether all messages that are found have some words. */
const hasWords = (parts: readonly SearchPart<ChatOperator>[]): boolean =>
  parts.some(({ items }) =>
    items.every(
      (item) => !item.isNot && (isGroup(item) ? hasWords(item.parts) : item.operator === undefined),
    ),
  )

const isUser = (value: string): SQL =>
  sql`(lower("u"."username") = ${value} or starts_with(lower("u"."displayName"), ${value}))`
const nameIn = (value: string): string => value.trim().toLowerCase().replace(/^@/, '')

/** The ids of the users whom a search names as senders, by the name. */
async function sendersOf(
  { database }: Reader,
  parts: readonly SearchPart<ChatOperator>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const terms = termsIn(parts).filter(({ operator }) => operator === 'from')
  const names = [...new Set(terms.map(({ value }) => nameIn(value)))].filter((name) => name !== 'me')
  if (names.length === 0) return new Map()
  const rows = await database.query<{ name: string; id: string }>(
    statement(
      sql`select "n"."name", "u"."id" from unnest(${sql.param(names)}::text[]) "n" ("name") cross join lateral (select "u"."id" from "users" "u" where (lower("u"."username") = "n"."name" or starts_with(lower("u"."displayName"), "n"."name")) ${sql.raw(`limit ${maxSenders}`)}) "u"`,
    ),
  )
  return new Map(names.map((name) => [name, rows.filter((row) => row.name === name).map(({ id }) => id)]))
}

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`
const matching = (text: string, isPhrase: boolean): SQL =>
  sql`"m"."search" @@ ${tsqueryOf(text, isPhrase)}::tsquery`

/** How the conditions of a search are written as SQL on the message `m` in the conversation `c`. */
const writerFor = (
  { caller }: Reader,
  senders: ReadonlyMap<string, readonly string[]>,
): SearchConditions<ChatOperator, SQL> => ({
  text: (text) => matching(text, false),
  term: (term) => conditionOf(term, caller.userId, senders),
  all,
  any: (conditions) => sql`(${sql.join([...conditions], sql` or `)})`,
  not: (condition) => sql`(${condition} is not true)`,
})

/** The condition of a term; a value that its operator does not accept finds nothing. */
function conditionOf(
  { operator, value: given, isPhrase, misused }: ChatTerm,
  me: string | null,
  senders: ReadonlyMap<string, readonly string[]>,
): SQL {
  if (misused) return sql`false`
  const value = given.trim().toLowerCase()
  switch (operator) {
    case undefined:
      return matching(given, isPhrase)
    case 'from':
      return value === 'me'
        ? sql`"m"."sender" = ${me}`
        : sql`"m"."sender" = any(${sql.param([...(senders.get(nameIn(value)) ?? [])])}::uuid[])`
    case 'in':
      return sql`(position(${value.replace(/^[#@]/, '')} in lower("c"."name")) > 0 or "c"."kind" = 'one' and exists (select from "users" "u" where "u"."id" = any("c"."participants") and "u"."id" <> ${me} and ${isUser(nameIn(value))}))`
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
