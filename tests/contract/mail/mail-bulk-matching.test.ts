import { afterAll, beforeAll, expect, it } from 'vitest'
import { whole } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  id: string
  subject: string | null
  folder: string
  isRead: boolean
  isStarred: boolean
}
interface Changed {
  changed: number
  batch: string
  more: boolean
}

let world: World
let anna: Person
let bert: Person

beforeAll(async () => {
  world = await createWorld(whole)
  ;[anna, bert] = await createPeople(world.server, 'manager', 'user')
})
afterAll(() => world.close())

const send = (from: Person, recipient: Person, subject: string, more: object = {}) =>
  sendMail<Mail>(from, { to: [{ address: recipient.email }], subject, body: '<p>Text</p>', ...more })
const found = (q: string, label = 'all') =>
  listMails<Mail>(bert, `label=${label}&limit=200&q=${encodeURIComponent(q)}`)

const request = (person: Person, given: object) =>
  person.client.post('/api/mail/update', { matching: true, whole: true, ...given })
async function change(given: object): Promise<Changed> {
  const answer = await request(bert, given)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Changed
}

it('changes the conversations that match, and nothing of other people', async () => {
  await send(anna, bert, 'Granite first')
  const [first] = await found('granite')
  await send(bert, anna, 'Re: Granite', { inReplyTo: first?.id })
  await send(anna, bert, 'Marble')
  const moved = await change({ label: 'inbox', q: 'first granite', verb: 'moveTo', folder: 'trash' })
  expect(moved).toMatchObject({ changed: 2, more: false })
  expect((await found('granite', 'trash')).map(({ subject }) => subject)).toEqual([
    'Re: Granite',
    'Granite first',
  ])
  expect(await found('marble')).toHaveLength(1)
  expect(await listMails<Mail>(anna, 'label=trash')).toEqual([])
  const undone = await bert.client.post('/api/mail/undo', { batch: moved.batch })
  expect(undone.body).toMatchObject({ changed: 2 })
  expect(await found('granite')).toHaveLength(2)
})

it('stars only the mails that match, not the others of their conversations', async () => {
  await send(anna, bert, 'Slate first')
  const [first] = await found('slate')
  await send(bert, anna, 'Re: Slate', { inReplyTo: first?.id })
  expect(await change({ q: 'slate first', verb: 'star' })).toMatchObject({ changed: 1, more: false })
  expect((await found('slate')).map(({ isStarred }) => isStarred)).toEqual([false, true])
})

it('changes many in parts, until no other matches', async () => {
  await send(anna, bert, 'Chalk')
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = 'mails' and is_generated = 'NEVER' and column_name not in ('id', 'thread')`,
  })
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  await world.database.query({
    text: `insert into "mails" ("id", "thread", ${names})
      select gen_random_uuid(), 'copy' || "number", ${names} from "mails", generate_series(1, 600) as "copies" ("number")
      where "subject" = 'Chalk' and "owner" = $1`,
    values: [bert.id],
  })
  const given = { label: 'inbox', q: 'subject:chalk', verb: 'markRead' }
  const first = await change(given)
  expect(first).toMatchObject({ changed: 500, more: true })
  const second = await change(given)
  expect(second).toMatchObject({ changed: 101, more: false })
  expect(await found('chalk is:unread')).toEqual([])
  expect(await change(given)).toMatchObject({ changed: 0, more: false })
  for (const { batch } of [second, first]) await bert.client.post('/api/mail/undo', { batch })
  expect(await found('chalk is:unread')).toHaveLength(200)
})

it('refuses an update without mails, an unknown label, and a move without a folder', async () => {
  expect((await request(bert, { matching: false, verb: 'star' })).status).toBe(422)
  expect((await request(bert, { label: 'nothing', verb: 'star' })).status).toBe(422)
  expect((await request(bert, { verb: 'moveTo' })).status).toBe(422)
  expect((await request(bert, { q: 'a', timezone: 'Nowhere', verb: 'star' })).status).toBe(422)
})
