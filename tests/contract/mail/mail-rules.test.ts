import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly folder: string
  readonly subject: string | null
  readonly labels: readonly string[]
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly isImportant: boolean
}
interface Rule {
  readonly id: string
  readonly version: number
  readonly labels: readonly string[]
}

let world: World
let anna: Person
let bert: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert] = await createPeople(world.server, 'manager', 'user')
})
afterAll(() => world.close())

const rulesAt = '/api/mailRules'
const createRule = async (person: Person, given: object): Promise<Rule> => {
  const answer = await person.client.post(rulesAt, given)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Rule
}
const createLabel = async ({ client, id }: Person, name: string): Promise<string> => {
  const answer = await client.post('/api/mailLabels', { name, owner: id })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const faultsOf = async (person: Person, given: object) => {
  const answer = await person.client.post(rulesAt, given)
  expect(answer.status, answer.text).toBe(422)
  return (answer.body as { errors: Record<string, string[]> }).errors
}
/** A mail from Anna, as Bert has it. */
async function receivedBy(person: Person, subject: string, more: object = {}): Promise<Mail> {
  await sendMail(anna, { to: [{ name: null, address: person.email }], subject, body: '<p>Text</p>', ...more })
  const all = [
    ...(await listMails<Mail>(person, 'label=all')),
    ...(await listMails<Mail>(person, 'label=trash')),
    ...(await listMails<Mail>(person, 'label=spam')),
  ]
  const mail = all.find((item) => item.subject === subject)
  expect(mail).toBeDefined()
  return mail as Mail
}

describe('a rule', () => {
  it('does everything that it says to mails that match, and nothing to others', async () => {
    const label = await createLabel(bert, 'Reports')
    await createRule(bert, {
      query: `from:${anna.email} subject:quarterly -draft`,
      folder: 'archive',
      labels: [label],
      isRead: true,
      isStarred: true,
      isImportant: true,
    })
    const done = { isRead: true, isStarred: true, isImportant: true, folder: 'archive', labels: [label] }
    const untouched = { isRead: false, isStarred: false, isImportant: false, folder: 'inbox', labels: [] }
    expect(await receivedBy(bert, 'Quarterly report')).toMatchObject(done)
    expect(await receivedBy(bert, 'Quarterly draft')).toMatchObject(untouched)
    expect(await receivedBy(bert, 'Weekly report')).toMatchObject(untouched)
  })

  it('is only about the mailbox of its owner', async () => {
    await createRule(anna, { query: 'topaz', folder: 'trash' })
    expect(await receivedBy(bert, 'Topaz')).toMatchObject({ folder: 'inbox' })
  })

  it('does nothing while it is not active', async () => {
    const rule = await createRule(bert, { query: 'onyx', isStarred: true })
    const answer = await bert.client.patch(`${rulesAt}/${rule.id}`, {
      isActive: false,
      version: rule.version,
    })
    expect(answer.status, answer.text).toBe(200)
    expect(await receivedBy(bert, 'Onyx')).toMatchObject({ isStarred: false })
  })

  it('matches words, phrases, alternatives and attachments', async () => {
    await createRule(bert, { query: '"red jasper" OR subject:agate', folder: 'spam' })
    expect(await receivedBy(bert, 'Some red jasper')).toMatchObject({ folder: 'spam' })
    expect(await receivedBy(bert, 'Agate')).toMatchObject({ folder: 'spam' })
    expect(await receivedBy(bert, 'Jasper, red')).toMatchObject({ folder: 'inbox' })
    await createRule(bert, { query: 'has:attachment jade', folder: 'trash' })
    expect(await receivedBy(bert, 'Jade')).toMatchObject({ folder: 'inbox' })
  })

  it('is one of several that apply together: the trash wins', async () => {
    await createRule(bert, { query: 'opal', folder: 'trash' })
    await createRule(bert, { query: 'opal', folder: 'archive', isStarred: true })
    expect(await receivedBy(bert, 'Opal')).toMatchObject({ folder: 'trash', isStarred: true })
  })

  it('is refused without an action, a search, or with an operator for mails that are there already', async () => {
    expect(Object.keys(await faultsOf(bert, { query: 'quartz' }))).toEqual(['folder'])
    expect(Object.keys(await faultsOf(bert, { query: '   ', isRead: true }))).toEqual(['query'])
    for (const query of ['older_than:2d', 'in:inbox', 'is:unread', 'label:reports', 'before:2026-01-01'])
      expect((await faultsOf(bert, { query, isRead: true }))['query']?.[0]).toContain(query.split(':')[0])
    expect(Object.keys(await faultsOf(bert, { query: 'has:wings', isRead: true }))).toEqual(['query'])
  })

  it('has only labels of its owner, and can be changed by nobody else', async () => {
    const label = await createLabel(anna, 'Private')
    expect(Object.keys(await faultsOf(bert, { query: 'pearl', labels: [label] }))).toEqual(['labels'])
    const rule = await createRule(anna, { query: 'pearl', labels: [label] })
    expect((await bert.client.get(`${rulesAt}/${rule.id}`)).status).toBe(404)
    expect((await bert.client.patch(`${rulesAt}/${rule.id}`, { isRead: true })).status).toBe(404)
    expect((await bert.client.remove(`${rulesAt}/${rule.id}`)).status).toBe(404)
    const foreign = await bert.client.post(rulesAt, { query: 'pearl', isRead: true, owner: anna.id })
    expect([403, 422]).toContain(foreign.status)
  })

  it('loses a label that is deleted, and is deleted if it then does nothing', async () => {
    const label = await createLabel(bert, 'Stones')
    const stays = await createRule(bert, { query: 'beryl', labels: [label], isStarred: true })
    const goes = await createRule(bert, { query: 'beryl', labels: [label] })
    const answer = await bert.client.post('/api/mail/labels/delete', { labelId: label })
    expect(answer.status, answer.text).toBe(200)
    expect((await bert.client.get(`${rulesAt}/${goes.id}`)).status).toBe(404)
    expect(await receivedBy(bert, 'Beryl')).toMatchObject({ isStarred: true, labels: [] })
    expect((await bert.client.get(`${rulesAt}/${stays.id}`)).body).toMatchObject({ labels: [] })
  })

  it('is limited in number', async () => {
    const [carl] = await createPeople(world.server, 'user')
    for (let number = 0; number < 100; number++)
      await createRule(carl, { query: `gem${number}`, isRead: true })
    expect(Object.keys(await faultsOf(carl, { query: 'gem', isRead: true }))).toEqual(['query'])
    expect(await receivedBy(carl, 'Gem99')).toMatchObject({ isRead: true })
  })
})

it('the mails that a search finds are counted', async () => {
  await receivedBy(bert, 'Feldspar')
  const count = (q: string) => bert.client.get(`/api/mail/matching?q=${q}`)
  expect((await count('feldspar')).body).toEqual({ count: 1, more: false })
  expect((await count('zirconium')).body).toEqual({ count: 0, more: false })
})
