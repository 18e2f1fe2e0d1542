import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { doDueWork } from '#server/features/work/due-work'
import { createApp } from '#server/lifecycle/app'
import { answerOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { formOf } from '../support/worlds/upload-form'
import { createPeople, createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly folder: string
  readonly subject: string | null
  readonly body: string | null
  readonly thread: string
  readonly sendAt: string | null
  readonly messageId: string | null
  readonly bcc: readonly object[]
  readonly attachments: readonly { readonly name: string }[]
}

let world: World
let anna: Person
let bert: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert] = await createPeople(world.server, 'manager', 'user')
})
afterAll(() => world.close())

const day = 86_400_000
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const to = (...addresses: readonly string[]) => addresses.map((address) => ({ name: null, address }))
const send = (from: Person, given: Record<string, unknown>) => sendMail<Mail>(from, given)
const under = (person: Person, query: string) => listMails<Mail>(person, query)
const post = (person: Person, path: string, given: object) => person.client.post(`/api/mail/${path}`, given)
const faultsOf = async (person: Person, path: string, given: object) => {
  const answer = await post(person, path, given)
  expect(answer.status, answer.text).toBe(422)
  return Object.keys((answer.body as { errors: object }).errors)
}
const sendDue = () => doDueWork(world.server.services)
/** As if the time of a scheduled mail had come. */
const makeDue = ({ id }: Mail) =>
  world.database.query({
    text: `update "mails" set "sendAt" = now() - interval '1 second' where "id" = $1`,
    values: [id],
  })
const subjectsOf = async (person: Person, label: string) =>
  (await under(person, `label=${label}`)).map(({ subject }) => subject)
const outboxOf = ({ id }: Mail) =>
  world.database.query({ text: `select "to" from "outbox" where "about" = $1`, values: [id] })

describe('a held mail', () => {
  it('is with nobody before its time, and is sent once by two servers and simultaneous runs', async () => {
    const given = { to: to(bert.email, 'buyer@elsewhere.example'), subject: 'Held', body: '<p>x</p>' }
    const mail = await send(anna, { ...given, holdSeconds: 10 })
    expect(mail).toMatchObject({ folder: 'scheduled', messageId: null })
    const wait = Date.parse(mail.sendAt ?? '') - Date.now()
    expect(wait).toBeGreaterThan(5000)
    expect(wait).toBeLessThanOrEqual(10_000)
    const next = await sendDue()
    expect(next?.toISOString()).toBe(mail.sendAt)
    expect(await subjectsOf(bert, 'all')).not.toContain('Held')
    expect(await outboxOf(mail)).toEqual([])
    expect(await subjectsOf(anna, 'scheduled')).toContain('Held')

    await makeDue(mail)
    const restarted = await createApp({ database: world.database, resources: corridor })
    await Promise.all([sendDue(), doDueWork(restarted.services), sendDue()])
    expect((await subjectsOf(bert, 'inbox')).filter((subject) => subject === 'Held')).toHaveLength(1)
    expect(await outboxOf(mail)).toEqual([{ to: 'buyer@elsewhere.example' }])
    const [sent] = (await under(anna, 'label=sent')).filter(({ id }) => id === mail.id)
    expect(sent).toMatchObject({ folder: 'sent', sendAt: null })
    expect(sent?.messageId).toMatch(/^<.+>$/)
    const change = await world.database.query<{ userId: string }>({
      text: `select "userId" from "changes" where "record" = $1 order by "id" desc limit 1`,
      values: [mail.id],
    })
    expect(change).toEqual([{ userId: anna.id }])
    expect(await faultsOf(anna, 'undo-send', { mailId: mail.id })).toEqual(['mailId'])
    await restarted.close()
  })

  it('is the same draft again when it is taken back', async () => {
    await send(bert, { to: to(anna.email), subject: 'Question' })
    const [question] = await under(anna, 'label=inbox')
    const upload = await anna.client.raw('POST', '/api/contents', formOf('offer.txt', 'An offer'))
    const { content } = (await answerOf(upload)).body as { content: string }
    const given = {
      inReplyTo: question?.id,
      to: to(bert.email),
      cc: to('carol@elsewhere.example'),
      bcc: to('dan@elsewhere.example'),
      subject: 'Re: Question',
      body: '<p>As <strong>attached</strong>.</p>',
      attachments: [{ content }],
    }
    const held = await send(anna, { ...given, holdSeconds: 10 })
    const answer = await post(anna, 'undo-send', { mailId: held.id })
    const { mail } = answer.body as { mail: Mail }
    expect(mail).toMatchObject({
      id: held.id,
      folder: 'drafts',
      sendAt: null,
      thread: question?.thread,
      to: given.to,
      cc: given.cc,
      bcc: given.bcc,
      subject: given.subject,
      body: given.body,
    })
    expect(mail.attachments).toMatchObject([{ name: 'offer.txt' }])
    // Repeated, because the response was lost.
    expect((await post(anna, 'undo-send', { mailId: held.id })).status).toBe(200)
    await sendDue()
    expect(await subjectsOf(bert, 'all')).not.toContain('Re: Question')
    const sent = await send(anna, { mailId: held.id, ...given, inReplyTo: undefined })
    expect(sent).toMatchObject({ folder: 'sent', thread: question?.thread })
  })

  it('is scheduled once when the request is repeated, and cannot be edited meanwhile', async () => {
    const draft = await post(anna, 'drafts', { to: to(bert.email), subject: 'Repeated' })
    const { mail } = draft.body as { mail: Mail }
    const given = { mailId: mail.id, to: to(bert.email), subject: 'Repeated' }
    const first = await send(anna, { ...given, holdSeconds: 60 })
    const second = await send(anna, { ...given, holdSeconds: 60 })
    expect([first.id, second.sendAt]).toEqual([mail.id, first.sendAt])
    expect(await faultsOf(anna, 'drafts', given)).toEqual(['mailId'])
  })

  it('is sent at once by callers who ask for nothing else', async () => {
    expect(await send(anna, { to: to(bert.email), subject: 'Now' })).toMatchObject({ folder: 'sent' })
    const zero = await send(anna, { to: to(bert.email), subject: 'Zero', holdSeconds: 0 })
    expect(zero).toMatchObject({ folder: 'sent', sendAt: null })
  })
})

describe('a scheduled mail', () => {
  it('can get another time, and is sent at that', async () => {
    const mail = await send(anna, { to: to(bert.email), subject: 'Later', sendAt: inFuture(day) })
    const sendAt = inFuture(2 * day)
    const answer = await post(anna, 'reschedule', { mailId: mail.id, sendAt })
    expect((answer.body as { mail: Mail }).mail).toMatchObject({ folder: 'scheduled', sendAt })
    await sendDue()
    expect(await subjectsOf(bert, 'all')).not.toContain('Later')
    await makeDue(mail)
    await sendDue()
    expect(await subjectsOf(bert, 'inbox')).toContain('Later')
    expect(await faultsOf(anna, 'reschedule', { mailId: mail.id, sendAt })).toEqual(['mailId'])
  })

  it('cannot be planned in the past, too far ahead, or in two ways', async () => {
    const mail = { to: to(bert.email), subject: 'Wrong time' }
    for (const sendAt of [inFuture(-1000), inFuture(367 * day), inFuture(36_500 * day), 'tomorrow', 5])
      expect(await faultsOf(anna, 'send', { ...mail, sendAt }), String(sendAt)).toEqual(['sendAt'])
    for (const holdSeconds of [-1, 61, 1e9, 'ten'])
      expect(await faultsOf(anna, 'send', { ...mail, holdSeconds })).toEqual(['holdSeconds'])
    const both = { ...mail, sendAt: inFuture(day), holdSeconds: 5 }
    expect(await faultsOf(anna, 'send', both)).toEqual(['holdSeconds'])
    const planned = await send(anna, { ...mail, sendAt: inFuture(day) })
    for (const sendAt of [inFuture(-1000), inFuture(367 * day)])
      expect(await faultsOf(anna, 'reschedule', { mailId: planned.id, sendAt })).toEqual(['sendAt'])
    expect(await faultsOf(anna, 'drafts', { ...mail, sendAt: inFuture(day) })).toEqual(['sendAt'])
    expect(await faultsOf(anna, 'send', { sendAt: inFuture(day), subject: 'To nobody' })).toEqual(['to'])
  })

  it('belongs to its author alone, and is neither moved nor deleted', async () => {
    const mail = await send(anna, { to: to(bert.email), subject: 'Private', sendAt: inFuture(day) })
    const sendAt = inFuture(2 * day)
    expect((await post(bert, 'undo-send', { mailId: mail.id })).status).toBe(404)
    expect((await post(bert, 'reschedule', { mailId: mail.id, sendAt })).status).toBe(404)
    expect((await post(bert, 'send', { mailId: mail.id, to: to(bert.email) })).status).toBe(404)
    expect((await post(bert, 'undo-send', { mailId: 'x' })).status).toBe(404)
    for (const verb of ['delete', 'moveTo']) {
      const answer = await post(anna, 'update', { ids: [mail.id], verb, folder: 'trash' })
      expect(answer.status, verb).toBe(403)
    }
    expect(await faultsOf(anna, 'drafts', { mailId: mail.id, subject: 'Other' })).toEqual(['mailId'])
    expect((await anna.client.patch(`/api/mails/${mail.id}`, { sendAt })).status).toBe(403)
    // Its conversation can be archived; it stays scheduled.
    const whole = { ids: [mail.id], verb: 'moveTo', folder: 'archive', whole: true }
    expect((await post(anna, 'update', whole)).status).toBe(200)
    expect(await subjectsOf(anna, 'scheduled')).toContain('Private')
  })

  it('of somebody who may no longer sign in becomes a draft', async () => {
    const gone = await createPerson(world.server, 'user')
    const mail = await send(gone, { to: to(bert.email), subject: 'Too late', sendAt: inFuture(day) })
    await world.database.query({
      text: `update "users" set "status" = 'banned' where "id" = $1`,
      values: [gone.id],
    })
    await makeDue(mail)
    await sendDue()
    expect(await subjectsOf(bert, 'all')).not.toContain('Too late')
    const stored = await world.database.query({
      text: `select "folder", "sendAt" from "mails" where "id" = $1`,
      values: [mail.id],
    })
    expect(stored).toEqual([{ folder: 'drafts', sendAt: null }])
  })

  it('that cannot be sent is tried again later, and does not stop the others', async () => {
    const broken = await send(anna, { to: to(bert.email), subject: 'Broken', holdSeconds: 10 })
    const other = await send(anna, { to: to(bert.email), subject: 'After it', holdSeconds: 10 })
    await world.database.query({
      text: `alter table "mails" add constraint "broken" check ("subject" <> 'Broken' or "folder" <> 'sent')`,
    })
    for (const mail of [broken, other]) await makeDue(mail)
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await sendDue()
    expect(stderr.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('A scheduled mail could not be sent'),
    ])
    stderr.mockRestore()
    expect(await subjectsOf(bert, 'inbox')).toContain('After it')
    const [stored] = await world.database.query<{ sendAt: string }>({
      text: `select "sendAt" from "mails" where "id" = $1 and "folder" = 'scheduled'`,
      values: [broken.id],
    })
    expect(Date.parse(stored?.sendAt ?? '') - Date.now()).toBeGreaterThan(10 * 60_000)
    await world.database.query({ text: 'alter table "mails" drop constraint "broken"' })
    await makeDue(broken)
    await sendDue()
    expect(await subjectsOf(bert, 'inbox')).toContain('Broken')
  })

  it('is one of at most 200 of a user', async () => {
    const busy = await createPerson(world.server, 'user')
    const mail = await send(busy, { to: to(bert.email), subject: 'One of many', sendAt: inFuture(day) })
    const columns = await world.database.query<{ name: string }>({
      text: `select quote_ident("column_name") as "name" from "information_schema"."columns"
        where "table_name" = 'mails' and "column_name" <> 'id' and "is_generated" = 'NEVER'`,
    })
    const names = columns.map(({ name }) => name).join(', ')
    await world.database.query({
      text: `insert into "mails" ("id", ${names}) select gen_random_uuid(), ${names} from "mails", generate_series(1, 199)
        where "id" = $1`,
      values: [mail.id],
    })
    const given = { to: to(bert.email), subject: 'One too many', sendAt: inFuture(day) }
    expect(await faultsOf(busy, 'send', given)).toEqual(['sendAt'])
    expect(await subjectsOf(busy, 'drafts')).toEqual([])
  })
})
