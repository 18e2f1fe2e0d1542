import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchDue } from '#resources/mail/server/fetching/fetch-mail.server'
import { startImapServer, type ImapServer } from '#tests/support/imap-server/imap-server'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { accountsOf, mailsIn, makeDue, served, subjectsIn, type Account } from '../support/mail/fetching'
import { freePort } from '../../support/free-port'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let source: ImapServer
beforeAll(async () => {
  const port = await freePort()
  world = await createWorld(corridor, { mailSources: [`127.0.0.1:${port}`] })
  source = await startImapServer(undefined, port)
})
afterAll(async () => {
  await source.close()
  await world.close()
})
beforeEach(() => {
  Object.assign(source, { misbehaves: undefined, uidValidity: 1, messages: [], password: 'app-password-1' })
  source.commands.length = 0
})

const newPerson = () => createPerson(world.server, 'user')
const values = (more: object = {}) => ({
  name: 'Elsewhere',
  host: '127.0.0.1',
  port: source.port,
  security: 'none',
  userName: 'me@elsewhere.example',
  password: 'app-password-1',
  folder: 'INBOX',
  existing: 'all',
  isActive: true,
  ...more,
})
async function add(person: Person, more: object = {}): Promise<string> {
  const answer = await person.client.post('/api/mail/accounts', values(more))
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { account: Account }).account.id
}
const fetchAll = () => fetchDue(world.server.services)
async function fetchAgain(id: string) {
  await makeDue(world, id)
  await fetchAll()
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('the first time', () => {
  it('fetches all messages that are there, with their marks and times, and leaves them unread there', async () => {
    const person = await newPerson()
    source.messages = [
      served(3, 'Old', { date: daysAgo(400), flags: ['\\Seen'] }),
      served(7, 'New', { date: daysAgo(1), flags: ['\\Flagged'] }),
    ]
    await add(person)
    await fetchAll()
    const mails = await mailsIn(person, 'inbox')
    expect(mails).toHaveLength(2)
    expect(mails.find(({ subject }) => subject === 'Old')).toMatchObject({ isRead: true, isStarred: false })
    const added = mails.find(({ subject }) => subject === 'New')
    expect(added).toMatchObject({ isRead: false, isStarred: true, fromAddress: 'ann@elsewhere.example' })
    expect(Date.parse(String(added?.['sentAt']))).toBeCloseTo(daysAgo(1).getTime(), -5)
    expect(source.commands.filter((name) => /^SELECT|STORE|BODY\[/.test(name))).toEqual([])
    expect(await accountsOf(person)).toMatchObject([
      { fetched: 2, skipped: 0, error: null, isFetching: false },
    ])
  })

  it('fetches those of the last 30 days, or none of them', async () => {
    source.messages = [served(1, 'Old', { date: daysAgo(40) }), served(2, 'Recent', { date: daysAgo(10) })]
    const [month, none] = [await newPerson(), await newPerson()]
    const ids = [await add(month, { existing: 'month' }), await add(none, { existing: 'none' })]
    await fetchAll()
    expect(await subjectsIn(month)).toEqual(['Recent'])
    expect(await subjectsIn(none)).toEqual([])
    source.messages.push(served(3, 'Moved here', { date: daysAgo(90) }))
    for (const id of ids) await makeDue(world, id)
    await fetchAll()
    expect(await subjectsIn(month)).toEqual(['Moved here', 'Recent'])
    expect(await subjectsIn(none)).toEqual(['Moved here'])
  })
})

describe('new messages', () => {
  it('are fetched once, and only when the mailbox is due', async () => {
    const person = await newPerson()
    source.messages = [served(1, 'First')]
    const id = await add(person)
    await fetchAll()
    source.messages.push(served(2, 'Second'))
    await fetchAll()
    expect(await subjectsIn(person)).toEqual(['First'])
    await fetchAgain(id)
    await fetchAgain(id)
    expect(await subjectsIn(person)).toEqual(['First', 'Second'])
    expect(source.commands.filter((name) => name.includes('BODY.PEEK[]'))).toHaveLength(2)
  })

  it('run the rules of the mailbox, unlike those that were there; both get the label', async () => {
    const person = await newPerson()
    const made = await person.client.post('/api/mailLabels', { name: 'Elsewhere', owner: person.id })
    const label = (made.body as { id: string }).id
    const rule = await person.client.post('/api/mailRules', { query: 'report', isStarred: true })
    expect(rule.status, rule.text).toBe(201)
    source.messages = [served(1, 'First report')]
    const id = await add(person, { label })
    await fetchAll()
    source.messages.push(served(2, 'Second report'))
    await fetchAgain(id)
    const marks = (await mailsIn(person)).map(({ subject, isStarred, labels }) => ({
      subject,
      isStarred,
      labels,
    }))
    expect(marks).toContainEqual({ subject: 'First report', isStarred: false, labels: [label] })
    expect(marks).toContainEqual({ subject: 'Second report', isStarred: true, labels: [label] })
    // A deleted label is taken off the mailbox.
    await person.client.post('/api/mail/labels/delete', { labelId: label })
  })

  it('join their conversation, and are passed over if the mailbox has them already', async () => {
    const person = await newPerson()
    source.messages = [served(1, 'Question', { id: 'question' })]
    const id = await add(person)
    await fetchAll()
    const reply = served(2, 'Re: Question', { id: 'reply' })
    source.messages.push({
      ...reply,
      source: reply.source.replace('From:', 'In-Reply-To: <question@elsewhere.example>\r\nFrom:'),
    })
    source.messages.push(served(3, 'Question', { id: 'question' }))
    await fetchAgain(id)
    const mails = await mailsIn(person)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ thread }) => thread)).size).toBe(1)
  })
})

describe('an interrupted run', () => {
  it('goes on behind the last message that was stored', async () => {
    const person = await newPerson()
    source.messages = [1, 2, 3, 4].map((uid) => served(uid, `Message ${uid}`))
    source.misbehaves = { kind: 'drop', uid: 3, times: 1 }
    const id = await add(person)
    await fetchAll()
    expect(await subjectsIn(person)).toEqual(['Message 1', 'Message 2'])
    expect((await accountsOf(person))[0]?.error).toBe('This server cannot be reached.')
    await fetchAgain(id)
    expect(await subjectsIn(person)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4'])
    const bodies = source.commands.filter((name) => name.includes('BODY.PEEK[]'))
    expect(bodies.filter((name) => name.startsWith('UID FETCH 1 '))).toHaveLength(1)
    expect(await accountsOf(person)).toMatchObject([{ fetched: 4, error: null }])
  })

  it('gives up a message that ends it again and again, and fetches those behind it', async () => {
    const person = await newPerson()
    source.messages = [served(1, 'Deadly'), served(2, 'Fine')]
    source.misbehaves = { kind: 'drop', uid: 1, times: 100 }
    const id = await add(person)
    await fetchAll()
    for (let attempt = 0; attempt < 3; attempt += 1) await fetchAgain(id)
    expect(await subjectsIn(person)).toEqual(['Fine'])
    expect(await accountsOf(person)).toMatchObject([{ fetched: 1, skipped: 1, error: null }])
  })

  it('does not duplicate messages when the server numbers them anew', async () => {
    const person = await newPerson()
    source.messages = [served(5, 'Ancient', { date: daysAgo(300) }), served(6, 'Known', { date: daysAgo(1) })]
    const id = await add(person)
    await fetchAll()
    Object.assign(source, { uidValidity: 2 })
    source.messages = [
      served(1, 'Ancient', { date: daysAgo(300) }),
      served(2, 'Known', { date: daysAgo(1) }),
      served(3, 'Added meanwhile'),
    ]
    source.commands.length = 0
    await fetchAgain(id)
    expect(await subjectsIn(person)).toEqual(['Added meanwhile', 'Ancient', 'Known'])
    expect(source.commands.some((name) => /UID FETCH 1 .*BODY/.test(name))).toBe(false)
  })

  it('is taken by one of two servers, and each message is stored once', async () => {
    const person = await newPerson()
    source.messages = Array.from({ length: 12 }, (_, index) => served(index + 1, `Message ${index + 1}`))
    await add(person)
    await Promise.all([fetchAll(), fetchAll(), fetchAll()])
    expect(await mailsIn(person)).toHaveLength(12)
    expect(source.commands.filter((name) => name.startsWith('EXAMINE'))).toHaveLength(2)
  })

  it('stores nothing more once another server has taken over', async () => {
    const person = await newPerson()
    source.messages = [1, 2, 3].map((uid) => served(uid, `Message ${uid}`))
    const id = await add(person)
    source.delay = 40
    const first = fetchAll()
    await expect.poll(async () => (await mailsIn(person)).length).toBeGreaterThan(0)
    await world.database.query({
      text: `update "mail_fetches" set "leasedUntil" = now() - interval '1 second' where "account" = $1`,
      values: [id],
    })
    source.delay = 0
    await Promise.all([first, fetchAll()])
    expect(await subjectsIn(person)).toEqual(['Message 1', 'Message 2', 'Message 3'])
    expect(await accountsOf(person)).toMatchObject([{ fetched: 3 }])
  })

  it('ends when the mailbox is deleted; fetched mails stay', async () => {
    const person = await newPerson()
    source.messages = [served(1, 'Stays')]
    const id = await add(person)
    await fetchAll()
    const removed = await person.client.remove(`/api/mailAccounts/${id}`)
    expect(removed.status, removed.text).toBe(204)
    source.messages.push(served(2, 'Too late'))
    await fetchAll()
    expect(await subjectsIn(person)).toEqual(['Stays'])
    const left = await world.database.query({
      text: 'select from "mail_fetches" where "account" = $1',
      values: [id],
    })
    expect(left).toHaveLength(0)
  })
})

describe('messages that cannot be fetched', () => {
  it('are counted and passed over: too large by what the server says, or in fact, or no message', async () => {
    const person = await newPerson()
    const large = 'x'.repeat(30 * 1024 * 1024)
    source.messages = [
      served(1, 'Announced', { size: 30 * 1024 * 1024 }),
      served(2, 'In fact', { body: large, size: 1000 }),
      { uid: 3, source: '\r\n' },
      served(4, 'Fine'),
    ]
    await add(person)
    await fetchAll()
    expect(await subjectsIn(person)).toEqual(['Fine'])
    expect(await accountsOf(person)).toMatchObject([{ fetched: 1, skipped: 3, error: null }])
    // What was announced as too large was not requested.
    expect(source.commands.some((name) => /UID FETCH 1 .*BODY/.test(name))).toBe(false)
  }, 60_000)
})

it('more than 500 messages are fetched in several runs', async () => {
  const person = await newPerson()
  source.messages = Array.from({ length: 510 }, (_, index) => served(index + 1, `Message ${index + 1}`))
  await add(person)
  // A slow run goes on after the wait for it.
  const run = async () => {
    await fetchAll()
    const isFetching = async () => (await accountsOf(person))[0]?.isFetching
    await expect.poll(isFetching, { timeout: 60_000, interval: 200 }).toBe(false)
  }
  await run()
  expect(await accountsOf(person)).toMatchObject([{ fetched: 500 }])
  await run()
  expect(await accountsOf(person)).toMatchObject([{ fetched: 510, error: null }])
}, 180_000)

it('can be fetched from at the request of its owner', async () => {
  const person = await newPerson()
  source.messages = [served(1, 'First')]
  const id = await add(person, { existing: 'none' })
  await fetchAll()
  source.messages.push(served(2, 'Second'))
  const answer = await person.client.post(`/api/mail/accounts/${id}/fetch`)
  expect(answer.status, answer.text).toBe(200)
  await expect.poll(() => subjectsIn(person)).toEqual(['Second'])
  await expect.poll(async () => (await accountsOf(person))[0]?.isFetching).toBe(false)
  const off = await person.client.patch(
    `/api/mail/accounts/${id}`,
    values({ existing: 'none', isActive: false }),
  )
  expect(off.status, off.text).toBe(200)
  expect(await accountsOf(person)).toMatchObject([{ isActive: false, dueAt: null }])
  expect(errorsOf(await person.client.post(`/api/mail/accounts/${id}/fetch`))).toHaveProperty('isActive')
})
