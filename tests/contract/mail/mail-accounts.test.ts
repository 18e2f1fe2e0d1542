import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchDue } from '#resources/mail/server/fetching/fetch-mail.server'
import { startImapServer, type ImapServer, type Misbehaviour } from '#tests/support/imap-server/imap-server'
import { freePort } from '../../support/free-port'
import { selfSigned } from '../support/business/certificate'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { accountsOf, makeDue, served, subjectsIn, type Account } from '../support/mail/fetching'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

const password = 'app-password-1'
let world: World
let source: ImapServer
let encrypted: ImapServer
let closedPort: number
beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const
  closedPort = await freePort()
  world = await createWorld(corridor, {
    mailSources: [...ports, closedPort].map((port) => `127.0.0.1:${port}`),
  })
  source = await startImapServer(undefined, ports[0])
  encrypted = await startImapServer(selfSigned(), ports[1])
})
afterAll(async () => {
  await source.close()
  await encrypted.close()
  await world.close()
})
beforeEach(() => {
  Object.assign(source, { misbehaves: undefined, messages: [], password, sent: 0 })
})

const newPerson = () => createPerson(world.server, 'user')
const values = (more: object = {}) => ({
  name: 'Elsewhere',
  host: '127.0.0.1',
  port: source.port,
  security: 'none',
  userName: 'me@elsewhere.example',
  password,
  folder: 'INBOX',
  existing: 'all',
  isActive: true,
  ...more,
})
const sendNew = (person: Person, more: object = {}) => person.client.post('/api/mail/accounts', values(more))
async function add(person: Person, more: object = {}): Promise<string> {
  const answer = await sendNew(person, more)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { account: Account }).account.id
}
const fetchAll = () => fetchDue(world.server.services)

describe('a connection that does not work', () => {
  it.each([
    ['host', { host: '127.0.0.2' }, 'This server is not in the public internet.'],
    ['host', { host: '10.0.0.5', port: 993, security: 'tls' }, 'This server is not in the public internet.'],
    ['host', { host: '169.254.169.254', port: 143 }, 'This server is not in the public internet.'],
    ['host', { host: '::1', port: 993 }, 'This server is not in the public internet.'],
    ['host', { host: 'localhost', port: 993 }, 'This server is not in the public internet.'],
    ['host', { host: 'mail.internal', port: 993 }, 'This server is not in the public internet.'],
    ['port', { host: 'imap.gmail.com', port: 25 }, 'Mails are fetched at port 993 or 143.'],
    ['security', { host: '8.8.8.8', port: 143 }, 'Choose an encryption'],
    ['password', { password: 'wrong' }, 'The server refused the user name or the password.'],
    ['password', { password: '' }, ''],
    ['folder', { folder: 'Nothing' }, 'The server has no such folder.'],
    ['security', { security: 'starttls' }, ''],
  ])('has a fault at %s: %o', async (field, wrong, text) => {
    const port = 'host' in wrong && !('port' in wrong) ? { port: 993 } : {}
    const person = await newPerson()
    for (const path of ['/api/mail/accounts', '/api/mail/accounts/test']) {
      const { name, existing, isActive, ...connection } = values({ ...port, ...wrong })
      const rest = path.endsWith('test') ? {} : { name, existing, isActive }
      const answer = await person.client.post(path, { ...connection, ...rest })
      expect(answer.status, answer.text).toBe(422)
      expect(JSON.stringify(errorsOf(answer))).toContain(text)
      expect(Object.keys(errorsOf(answer))).toEqual([field])
    }
    expect(await accountsOf(person)).toEqual([])
  })

  it('has a fault at host for a server that cannot be reached, or has no valid certificate', async () => {
    const person = await newPerson()
    const closed = errorsOf(await sendNew(person, { port: closedPort }))
    expect(closed).toEqual({ host: ['This server cannot be reached.'] })
    const untrusted = errorsOf(await sendNew(person, { port: encrypted.port, security: 'tls' }))
    expect(untrusted).toEqual({ host: ['The certificate of this server is not valid for this name.'] })
    expect(encrypted.commands).toEqual([])
  })
})

describe('a hostile server', () => {
  it.each<Misbehaviour>([{ kind: 'endlessLine' }, { kind: 'hugeLiteral' }])(
    'cannot exhaust memory: %o',
    async (misbehaves) => {
      const person = await newPerson()
      source.messages = [served(1, 'First')]
      const id = await add(person)
      source.misbehaves = misbehaves
      const before = process.memoryUsage().rss
      await fetchAll()
      expect(source.sent).toBeLessThan(64 * 1024 * 1024)
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
      expect((await accountsOf(person))[0]?.error).toMatch(
        /did not answer as a mail server|cannot be reached/,
      )
      await expect.poll(source.open).toBe(0)
      source.misbehaves = undefined
      await makeDue(world, id)
      await fetchAll()
      expect(await subjectsIn(person)).toEqual(['First'])
    },
    60_000,
  )

  it('that never answers is given up after ten seconds', async () => {
    source.misbehaves = { kind: 'noGreeting' }
    const began = Date.now()
    const answer = await sendNew(await newPerson())
    expect(errorsOf(answer)).toEqual({ host: ['This server did not answer in time.'] })
    expect(Date.now() - began).toBeLessThan(15_000)
    await expect.poll(source.open).toBe(0)
  }, 30_000)
})

describe('a failing mailbox', () => {
  const noticesOf = async (person: Person) => {
    const answer = await person.client.get('/api/notifications')
    const { notifications } = answer.body as { notifications: { kind: string; subject: string }[] }
    return notifications.filter(({ kind }) => kind === 'mailboxFailed').map(({ subject }) => subject)
  }
  const stateOf = async (id: string) => {
    const [state] = await world.database.query<{ failures: number; minutes: number | null }>({
      text: `select "failures", (extract(epoch from "dueAt" - now()) / 60)::float8 as "minutes" from "mail_fetches"
        where "account" = $1`,
      values: [id],
    })
    return state
  }

  it('is paused at a refused sign-in, and its owner notified once', async () => {
    const person = await newPerson()
    const id = await add(person)
    source.password = 'another'
    await fetchAll()
    expect(await noticesOf(person)).toEqual(['Elsewhere'])
    expect(await accountsOf(person)).toMatchObject([
      { dueAt: null, error: expect.stringContaining('refused the user name') as string },
    ])
    await fetchAll()
    await person.client.post(`/api/mail/accounts/${id}/fetch`)
    await expect.poll(async () => (await stateOf(id))?.failures).toBe(2)
    expect(await noticesOf(person)).toEqual(['Elsewhere'])
    // With the password it goes on.
    source.messages = [served(1, 'Again')]
    const changed = await person.client.patch(`/api/mail/accounts/${id}`, values({ password: 'another' }))
    expect(changed.status, changed.text).toBe(200)
    await fetchAll()
    expect(await subjectsIn(person)).toEqual(['Again'])
  })

  it('is tried again after growing delays, and its owner notified after a day', async () => {
    const person = await newPerson()
    source.messages = [served(1, 'First')]
    const id = await add(person)
    source.misbehaves = { kind: 'drop', uid: 1, times: 100 }
    const delays = [5, 10, 20]
    for (const delay of delays) {
      await makeDue(world, id)
      await fetchAll()
      expect((await stateOf(id))?.minutes).toBeCloseTo(delay, 0)
    }
    expect(await noticesOf(person)).toEqual([])
    source.messages.unshift(served(0, 'Before'))
    await world.database.query({
      text: `update "mail_fetches" set "failures" = 12, "failedUid" = null, "failingSince" = now() - interval '25 hours',
        "dueAt" = now() where "account" = $1`,
      values: [id],
    })
    await fetchAll()
    expect((await stateOf(id))?.minutes).toBeCloseTo(360, 0)
    expect(await noticesOf(person)).toEqual(['Elsewhere'])
  })
})

describe('the password', () => {
  it('is in no response, record, change entry or export, and not readable in the database', async () => {
    const person = await newPerson()
    const created = await sendNew(person)
    const { id } = (created.body as { account: Account }).account
    await fetchAll()
    const paths = [
      '/api/mail/accounts',
      '/api/mailAccounts',
      `/api/mailAccounts/${id}`,
      `/api/mailAccounts/${id}/history`,
      '/api/mailAccounts/export?format=csv',
    ]
    const texts = [created.text]
    for (const path of paths) texts.push((await person.client.get(path)).text)
    const admin = world.people.admin.client
    texts.push((await admin.get('/api/audit?limit=100')).text)
    const changes = await world.database.query<{ text: string }>({
      text: `select coalesce("before"::text, '') || coalesce("after"::text, '') as "text" from "changes" where "record" = $1`,
      values: [id],
    })
    expect(changes.length).toBeGreaterThan(0)
    const [stored] = await world.database.query<{ password: Uint8Array }>({
      text: 'select "password" from "mail_fetches" where "account" = $1',
      values: [id],
    })
    texts.push(...changes.map(({ text }) => text), Buffer.from(stored?.password ?? []).toString('latin1'))
    for (const text of texts) expect(text).not.toContain(password)
    expect(world.failures.join('\n')).not.toContain(password)
  })

  it('is not sent to another server, but entered again', async () => {
    const person = await newPerson()
    const id = await add(person)
    for (const more of [{ host: 'imap.gmail.com', port: 993, security: 'tls' }, { userName: 'other' }]) {
      const input = values({ ...more, password: null })
      const changed = await person.client.patch(`/api/mail/accounts/${id}`, input)
      expect(errorsOf(changed)).toHaveProperty('password')
      const { name: _n, existing: _e, isActive: _a, ...connection } = input
      const tested = await person.client.post('/api/mail/accounts/test', { account: id, ...connection })
      expect(errorsOf(tested)).toHaveProperty('password')
    }
    const renamed = await person.client.patch(
      `/api/mail/accounts/${id}`,
      values({ name: 'Renamed', password: null }),
    )
    expect(renamed.status, renamed.text).toBe(200)
  })
})

it('a user has at most five, and others see and change nothing of them', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push(await add(person, { name: `Mailbox ${count}` }))
  expect(errorsOf(await sendNew(person))).toHaveProperty('name')
  const [id = ''] = ids
  for (const { client } of [other, world.people.admin, world.people.manager]) {
    expect((await client.get('/api/mail/accounts')).body).toEqual({ accounts: [] })
    expect((await client.get(`/api/mailAccounts/${id}`)).status).toBe(404)
    expect((await client.remove(`/api/mailAccounts/${id}`)).status).toBe(404)
    expect((await client.patch(`/api/mail/accounts/${id}`, values())).status).toBe(404)
    expect((await client.post(`/api/mail/accounts/${id}/fetch`)).status).toBe(404)
    const { name: _n, existing: _e, isActive: _a, ...connection } = values({ password: null })
    const tested = await client.post('/api/mail/accounts/test', { account: id, ...connection })
    expect(tested.status).toBe(404)
  }
  const made = await other.client.post('/api/mailLabels', { name: 'Mine', owner: other.id })
  const label = (made.body as { id: string }).id
  expect(errorsOf(await person.client.patch(`/api/mail/accounts/${id}`, values({ label })))).toHaveProperty(
    'label',
  )
  // Generic calls write nothing.
  const generic = await person.client.post('/api/mailAccounts', { ...values(), owner: person.id })
  expect([403, 404, 405, 422]).toContain(generic.status)
  expect(await accountsOf(person)).toHaveLength(5)
})
