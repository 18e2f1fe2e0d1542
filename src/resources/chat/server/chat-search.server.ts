import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access-sql'
import type { Reader } from '#server/read/list'
import { tsqueryOf } from '#server/read/text-search'
import { conversations } from '../conversations.resource'
import { describedById } from './chat-reading.server'
import { messageColumns, messagesOf, type StoredMessage } from './chat-message.server'

const maxFound = 50

/** What a search requires: words, and filters by their names. */
export interface MessageSearch {
  readonly text: string
  readonly filters: readonly (readonly [name: FilterName, value: string])[]
}

const filterNames = ['from', 'in', 'has', 'before', 'after'] as const
type FilterName = (typeof filterNames)[number]
const filterPattern = /(?<=^|\s)(from|in|has|before|after):(?:"([^"]*)"|(\S+))/giu

/** Parses a search: `from:anna in:"Settlement desk" has:file before:2026-05-01 invoice`. */
export function parseSearch(given: string): MessageSearch {
  const filters = [...given.matchAll(filterPattern)].map(
    ([, name = '', quoted, plain = '']) =>
      [name.toLowerCase() as FilterName, (quoted ?? plain).trim().toLowerCase()] as const,
  )
  return {
    text: given.replaceAll(filterPattern, ' ').trim(),
    filters: filters.filter(([, value]) => value !== ''),
  }
}

/**
 * The newest messages that match a search, in the conversations of the caller, each with its conversation; `capped` if
 * there are more.
 */
export async function searchMessages(reader: Reader, given: string) {
  const { text, filters } = parseSearch(given)
  const query = tsqueryOf(text)
  if (query === '' && (text !== '' || filters.length === 0)) return { messages: [], capped: false }
  const allowed = requireAllowed(reader.app, conversations, 'read', reader.caller, 'c')
  const matching = query === '' ? sql`true` : sql`"m"."search" @@ ${query}::tsquery`
  const conditions = filters.map(([name, value]) => conditionOf[name](value, reader.caller.userId))
  const rows = await reader.database.query<StoredMessage & { conversation: string }>(
    statement(
      sql`select ${messageColumns}, "m"."conversation" from "messages" "m" join "conversations" "c" on "c"."id" = "m"."conversation" where ${allowed} and "m"."status" = 'sent' and "m"."event" = 'none' and ${sql.join([matching, ...conditions], sql` and `)} order by "m"."createdAt" desc, "m"."id" desc ${sql.raw(`limit ${maxFound + 1}`)}`,
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
const day = /^\d{4}-\d{2}-\d{2}$/

/** The condition of each filter on the message `m` in the conversation `c`; a wrong value finds nothing. */
const conditionOf: { readonly [Name in FilterName]: (value: string, me: string | null) => SQL } = {
  from: (value, me) =>
    value === 'me'
      ? sql`"m"."sender" = ${me}`
      : sql`exists (select from "users" "u" where "u"."id" = "m"."sender" and ${isUser(value.replace(/^@/, ''))})`,
  in: (value, me) =>
    sql`(position(${value.replace(/^[#@]/, '')} in lower("c"."name")) > 0 or "c"."kind" = 'one' and exists (select from "users" "u" where "u"."id" = any("c"."participants") and "u"."id" <> ${me} and ${isUser(value.replace(/^@/, ''))}))`,
  has: (value) => contents[value] ?? sql`false`,
  before: (value) => (isDay(value) ? sql`"m"."createdAt" < ${value}::date` : sql`false`),
  after: (value) => (isDay(value) ? sql`"m"."createdAt" >= ${value}::date + 1` : sql`false`),
}

const isDay = (value: string): boolean => day.test(value) && !Number.isNaN(Date.parse(value))

const contents: Readonly<Record<string, SQL>> = {
  file: sql`jsonb_array_length("m"."attachments") > 0`,
  image: sql`"m"."attachments" @? '$[*] ? (@.type starts with "image/")'`,
  link: sql`"m"."body" ~ 'https?://'`,
  reaction: sql`exists (select from "chatReactions" "r" where "r"."message" = "m"."id")`,
  pin: sql`exists (select from "chatPins" "p" where "p"."message" = "m"."id")`,
}
