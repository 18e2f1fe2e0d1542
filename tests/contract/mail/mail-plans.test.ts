import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Statement } from '#server/base/database'
import { conversationsOf } from '#resources/mail/server/conversations/conversations.server'
import { ruleMatches } from '#resources/mail/server/rule-matches.server'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { recording, scannedTables } from '../support/database/plan'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

type Reader = Parameters<typeof conversationsOf>[0]
type Query = Parameters<typeof conversationsOf>[1]

/** How many mails are added by one statement. */
const part = 1000

let world: World
let anna: Person
let bert: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  const people = await createPeople(world.server, 'manager', 'user', 'user')
  const [first, second, carol] = people as [Person, Person, Person]
  anna = first
  bert = second
  await sendMail(bert, { to: [{ address: anna.email }], subject: 'Amber offer', body: '<p>Common text</p>' })
  const to = [{ address: bert.email }, { address: carol.email }]
  await sendMail(anna, { to, subject: 'Common', body: '<p>Common text</p>' })
  // The mails of a third person make it clearly dearer to read all mails than those of one mailbox.
  await multiply([anna, 600], [bert, 5400], [carol, 15_000])
}, 240_000)
afterAll(() => world.close())

/**
 * Adds copies of the received mail of each person, four to a conversation, a minute apart. They are stored in the order
 * of the ids of their owners: of so few mails in another order the planner may as well read all.
 */
async function multiply(...counts: readonly (readonly [Person, number])[]) {
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = 'mails' and is_generated = 'NEVER' and column_name not in ('id', 'thread', 'sentAt', 'listedAt', 'subject')`,
  })
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  for (const [person, count] of counts.toSorted(([{ id }], [other]) => (id < other.id ? -1 : 1))) {
    const [mail] = await listMails<{ id: string }>(person, 'label=inbox')
    for (let from = 1; from < count; from += part)
      await world.database.query({
        text: `insert into "mails" ("id", "thread", "sentAt", "listedAt", "subject", ${names})
          select gen_random_uuid(), 'copy' || n / 4, now() - n * interval '1 minute', now() - n * interval '1 minute', 'Copy ' || n, ${names}
          from "mails", generate_series($2::int, $3::int) as "copies" (n) where "id" = $1`,
        values: [mail?.id, from, Math.min(from + part, count) - 1],
      })
  }
  await world.database.query({ text: 'analyze "mails"' })
}

/** The statements of a list of conversations. */
async function statementsOf(query: Partial<Query>, person = anna): Promise<readonly Statement[]> {
  const database = recording(world.database)
  await pageOf(database, person, query)
  return database.statements
}

/** A page of the conversations of a person. */
function pageOf(database: Reader['database'], { id }: Person, query: Partial<Query>) {
  const caller = { userId: id, sessionId: null, role: 'manager', language: 'en' } as const
  const none = { label: null, q: null, timezone: null, unread: null, starred: null, hasAttachment: null }
  const all = { ...none, cursor: null, limit: null, ...query }
  return conversationsOf({ app: world.app, database, caller }, all)
}

/** The statements of a list of conversations that scan the whole table of mails. */
async function scans(query: Partial<Query>): Promise<string[]> {
  const scanned = await Promise.all(
    (await statementsOf(query)).map(async (statement) =>
      (await scannedTables(world.database, statement)).includes('mails') ? [statement.text] : [],
    ),
  )
  return scanned.flat()
}

it.each([
  ['the inbox', { label: 'inbox' }],
  ['a rare word', { q: 'amber' }],
  ['a word of all mails', { q: 'common' }],
  ['a word of the subject', { q: 'subject:amber' }],
  ['a sender', { q: 'from:user' }],
  ['a sender and a word', { q: 'from:user common' }],
  ['a recipient', { q: 'to:manager' }],
  ['a sender or a recipient', { q: 'from:user OR to:user' }],
  ['parentheses', { q: '(from:user OR subject:amber) -(amber OR nothing)' }],
  ['a phrase', { q: '"amber offer"' }],
  ['an excluded word', { q: 'common -amber' }],
  ['alternatives', { q: 'amber OR subject:2000' }],
  ['only an excluded word', { q: '-common' }],
  ['nothing', { q: 'nothing' }],
  ['an age', { q: 'older_than:10d is:unread' }],
] as const)('conversations by %s are read by indexes', async (_, query) => {
  expect(await scans(query)).toEqual([])
})

it.each([
  ['from:user', []],
  ['from:nobody', ['sender']],
  ['to:nobody', ['recipient']],
  // Where these are less to read, the mails of the mailbox are compared.
  ['from:nobody OR to:nobody', []],
])('the words of %s are stored, and found by their own index where they are rare', async (q, groups) => {
  const statements = await statementsOf({ q }, bert)
  for (const { text } of statements) expect(text).not.toMatch(/words(_of_\w+)?\(/)
  const last = statements.at(-1)
  const rows = await world.database.query<{ 'QUERY PLAN': unknown }>({
    text: `explain (format json) ${last?.text ?? ''}`,
    ...(last?.values && { values: last.values }),
  })
  for (const group of groups)
    expect(JSON.stringify(rows[0]?.['QUERY PLAN'])).toContain(`"mails_search_${group}_index"`)
})

it.each(['amber', 'subject:common', 'from:user -amber'])(
  'what a rule would have matched (%s) is read by the index of the mailbox',
  async (query) => {
    const database = recording(world.database)
    const caller = { userId: anna.id, sessionId: null, role: 'manager', language: 'en' } as const
    const { checked } = await ruleMatches({ app: world.app, database, caller }, query)
    expect(checked).toBeGreaterThan(500)
    for (const statement of database.statements)
      expect(await scannedTables(world.database, statement)).not.toContain('mails')
  },
)

it('the pages of a search for a word of all mails have every conversation once, in the order of the list', async () => {
  const threads: string[] = []
  const moments: string[] = []
  let cursor: string | null = null
  do {
    const page = await pageOf(world.database, bert, { label: 'all', q: 'common', limit: '100', cursor })
    threads.push(...page.conversations.map(({ mail }) => mail.thread))
    moments.push(...page.conversations.map(({ mail }) => mail.sentAt))
    cursor = page.next ?? null
  } while (cursor)
  const [counted] = await world.database.query<{ count: number }>({
    text: `select count(distinct "thread")::int as "count" from "mails" where "owner" = $1`,
    values: [bert.id],
  })
  expect(counted?.count).toBeGreaterThan(1300)
  expect(new Set(threads).size).toBe(threads.length)
  expect(threads).toHaveLength(counted?.count ?? 0)
  expect(moments).toEqual(moments.toSorted().toReversed())
})

it('a word of many mails is found in the newest ones alone, and a rare word in all of them', async () => {
  // The list and the members of its conversations.
  expect(await statementsOf({ q: 'common' })).toHaveLength(2)
  expect(await statementsOf({ q: 'amber' })).toHaveLength(3)
})
