import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '#server/base/database'
import { maxUnread } from '#resources/chat/chat.wire'
import { conversationOf, conversationsOf } from '#resources/chat/server/chat-reading.server'
import { searchMessages } from '#resources/chat/server/chat-search.server'
import { pinnedMessages } from '#resources/chat/server/chat-message.server'
import { sendMessage } from '../support/business/chat'
import { corridor } from '../support/worlds/declared'
import { recording, scannedTables } from '../support/database/plan'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

/** Tables that grow with use; a scan of one of them would slow down every request. */
const large = ['conversations', 'messages', 'chatMembers', 'chatReactions', 'chatPins', 'sessions']

let world: World
let anna: Person
let reader: Person
let group: string
beforeAll(async () => {
  world = await createWorld(corridor)
  const [first, second, ...others] = await createPeople(world.server, 'manager', 'manager', 'user', 'user')
  anna = first as Person
  reader = second as Person
  const { conversationId, message } = await sendMessage(anna, { recipients: [second?.id, others[0]?.id] })
  group = conversationId
  await multiply(conversationId, message.id, [second as Person, others[1] as Person])
}, 120_000)
afterAll(() => world.close())

/** Adds thousands of conversations of two others, with messages, reactions and pins, and of old sessions. */
async function multiply(conversation: string, message: string, [sender, other]: readonly [Person, Person]) {
  const run = (text: string, values: readonly unknown[] = []) => world.database.query({ text, values })
  await run(
    `insert into "conversations" ("id", "kind", "participants", "lastNumber", "version", "createdAt", "updatedAt", "lastMessageAt")
      select gen_random_uuid(), 'group', array[$1::uuid, $2::uuid], 4, 1, now(), now(), now() from generate_series(1, 3000)`,
    [sender.id, other.id],
  )
  const copied = `"id", "conversation", "number", "sender"`
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = 'messages' and is_generated = 'NEVER' and table_schema = current_schema()`,
  })
  const rest = columns.map(({ name }) => `"${name}"`).filter((name) => !copied.includes(name))
  await run(
    `insert into "messages" (${copied}, ${rest.join(', ')})
      select gen_random_uuid(), c."id", n, $1, ${rest.map((name) => `m.${name}`).join(', ')}
      from "conversations" c cross join generate_series(1, 4) n cross join (select * from "messages" where "id" = $2) m
      where c."id" <> $3`,
    [sender.id, message, conversation],
  )
  const marks = `gen_random_uuid(), m."id", m."conversation", m."sender", 1, now(), now(), m."id"::text`
  const markColumns = `"id", "message", "conversation", "person", "version", "createdAt", "updatedAt", "place"`
  await run(`insert into "chatPins" (${markColumns}) select ${marks} from "messages" m`)
  await run(`insert into "chatReactions" (${markColumns}, "emoji") select ${marks}, '👍' from "messages" m`)
  await run(
    `insert into "chatMembers" ("id", "conversation", "person", "place", "seen", "isHeld", "isMuted", "version", "createdAt", "updatedAt")
      select gen_random_uuid(), c."id", $1::uuid, c."id" || ':' || $1::uuid, 2, false, false, 1, now(), now() from "conversations" c`,
    [sender.id],
  )
  await run(
    `insert into "sessions" ("id", "userId", "createdAt", "expiresAt") select gen_random_uuid(), gen_random_uuid(), now(), now() from generate_series(1, 5000)`,
  )
  await run('analyze')
}

/** The large tables that a request scans completely. */
async function scans(work: (reader: Parameters<typeof conversationsOf>[0]) => Promise<unknown>) {
  const database = recording(world.database)
  const caller = { userId: anna.id, sessionId: null, role: 'manager', language: 'en' } as const
  await work({ app: world.app, database, caller })
  const scanned = await Promise.all(
    database.statements.map(async (statement: Statement) =>
      (await scannedTables(world.database, statement)).filter((table) => large.includes(table)),
    ),
  )
  return scanned.flat()
}

it('the list of conversations of a user is read by indexes', async () => {
  expect(await scans((reader) => conversationsOf(reader))).toEqual([])
})

it('a conversation with its messages, reactions, pins and unread messages is read by indexes', async () => {
  expect(await scans((reader) => conversationOf(reader, group, { limit: 50 }))).toEqual([])
  expect(await scans((reader) => pinnedMessages(reader, group))).toEqual([])
})

/** Adds thousands of messages of two users to a conversation of Anna, and words that few of them have. */
async function fillConversation() {
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns where table_name = 'messages'
      and is_generated = 'NEVER' and table_schema = current_schema() and column_name not in ('id', 'number', 'body', 'createdAt')`,
  })
  const rest = columns.map(({ name }) => `m."${name}"`).join(', ')
  await world.database.query({
    text: `insert into "messages" ("id", "number", "body", "createdAt", ${rest.replaceAll('m.', '')})
      select gen_random_uuid(), n, 'Copy ' || n || case when n % 1000 = 0 then ' amber' else ' common' end,
        now() - n * interval '1 minute', ${rest}
      from (select * from "messages" where "conversation" = $1 limit 1) m, generate_series(10, 4000) n`,
    values: [group],
  })
  await world.database.query({ text: 'analyze "messages"' })
}

describe('in a long conversation', () => {
  beforeAll(fillConversation, 120_000)

  it('unread messages are counted up to a limit, from the newest on', async () => {
    const database = recording(world.database)
    const caller = { userId: reader.id, sessionId: null, role: 'manager', language: 'en' } as const
    const { conversations } = await conversationsOf({ app: world.app, database, caller })
    expect(conversations.find(({ id }) => id === group)).toMatchObject({
      unreadCount: maxUnread + 1,
      mentionCount: 0,
    })
    await database.query({
      text: `update "messages" set "people" = array[$2::uuid] where "conversation" = $1 and "number" in (20, 3990)`,
      values: [group, reader.id],
    })
    const again = await conversationsOf({ app: world.app, database, caller })
    expect(again.conversations.find(({ id }) => id === group)).toMatchObject({ mentionCount: 1 })
  })

  it.each([
    ['a rare word', 'amber'],
    ['a word of all messages', 'common'],
    ['nothing', 'nothing'],
    ['a phrase', '"copy 2000"'],
    ['an excluded word', 'common -amber'],
    ['only an excluded word', '-common'],
    ['alternatives', '(amber OR "copy 70") -2000'],
    ['a sender', 'from:me'],
    ['a sender by name', 'from:user'],
    ['a sender and a word', 'from:me amber'],
    ['a conversation', 'in:desk common'],
    ['days', 'after:2020-01-01 before:2099-01-01'],
    ['days long ago', 'before:2020-01-01'],
    ['what a message has', 'has:pin'],
  ])('a search of messages by %s uses indexes', async (_, q) => {
    expect(await scans((reader) => searchMessages(reader, q))).toEqual([])
  })

  it('a word of few messages is found in the oldest ones too, and a word of many in the newest', async () => {
    const caller = { userId: anna.id, sessionId: null, role: 'manager', language: 'en' } as const
    const search = async (q: string) =>
      (await searchMessages({ app: world.app, database: world.database, caller }, q)).messages
    expect((await search('amber')).map(({ number }) => number)).toEqual([1000, 2000, 3000, 4000])
    const newest = (await search('common')).map(({ number }) => number)
    expect(newest).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
  })
})
