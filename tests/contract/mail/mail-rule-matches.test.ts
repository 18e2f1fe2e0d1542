import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly subject: string | null
  readonly labels: readonly string[]
}
interface Matches {
  readonly count: number
  readonly checked: number
  readonly latest: readonly { readonly id: string; readonly subject: string | null }[]
}

let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'user', 'manager')
})
afterAll(() => world.close())

async function matchesOf({ client }: Person, query: string): Promise<Matches> {
  const answer = await client.get(`/api/mail/rules/matches?${new URLSearchParams({ query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Matches
}

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
const next = numbersFrom(102)
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const some = <T>(all: readonly T[], count: number): T[] => Array.from({ length: count }, () => oneOf(all))

const vocabulary = ['amber', 'basalt', 'coral', 'diamond', 'emerald', 'flint', '报告', '会议']

/** A term of a rule. */
function term(): string {
  const value = next() < 0.25 ? `"${some(vocabulary, 2).join(' ')}"` : oneOf(vocabulary)
  const operator = oneOf(['', '', '', 'subject:', 'from:', 'to:', 'cc:', 'bcc:', 'filename:', 'has:'])
  if (operator === 'has:') return 'has:attachment'
  if (operator === 'from:') return `from:${oneOf([anna, carl]).email}`
  if (/to:|cc:/.test(operator)) return `${operator}${oneOf([bert, carl]).email}`
  return operator + value
}
/** A search with alternatives, negations and parentheses. */
function search(depth = 1): string {
  const part = () =>
    (next() < 0.25 ? '-' : '') + (depth > 0 && next() < 0.3 ? `(${search(depth - 1)})` : term())
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
    next() < 0.3 ? `${part()} OR ${part()}` : part(),
  ).join(' ')
}

it('100 rules match on arrival exactly the messages that they would have matched', async () => {
  const labels = new Map<string, string>()
  const queries = Array.from({ length: 100 }, () => search())
  for (const [index, query] of queries.entries()) {
    const label = await bert.client.post('/api/mailLabels', { name: `Rule ${index}`, owner: bert.id })
    expect(label.status, label.text).toBe(201)
    const { id } = label.body as { id: string }
    labels.set(id, query)
    const rule = await bert.client.post('/api/mailRules', { query, labels: [id] })
    expect(rule.status, `${query} ${rule.text}`).toBe(201)
  }
  const form = new FormData()
  form.set('file', new File(['text'], 'flint-emerald.txt'))
  const file = await answerOf(await anna.client.raw('POST', '/api/contents', form))
  expect(file.status, file.text).toBe(201)
  const { content } = file.body as { content: string }
  for (let count = 0; count < 60; count++) {
    const author = oneOf([anna, carl])
    const people = [{ name: null, address: bert.email }]
    await sendMail(author, {
      [oneOf(['to', 'cc', 'bcc'])]: people,
      subject: some(vocabulary, 2).join(' '),
      body: `<p>${some(vocabulary, 3).join(' ')}</p>`,
      ...(next() < 0.3 && { cc: [...people, { name: null, address: carl.email }] }),
      ...(author === anna && next() < 0.5 && { attachments: [{ content }] }),
    })
  }
  // What Bert writes to others is not received.
  await sendMail(bert, { to: [{ address: anna.email }], subject: vocabulary.join(' '), body: '<p>Text</p>' })
  const mails = (await listMails<Mail>(bert, 'label=inbox&limit=200')).filter(({ subject }) => subject)
  expect(mails).toHaveLength(60)
  let matched = 0
  for (const [label, query] of labels) {
    const having = mails.filter((mail) => mail.labels.includes(label))
    const found = await matchesOf(bert, query)
    expect(found, query).toMatchObject({ count: having.length, checked: 60 })
    expect(
      found.latest.map(({ id }) => id),
      query,
    ).toEqual(having.slice(0, 5).map(({ id }) => id))
    if (having.length > 0 && having.length < 60) matched += 1
  }
  // The searches tell the messages apart.
  expect(matched).toBeGreaterThan(50)
})

it('sees only the messages of the caller, at most the last 1,000, wherever they are', async () => {
  const { checked } = await matchesOf(carl, 'basalt')
  expect(checked).toBeLessThan(60)
  expect((await matchesOf(bert, `from:${bert.email}`)).count).toBe(0)
  await sendMail(bert, { to: [{ address: bert.email }], subject: 'Note to myself', body: '<p>Text</p>' })
  expect((await matchesOf(bert, `from:${bert.email}`)).count).toBe(1)
  const [mail] = await listMails<Mail>(bert, 'label=inbox')
  const moved = await bert.client.post('/api/mail/update', {
    ids: [mail?.id],
    verb: 'moveTo',
    folder: 'trash',
  })
  expect(moved.status, moved.text).toBe(200)
  expect((await matchesOf(bert, 'subject:myself')).count).toBe(1)
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = 'mails' and is_generated = 'NEVER' and column_name <> 'id'`,
  })
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  await world.database.query({
    text: `insert into "mails" ("id", ${names}) select gen_random_uuid(), ${names} from "mails", generate_series(1, 1200) where "id" = $1`,
    values: [mail?.id],
  })
  expect(await matchesOf(bert, 'subject:myself')).toMatchObject({ count: 1000, checked: 1000 })
})

it('refuses what no rule can have, and callers without a session', async () => {
  const at = (query: string) => `/api/mail/rules/matches?${new URLSearchParams({ query })}`
  for (const query of ['in:inbox', 'has:wings', ' ', `${'('.repeat(40)}a${')'.repeat(40)}`]) {
    const answer = await bert.client.get(at(query))
    expect(answer.status, query).toBe(422)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['query'])
  }
  expect((await world.anonymous.get(at('amber'))).status).toBe(401)
})
