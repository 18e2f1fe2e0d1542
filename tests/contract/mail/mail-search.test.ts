import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whole } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  id: string
  subject: string | null
}

let world: World
let anna: Person
let bert: Person
let carl: Person

const day = 86_400_000
const to = (...people: readonly Person[]) => people.map(({ email }) => ({ address: email }))

/** The subjects of the mails of Bert that a search finds, in the order of the alphabet. */
async function found(search: string, more = 'label=all'): Promise<string[]> {
  const mails = await listMails<Mail>(bert, `${more}&limit=200&q=${encodeURIComponent(search)}`)
  return mails.map(({ subject }) => subject ?? '').toSorted()
}

async function received(subject: string): Promise<string> {
  const mails = await listMails<Mail>(bert, 'label=all&limit=200')
  return mails.find((mail) => mail.subject === subject)?.id ?? ''
}

async function change(subject: string, given: object) {
  const answer = await bert.client.post('/api/mail/update', { ids: [await received(subject)], ...given })
  expect(answer.status, answer.text).toBe(200)
}

async function createLabel(values: object): Promise<string> {
  const answer = await bert.client.post('/api/mailLabels', { owner: bert.id, ...values })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}

/** Moves the time of a mail, in days before now. */
const sentBefore = async (subject: string, days: number) =>
  world.database.query({
    text: `update "mails" set "sentAt" = $1 where "id" = $2`,
    values: [new Date(Date.now() - days * day).toISOString(), await received(subject)],
  })

beforeAll(async () => {
  world = await createWorld(whole)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'user', 'admin')
  const send = (from: Person, given: Record<string, unknown>) => sendMail(from, given)
  await send(anna, { to: to(bert), subject: 'Audit plan', body: '<p>The year end of the company</p>' })
  await send(anna, { to: to(bert), cc: to(carl), subject: 'Draft audit', body: '<p>End of the year</p>' })
  await send(carl, { to: to(bert), subject: '读卡器报价', body: '<p>附上报价</p>' })
  await send(carl, { to: to(anna), bcc: to(bert), subject: 'Lunch', body: '<p>Soup</p>' })
  await send(bert, { to: to(carl), subject: 'Answer', body: '<p>Yes</p>' })
  const label = await createLabel({ name: 'Year End' })
  await change('Audit plan', { verb: 'addLabels', labels: [label] })
  await change('Audit plan', { verb: 'markRead' })
  await change('Draft audit', { verb: 'star' })
  await change('Lunch', { verb: 'markImportant' })
  await sentBefore('Lunch', 20)
  await sentBefore('Audit plan', 3)
  await change('读卡器报价', { verb: 'moveTo', folder: 'trash' })
})
afterAll(() => world.close())

describe('a search of mails', () => {
  it.each([
    ['audit', ['Audit plan', 'Draft audit']],
    ['aud pla', ['Audit plan']],
    ['"year end"', ['Audit plan']],
    ['"end of the year"', ['Draft audit']],
    ['"yea end"', []],
    ['audit -draft', ['Audit plan']],
    ['-audit', ['Answer', 'Lunch']],
    ['-"year end" audit', ['Draft audit']],
    ['lunch OR draft', ['Draft audit', 'Lunch']],
    ['lunch OR draft soup', ['Lunch']],
    ['(lunch OR draft) soup', ['Lunch']],
    ['(audit plan) OR soup', ['Audit plan', 'Lunch']],
    ['audit -(draft OR soup)', ['Audit plan']],
    ['-(audit plan)', ['Answer', 'Draft audit', 'Lunch']],
    ['subject:(plan OR lunch)', ['Audit plan', 'Lunch']],
    ['-((audit -draft) OR is:important)', ['Answer', 'Draft audit']],
    ['(in:trash OR in:sent)', ['Answer', '读卡器报价']],
    ['-(in:inbox audit)', ['Answer', 'Lunch']],
    ['subject:plan', ['Audit plan']],
    ['subject:year', []],
    ['subject:"audit plan"', ['Audit plan']],
    ['subject:"plan audit"', []],
    ['-subject:audit', ['Answer', 'Lunch']],
    ['is:read audit', ['Audit plan']],
    ['is:unread', ['Draft audit', 'Lunch']],
    ['-is:unread', ['Answer', 'Audit plan']],
    ['is:starred', ['Draft audit']],
    ['is:important OR is:starred', ['Draft audit', 'Lunch']],
    ['label:year-end', ['Audit plan']],
    ['label:"year end"', ['Audit plan']],
    ['-label:year-end audit', ['Draft audit']],
    ['label:unknown', []],
    ['has:attachment', []],
    ['in:sent', ['Answer']],
    ['in:trash', ['读卡器报价']],
    ['in:anywhere 读卡', ['读卡器报价']],
    ['读卡', []],
    ['in:anywhere -in:inbox', ['Answer', '读卡器报价']],
    ['older_than:10d', ['Lunch']],
    ['older_than:2d', ['Audit plan', 'Lunch']],
    ['newer_than:1w audit', ['Audit plan', 'Draft audit']],
    ['older_than:9999y', []],
    ['after:2000-01-01 before:2001-01-01', []],
    ['is:nothing', []],
    ['()', []],
    ['-', []],
    ['"', []],
  ])('%s', async (search, expected) => expect(await found(search)).toEqual(expected))

  it('finds people by name and address in each role', async () => {
    expect(await found(`from:${anna.email}`)).toEqual(['Audit plan', 'Draft audit'])
    expect(await found(`-from:${anna.email}`)).toEqual(['Answer', 'Lunch'])
    expect(await found(`to:${anna.email}`)).toEqual(['Lunch'])
    expect(await found(`cc:${carl.email}`)).toEqual(['Draft audit'])
    expect(await found(`to:${carl.email}`)).toEqual(['Answer', 'Draft audit'])
    expect(await found(`cc:${anna.email}`)).toEqual([])
    expect(await found(`from:${anna.email} OR to:${anna.email}`)).toEqual([
      'Audit plan',
      'Draft audit',
      'Lunch',
    ])
  })

  it('finds nothing by a hidden recipient, whom only the author sees', async () => {
    expect(await found(`bcc:${bert.email}`)).toEqual([])
    const own = await listMails<Mail>(carl, `label=sent&q=${encodeURIComponent(`bcc:${bert.email}`)}`)
    expect(own.map(({ subject }) => subject)).toEqual(['Lunch'])
  })

  it('is limited to the label of the list, unless it names a folder', async () => {
    expect(await found('audit', 'label=starred')).toEqual(['Draft audit'])
    expect(await found('-audit', 'label=inbox')).toEqual(['Lunch'])
    expect(await found('in:sent', 'label=inbox')).toEqual(['Answer'])
  })

  it('counts days in the time zone of the user', async () => {
    const id = await received('Lunch')
    await world.database.query({
      text: `update "mails" set "sentAt" = $1 where "id" = $2`,
      values: ['2020-06-10T23:30:00.000Z', id],
    })
    const inZone = (search: string, zone: string) => found(search, `label=all&timezone=${zone}`)
    expect(await inZone('before:2020-06-11', 'UTC')).toEqual(['Lunch'])
    expect(await inZone('before:2020-06-11', 'Europe/Berlin')).toEqual([])
    expect(await inZone('after:2020-06-11 before:2020-06-12', 'Asia/Shanghai')).toEqual(['Lunch'])
    const answer = await bert.client.get('/api/mail/mails?q=a&timezone=Nowhere')
    expect(answer.status, answer.text).toBe(422)
  })

  it('finds conversations, each once', async () => {
    const answer = await bert.client.get('/api/mail/conversations?label=all&q=audit%20-draft')
    const { conversations } = answer.body as { conversations: { mail: Mail }[] }
    expect(conversations.map(({ mail }) => mail.subject)).toEqual(['Audit plan'])
  })

  it('accepts the longest search, and refuses a longer one', async () => {
    expect(await found('a OR '.repeat(60).slice(0, 300))).toEqual(expect.any(Array))
    expect(await found('-from:a '.repeat(37))).toEqual(expect.any(Array))
    const answer = await bert.client.get(`/api/mail/mails?q=${'a'.repeat(301)}`)
    expect(answer.status).toBe(422)
  })

  it('refuses parentheses within too many others', async () => {
    const search = `${'('.repeat(6)}audit${')'.repeat(6)}`
    const answer = await bert.client.get(`/api/mail/mails?q=${encodeURIComponent(search)}`)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Parentheses can be within at most 5 others.')
    expect(await found(search.slice(1, -1))).toEqual(['Audit plan', 'Draft audit'])
  })

  it('is saved beside the labels, and cannot be read by others', async () => {
    await createLabel({ name: 'Open audits', query: 'audit is:unread' })
    const labelsOf = async ({ client }: Person) =>
      ((await client.get('/api/mail/labels')).body as { labels: { type: string; name: string }[] }).labels
    const saved = (await labelsOf(bert)).filter(({ type }) => type === 'search')
    expect(saved).toMatchObject([{ name: 'Open audits', query: 'audit is:unread' }])
    expect((await labelsOf(anna)).filter(({ type }) => type === 'search')).toEqual([])
    // A saved search is no label.
    expect(await found('label:open-audits')).toEqual([])
  })
})
