import { app } from '#resources/app'
import { startSession } from '#server/features/auth/account'
import { createServices } from '#server/lifecycle/create-services'
import type { Database } from '#server/base/database'
import { migrate } from '#server/db/migrate'
import { openDatabase } from '#server/db/open'
import { programWriter, type Writer } from '#server/write/context'
import { create } from '#server/write/create'

export interface BenchUser {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** What the database contains. */
export interface Sizes {
  readonly users: number
  /** Of all mailboxes; every mailbox has the same number. */
  readonly mails: number
  readonly mailboxes: number
  /** The messages of the long conversation; the short one has 50. */
  readonly messages: number
}

/** The ids of the conversations; everybody takes part in the channel. */
export interface FilledConversations {
  readonly short: string
  readonly long: string
  /** As long, and nothing of it was seen. */
  readonly unread: string
  readonly channel: string
}

const timeoutMs = 900_000
const batch = 5000

/** Fills an empty data folder. Returns users with tokens, the first of whom has mails, and the conversations. */
export async function fillMessages(dataDir: string, sizes: Sizes) {
  const database = await openDatabase({ dataDir, statementMs: timeoutMs, transactionMs: timeoutMs })
  try {
    await migrate(database, { folder: 'migrations' })
    const services = await createServices({ database })
    const writer = programWriter(services)
    const users: BenchUser[] = []
    for (let number = 0; number < sizes.users; number++) {
      const email = `person${number}@measured.example`
      const names = { firstName: 'Person', lastName: String(number), displayName: `Person ${number}` }
      const { id } = await create(writer, app.users, { ...names, email, role: 'user', isPublic: true })
      const { accessToken } = await startSession(services, { id, role: 'user' }, 'en', undefined)
      users.push({ id, email, token: accessToken })
    }
    await fillMails(database, writer, users, sizes)
    const conversations = await fillConversations(database, writer, users, sizes)
    for (const text of ['vacuum (analyze)', 'checkpoint']) await database.query({ text })
    return { users, conversations }
  } finally {
    await database.close()
  }
}

/** The columns of a table without the generated ones and those that are given values. */
async function copiedColumns(database: Database, table: string, given: readonly string[]): Promise<string> {
  const rows = await database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    values: [table, given],
  })
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

/** Copies of a mail in each mailbox, by eight senders, of whom one has written half of them; four to a conversation. */
async function fillMails(database: Database, writer: Writer, users: readonly BenchUser[], sizes: Sizes) {
  const own = users.slice(0, sizes.mailboxes).map(({ id }) => id)
  const model = await create(writer, app.mails, {
    owner: own[0] ?? '',
    fromAddress: users[1]?.email ?? '',
    thread: 'model',
    body: '<p>Thank you for the offer, which we have discussed with our colleagues in the other offices.</p>',
  })
  const given = [
    'id',
    'owner',
    'fromName',
    'fromAddress',
    'subject',
    'thread',
    'sentAt',
    'listedAt',
    'isRead',
  ]
  const columns = await copiedColumns(database, 'mails', given)
  const each = Math.floor(sizes.mails / sizes.mailboxes)
  for (let from = 1; from <= each; from += batch)
    await database.query({
      text: `insert into "mails" (${given.map((name) => `"${name}"`).join(', ')}, ${columns})
        select gen_random_uuid(), o, 'Sender ' || s, 'sender' || s || '@measured.example',
          (array['Offer','Invoice','Meeting','Report','Plan'])[1 + n % 5] || ' ' || n, 'thread ' || n / 4,
          now() - n * interval '10 minutes', now() - n * interval '10 minutes', n > 100, ${columns}
        from "mails" m, unnest($2::uuid[]) o, generate_series($3::int, $4::int) n,
          lateral (select case when n % 2 = 0 then 0 else n % 16 / 2 end) as "senders" (s) where m."id" = $1`,
      values: [model.id, own, from, Math.min(each, from + batch - 1)],
    })
}

async function fillConversations(
  database: Database,
  writer: Writer,
  users: readonly BenchUser[],
  { messages }: Sizes,
): Promise<FilledConversations> {
  const ids = users.map(({ id }) => id)
  const begin = async (participants: readonly string[], count: number, seen: number, name: string) => {
    const kind = name === 'Everybody' ? 'channel' : 'group'
    const values = { kind, name, participants: [...participants], owner: ids[0] ?? null } as const
    const { id } = await create(writer, app.conversations, values)
    const sender = ids[1] ?? ''
    const model = await create(writer, app.messages, { conversation: id, sender, body: 'Model' })
    const columns = await copiedColumns(database, 'messages', ['id', 'number', 'body', 'createdAt'])
    for (let from = 2; from <= count; from += batch)
      await database.query({
        text: `insert into "messages" ("id", "number", "body", "createdAt", ${columns})
          select gen_random_uuid(), n, 'Message ' || n || ' about the plan for the next quarter',
            now() - ($4::int - n) * interval '1 minute', ${columns}
          from "messages", generate_series($2::int, $3::int) n where "id" = $1`,
        values: [model.id, from, Math.min(count, from + batch - 1), count],
      })
    await database.query({
      text: 'update "conversations" set "lastNumber" = $2, "lastMessageAt" = now() where "id" = $1',
      values: [id, count],
    })
    const member = { conversation: id, person: ids[0] ?? '', seen, place: `${id}:${ids[0]}` }
    await create(writer, app.chatMembers, member)
    return id
  }
  const few = ids.slice(0, 3)
  return {
    short: await begin(few, 50, 50, 'Short'),
    long: await begin(few, messages, messages, 'Long'),
    unread: await begin(few, messages, 0, 'Unread'),
    channel: await begin(ids, 50, 50, 'Everybody'),
  }
}
