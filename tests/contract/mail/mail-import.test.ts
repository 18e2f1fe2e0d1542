import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { createResumer } from '#server/features/jobs/resume'
import { asRunning } from '#server/features/work/running'
import { writerFor } from '#server/write/context'
import { resumeMailImport } from '#resources/mail/server/mailbox-file/import-mailbox.server'
import { answerOf, errorsOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { listMails } from '../support/mail/mailbox'
import { formOf } from '../support/worlds/upload-form'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly subject: string | null
  readonly folder: string
  readonly labels: readonly string[]
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly sentAt: string
  readonly thread: string
  readonly body: string | null
  readonly attachments: readonly { readonly name: string }[]
}
interface Job {
  readonly id: string
  readonly status: string
  readonly done: number
  readonly total: number
  readonly changed: number
  readonly refused: number
  readonly problems: readonly {
    readonly line: number
    readonly title: string | null
    readonly message: string
  }[]
}

let world: World
beforeAll(async () => {
  world = await createWorld(whole)
})
afterAll(() => world.close())

const newPerson = async (): Promise<Person> => (await createPeople(world.server, 'manager'))[0]
async function upload({ client }: Person, text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await answerOf(await client.raw('POST', '/api/contents', formOf('mail.mbox', text)))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { content: string }).content
}
const jobOf = async ({ client }: Person, id: string) => (await client.get(`/api/jobs/${id}`)).body as Job
async function ended(person: Person, id: string): Promise<Job> {
  await vi.waitFor(
    async () => expect((await jobOf(person, id)).status).toMatch(/^(finished|stopped|failed)$/),
    { timeout: 30_000, interval: 50 },
  )
  return jobOf(person, id)
}
async function start(person: Person, text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await person.client.post('/api/mail/import', { content: await upload(person, text) })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { job: string }).job
}
const run = async (person: Person, text: string | Uint8Array<ArrayBuffer>) =>
  ended(person, await start(person, text))
const everything = async (person: Person) =>
  (
    await Promise.all(
      ['all', 'spam', 'trash'].map((label) => listMails<Mail>(person, `label=${label}&limit=200`)),
    )
  )
    .flat()
    .toSorted((mail, other) => ((mail.subject ?? '') < (other.subject ?? '') ? -1 : 1))

const line = 'From ada@example.com Thu Nov 26 10:00:00 2026\n'
const message = (name: string, headers = '', text = 'Hello') =>
  `${line}From: Ada <ada@example.com>\nTo: b@example.com\nSubject: ${name}\nDate: Mon, 2 Mar 2020 10:00:00 +0000\nMessage-ID: <${name}@example.com>\n${headers}\n${text}\n\n`

it('imports messages with their date, folder, marks, labels and conversation, without rules and notifications', async () => {
  const person = await newPerson()
  const rule = await person.client.post('/api/mailRules', { query: 'hello', folder: 'trash' })
  expect(rule.status, rule.text).toBe(201)
  const label = await person.client.post('/api/mailLabels', { name: 'Known', owner: person.id })
  const answerFirst = message('b-answer', 'In-Reply-To: <a@example.com>\nReferences: <a@example.com>\n')
  const job = await run(
    person,
    answerFirst +
      message('a', 'X-Gmail-Labels: Inbox,Unread,Starred,known,"New, with comma",=?UTF-8?B?5oql5ZGK?=\n') +
      message('c', 'Status: RO\nX-Status: F\n', 'One\n\n>From the start\n>>From twice') +
      message('d', 'Status: O\nX-Gmail-Labels: Trash,Opened\n') +
      message('e').replace('Ada <ada@example.com>', person.email),
  )
  expect(job).toMatchObject({ status: 'finished', done: 5, total: 5, changed: 5, refused: 0 })
  const [a, b, c, d, e] = await everything(person)
  expect(a).toMatchObject({
    folder: 'inbox',
    isRead: false,
    isStarred: true,
    sentAt: '2020-03-02T10:00:00.000Z',
  })
  const names = (
    (await person.client.get('/api/mailLabels?_sort=name')).body as { id: string; name: string }[]
  ).map(({ id, name }) => [name, id])
  expect(new Set(names.map(([name]) => name))).toEqual(new Set(['Known', 'New, with comma', '报告']))
  expect(new Set(a?.labels)).toEqual(new Set(names.map(([, id]) => id)))
  expect(a?.labels).toContain((label.body as { id: string }).id)
  expect(b).toMatchObject({ folder: 'archive', isRead: true, isStarred: false, thread: a?.thread })
  expect(c).toMatchObject({ folder: 'archive', isRead: true, isStarred: true })
  const whole = await person.client.get(`/api/mail/mail?mailId=${c?.id}`)
  expect((whole.body as { mail: Mail }).mail.body).toBe('<p>One</p><p>From the start<br />&gt;From twice</p>')
  expect(d).toMatchObject({ folder: 'trash', isRead: true })
  expect(e).toMatchObject({ folder: 'sent' })
  const pushed = await world.database.query({
    text: `select from "notifications" where "recipient" = $1`,
    values: [person.id],
  })
  expect(pushed).toEqual([])

  const again = await run(person, message('a') + message('f'))
  expect(again).toMatchObject({ status: 'finished', total: 2, changed: 1, refused: 1 })
  expect(again.problems).toEqual([
    expect.objectContaining({ line: 1, title: 'a', message: 'The mailbox has this message already.' }),
  ])
  expect(await everything(person)).toHaveLength(6)
})

it('a file of others, or none, is refused; nobody else sees the job', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const content = await upload(person, message('a'))
  const foreign = await other.client.post('/api/mail/import', { content })
  expect(foreign.status).toBe(422)
  expect(Object.keys(errorsOf(foreign))).toEqual(['content'])
  expect((await world.anonymous.post('/api/mail/import', { content })).status).toBe(401)
  const id = await start(person, message('a'))
  expect((await other.client.get(`/api/jobs/${id}`)).status).toBe(404)
  await ended(person, id)
})

it('what is no file of a mailbox fails, and its file is deleted', async () => {
  const person = await newPerson()
  const job = await run(person, 'Subject: no\n\nThis is a message, but no mailbox.')
  expect(job).toMatchObject({ status: 'failed', changed: 0 })
  expect(job.problems[0]?.message).toContain('not the file of a mailbox')
  const uploads = await world.database.query({
    text: 'select from "uploads" where "userId" = $1',
    values: [person.id],
  })
  expect(uploads).toEqual([])
})

it('messages that are broken or too large are reported, and the others are imported', async () => {
  const person = await newPerson()
  const size = 60 * 1024 * 1024
  const text = `${message('a')}${line}\n\n${line}${'x'.repeat(size)}\n\n${message('b', '', 'y'.repeat(25 * 1024 * 1024))}`
  const before = process.memoryUsage().rss
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const job = await run(person, Buffer.from(text))
  clearInterval(timer)
  expect(job).toMatchObject({ status: 'finished', total: 4, changed: 2, refused: 2 })
  expect(job.problems.map(({ line: number, message: text }) => [number, text.slice(0, 12)])).toEqual([
    [2, 'This is not '],
    [3, 'This message'],
  ])
  // The file itself, which this process has sent, is a part of it.
  expect(peak - before).toBeLessThan(900 * 1024 * 1024)
  expect(await everything(person)).toHaveLength(2)
})

it('goes on after a restart, and imports every message once', async () => {
  const person = await newPerson()
  const text = Array.from({ length: 45 }, (_, number) => message(`m${String(number).padStart(2, '0')}`)).join(
    '',
  )
  const { services } = world.server
  const caller = { userId: person.id, sessionId: null, role: 'manager', language: 'en' } as const
  const writer = writerFor(services, caller)
  const content = await upload(person, text)
  const plan = { task: 'mailImport', upload: content.split('/')[3] }
  await world.database.query({
    text: `insert into "jobs" ("id", "user", "role", "language", "kind", "name", "resource", "total", "plan", "totalBytes", "createdAt")
      values ($1, $2, 'manager', 'en', 'import', 'mail.mbox', 'mails', 0, $3, $4, now())`,
    values: [writer.batch, person.id, JSON.stringify(plan), text.length],
  })
  let steps = 0
  const watch = {
    onProgress: () => (++steps === 2 ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true)),
  }
  const job = { id: writer.batch, name: 'mail.mbox', done: 0, total: 0, plan }
  await expect(asRunning(writer, () => resumeMailImport(services, caller, job, watch))).rejects.toThrow(
    DatabaseUnavailable,
  )
  expect(await jobOf(person, writer.batch)).toMatchObject({ status: 'running', done: 20, total: 45 })
  const resumer = createResumer(services)
  await resumer.resume()
  await resumer.resume()
  expect(await jobOf(person, writer.batch)).toMatchObject({
    status: 'finished',
    done: 45,
    changed: 45,
    refused: 0,
  })
  const subjects = (await everything(person)).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(45)
})

it('can be stopped', async () => {
  const person = await newPerson()
  const text = Array.from({ length: 400 }, (_, number) => message(`s${number}`)).join('')
  const id = await start(person, text)
  await vi.waitFor(async () => expect((await jobOf(person, id)).done).toBeGreaterThan(0), { timeout: 20_000 })
  expect((await person.client.post(`/api/works/${id}/stop`)).status).toBe(204)
  const job = await ended(person, id)
  expect(job.status).toBe('stopped')
  expect(job.changed).toBe(job.done)
  expect(job.done).toBeLessThan(400)
})
