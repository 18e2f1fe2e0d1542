import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { createResumer } from '#server/features/jobs/resume'
import { asRunning } from '#server/features/work/running'
import { writerFor } from '#server/write/context'
import { resumeMailExport } from '#resources/mail/server/mailbox-file/export-mailbox.server'
import { answerOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { formOf } from '../support/worlds/upload-form'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

type Mail = Readonly<Record<string, unknown>> & { readonly id: string; readonly subject: string | null }
interface Job {
  readonly status: string
  readonly total: number
  readonly changed: number
  readonly refused: number
}

let world: World
beforeAll(async () => {
  world = await createWorld(whole)
})
afterAll(() => world.close())

const newPerson = async (): Promise<Person> => (await createPeople(world.server, 'manager'))[0]
const jobOf = async ({ client }: Person, id: string) => (await client.get(`/api/jobs/${id}`)).body as Job
async function ended(person: Person, id: string): Promise<Job> {
  await vi.waitFor(
    async () => expect((await jobOf(person, id)).status).toMatch(/^(finished|stopped|failed)$/),
    { timeout: 30_000, interval: 50 },
  )
  return jobOf(person, id)
}
const jobIn = (answer: { status: number; text: string; body: unknown }): string => {
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { job: string }).job
}
async function upload({ client }: Person, name: string, text: string): Promise<string> {
  const answer = await answerOf(await client.raw('POST', '/api/contents', formOf(name, text)))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { content: string }).content
}
async function importFile(person: Person, text: string): Promise<Job> {
  const content = await upload(person, 'mail.mbox', text)
  return ended(person, jobIn(await person.client.post('/api/mail/import', { content })))
}
const fileOf = async ({ client }: Person, job: string): Promise<string> =>
  (await client.raw('GET', `/api/works/${job}/file`)).text()
async function exportFile(person: Person, filter: object = {}): Promise<string> {
  const id = jobIn(await person.client.post('/api/mail/export', filter))
  expect(await ended(person, id)).toMatchObject({ status: 'finished', refused: 0 })
  return fileOf(person, id)
}

/** The mails of a person, with what an export has of them. */
async function contentOf(person: Person) {
  const names = new Map(
    ((await person.client.get('/api/mailLabels')).body as { id: string; name: string }[]).map(
      ({ id, name }) => [id, name],
    ),
  )
  const listed = await Promise.all(
    ['all', 'spam', 'trash'].map((label) => listMails<Mail>(person, `label=${label}&limit=200`)),
  )
  const all = await Promise.all(
    listed.flat().map(async ({ id }) => {
      const { mail } = (await person.client.get(`/api/mail/mail?mailId=${id}`)).body as { mail: Mail }
      const files = mail['attachments'] as { name: string; type: string; size: number; content: string }[]
      const bytes = await Promise.all(
        files.map(async ({ content, ...file }) => ({
          name: file.name,
          size: file.size,
          type: file.type,
          text: await (await person.client.raw('GET', content)).text(),
        })),
      )
      const labels = (mail['labels'] as string[]).map((label) => names.get(label))
      const kept = [
        'subject',
        'fromName',
        'fromAddress',
        'to',
        'cc',
        'bcc',
        'sentAt',
        'folder',
        'isRead',
        'isStarred',
        'isImportant',
        'body',
        'references',
      ]
      return {
        ...Object.fromEntries(kept.map((name) => [name, mail[name]])),
        // The date of a message has no fractions of a second.
        ...{
          labels: new Set(labels),
          bytes,
          subject: mail.subject,
          sentAt: String(mail['sentAt']).slice(0, 19),
        },
      }
    }),
  )
  return all.toSorted((mail, other) => ((mail.subject ?? '') < (other.subject ?? '') ? -1 : 1))
}

const message = (name: string, headers: string, text: string) =>
  `From ada@example.com Thu Nov 26 10:00:00 2026\nFrom: Ada <ada@example.com>\nTo: b@example.com\nSubject: ${name}\nDate: Mon, 2 Mar 2020 10:00:00 +0000\nMessage-ID: <${name}@example.com>\n${headers}\n${text}\n\n`

async function filled(): Promise<Person> {
  const person = await newPerson()
  const received =
    message(
      'a',
      'X-Gmail-Labels: Inbox,Unread,Starred,"One, two",报告\n',
      'Text\n\n>From the start\n>>From twice',
    ) +
    message('b', 'X-Gmail-Labels: Trash,Opened\nReferences: <a@example.com>\n', 'Deleted') +
    message('c', 'X-Gmail-Labels: Spam,Unread,Important\n', 'Offer')
  expect(await importFile(person, received)).toMatchObject({ changed: 3 })
  const content = await upload(person, '数据 list.txt', 'The file')
  const to = [{ name: 'Grace Hopper', address: 'grace@elsewhere.example' }]
  const bcc = [{ name: null, address: 'hidden@elsewhere.example' }]
  await sendMail(person, {
    to,
    bcc,
    subject: 'd 会议',
    body: '<p>Hello <strong>you</strong></p>',
    attachments: [{ content }],
  })
  await sendMail(person, {
    to: [{ name: null, address: person.email }],
    subject: 'e to myself',
    body: '<p>Note</p>',
  })
  const draft = await person.client.post('/api/mail/drafts', {
    to,
    subject: 'f draft',
    body: '<p>Not yet</p>',
  })
  expect(draft.status, draft.text).toBe(200)
  return person
}

it('what is exported is imported as it was, by others and once by its owner', async () => {
  const person = await filled()
  const text = await exportFile(person)
  expect(text).toContain('\n>From the start\n>>From twice\n')
  const copy = await newPerson()
  const mails = await contentOf(person)
  expect(mails).toHaveLength(7)
  const imported = await importFile(copy, text)
  // The note is in the mailbox twice, as it was sent and as it arrived, with one Message-ID.
  expect(imported).toMatchObject({ status: 'finished', total: 7, changed: 6, refused: 1 })
  const copied = await contentOf(copy)
  const once = mails.filter(({ subject }) => subject !== 'e to myself')
  expect(copied.filter(({ subject }) => subject !== 'e to myself')).toEqual(once)
  expect(await importFile(person, text)).toMatchObject({
    status: 'finished',
    total: 7,
    changed: 0,
    refused: 7,
  })
  const again = await exportFile(copy)
  expect(await importFile(copy, again)).toMatchObject({ total: 6, changed: 0, refused: 6 })
})

it('a label or a search is exported alone, and the file is for its owner', async () => {
  const [person, other] = [await filled(), await newPerson()]
  const subjectsIn = (text: string) => [...text.matchAll(/^Subject: (.*)$/gm)].map(([, subject]) => subject)
  expect(subjectsIn(await exportFile(person, { label: 'trash' }))).toEqual(['b'])
  expect(subjectsIn(await exportFile(person, { q: 'is:starred' }))).toEqual(['a'])
  expect((await person.client.post('/api/mail/export', { label: 'nothing' })).status).toBe(422)
  expect((await world.anonymous.post('/api/mail/export', {})).status).toBe(401)
  expect(await exportFile(other)).toBe('')
  const id = jobIn(await person.client.post('/api/mail/export', {}))
  await ended(person, id)
  for (const client of [other.client, world.people.admin.client])
    expect((await client.get(`/api/works/${id}/file`)).status).toBe(404)
})

it('goes on after a restart, with every mail once', async () => {
  const person = await newPerson()
  const count = 65
  await importFile(
    person,
    Array.from({ length: count }, (_, n) => message(`m${n}`, '', `Text ${n}`)).join(''),
  )
  const { services } = world.server
  const caller = { userId: person.id, sessionId: null, role: 'manager', language: 'en' } as const
  const writer = writerFor(services, caller)
  const plan = {
    task: 'mailExport',
    filter: { label: null, q: null, timezone: null },
    role: 'manager',
    raw: { contentType: 'application/mbox', name: 'mail', extension: 'mbox' },
  }
  await world.database.query({
    text: `insert into "jobs" ("id", "user", "role", "language", "kind", "name", "resource", "total", "plan", "createdAt")
      values ($1, $2, 'manager', 'en', 'export', 'Mail', 'mails', ${count}, $3, now())`,
    values: [writer.batch, person.id, JSON.stringify(plan)],
  })
  let steps = 0
  const watch = {
    onProgress: () => (++steps === 2 ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true)),
  }
  const job = { id: writer.batch, name: 'Mail', done: 0, total: count, plan }
  const begun = asRunning(writer, () => resumeMailExport(services, caller, job, watch))
  await expect(begun).rejects.toThrow(DatabaseUnavailable)
  // A part of a page that was not completed.
  await world.database.query({
    text: `insert into "job_parts" ("job", "part", "bytes", "next", "createdAt") values ($1, 2, 'x', null, now())`,
    values: [writer.batch],
  })
  const resumer = createResumer(services)
  await resumer.resume()
  await resumer.resume()
  expect(await jobOf(person, writer.batch)).toMatchObject({ status: 'finished', total: count })
  const subjects = [...(await fileOf(person, writer.batch)).matchAll(/^Subject: (.*)$/gm)].map(
    ([, subject]) => subject,
  )
  expect(subjects).toHaveLength(count)
  expect(new Set(subjects).size).toBe(count)
})
