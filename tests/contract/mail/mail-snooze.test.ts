import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doDueWork } from '#server/features/work/due-work'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly folder: string
  readonly subject: string | null
  readonly isRead: boolean
  readonly isMuted: boolean
  readonly snoozedUntil: string | null
  readonly returnedAt: string | null
}

let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'user', 'user')
})
afterAll(() => world.close())

const hour = 3_600_000
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const to = (...people: readonly Person[]) => people.map(({ email }) => ({ name: null, address: email }))
const update = (person: Person, given: object) =>
  person.client.post('/api/mail/update', { whole: true, ...given })
async function change(person: Person, given: object): Promise<{ batch: string }> {
  const answer = await update(person, given)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { batch: string }
}
const subjectsIn = async (person: Person, label: string) =>
  (await listMails<Mail>(person, `label=${label}`)).map(({ subject }) => subject)
/** A mail from Anna, as a person has it. */
async function received(person: Person, subject: string, more: object = {}): Promise<Mail> {
  await sendMail(anna, { to: to(person), subject, body: '<p>Text</p>', ...more })
  const [mail] = await listMails<Mail>(person, 'label=all&limit=1')
  expect(mail?.subject).toBe(subject)
  return mail as Mail
}
/** As if the time of snoozed mails had come. */
async function endSnoozing(...mails: readonly Mail[]): Promise<void> {
  await world.database.query({
    text: `update "mails" set "snoozedUntil" = now() - interval '1 second' where "id" = any($1)`,
    values: [mails.map(({ id }) => id)],
  })
  await doDueWork(world.server.services)
}

describe('a snoozed conversation', () => {
  it('leaves the inbox, and returns as the first one, unread', async () => {
    const mail = await received(bert, 'Snoozed')
    await change(bert, { ids: [mail.id], verb: 'markRead' })
    await received(bert, 'Later')
    const until = inFuture(hour)
    await change(bert, { ids: [mail.id], verb: 'snooze', snoozedUntil: until })
    expect(await subjectsIn(bert, 'inbox')).toEqual(['Later'])
    expect(await subjectsIn(bert, 'snoozed')).toEqual(['Snoozed'])
    expect((await listMails<Mail>(bert, 'label=all&q=in:snoozed'))[0]).toMatchObject({ snoozedUntil: until })
    expect((await doDueWork(world.server.services))?.toISOString()).toBe(until)
    expect(await subjectsIn(bert, 'inbox')).toEqual(['Later'])

    await endSnoozing(mail)
    const [first] = await listMails<Mail>(bert, 'label=inbox')
    expect(first).toMatchObject({ subject: 'Snoozed', isRead: false, snoozedUntil: null, folder: 'inbox' })
    expect(first?.returnedAt).not.toBeNull()
  })

  it('has only its latest mail unread when it returns', async () => {
    const first = await received(bert, 'Two mails')
    const reply = await sendMail<Mail>(bert, { to: to(anna), subject: 'Re', inReplyTo: first.id, body: '' })
    const [known] = await listMails<Mail>(anna, 'label=inbox&limit=1')
    expect(reply.id).toBeDefined()
    const second = await received(bert, 'Re: Two mails', { inReplyTo: known?.id })
    await change(bert, { ids: [first.id], verb: 'markRead' })
    await change(bert, { ids: [first.id], verb: 'snooze', snoozedUntil: inFuture(hour) })
    await endSnoozing(first, second)
    const mails = await listMails<Mail>(bert, 'label=inbox')
    const isRead = (id: string) => mails.find((mail) => mail.id === id)?.isRead
    expect([isRead(first.id), isRead(second.id)]).toEqual([true, false])
  })

  it('returns with a new mail, by Undo, and by moving it to the inbox', async () => {
    const mail = await received(bert, 'Answered')
    const snooze = { ids: [mail.id], verb: 'snooze', snoozedUntil: inFuture(hour) }
    const { batch } = await change(bert, snooze)
    expect((await bert.client.post('/api/mail/undo', { batch })).status).toBe(200)
    expect(await subjectsIn(bert, 'snoozed')).toEqual([])
    await change(bert, snooze)
    await change(bert, { ids: [mail.id], verb: 'moveTo', folder: 'inbox' })
    expect((await listMails<Mail>(bert, 'label=inbox&q=answered'))[0]?.snoozedUntil).toBeNull()
    await change(bert, snooze)
    const [sent] = await listMails<Mail>(anna, 'label=sent&q=answered')
    await received(bert, 'Re: Answered', { inReplyTo: sent?.id })
    expect(await subjectsIn(bert, 'snoozed')).toEqual([])
    expect((await subjectsIn(bert, 'inbox')).slice(0, 2)).toEqual(['Re: Answered', 'Answered'])
  })

  it('needs a time in the next year', async () => {
    const { id } = await received(bert, 'Times')
    for (const snoozedUntil of [undefined, inFuture(-hour), inFuture(400 * 24 * hour)]) {
      const answer = await update(bert, { ids: [id], verb: 'snooze', ...(snoozedUntil && { snoozedUntil }) })
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['snoozedUntil'])
    }
    expect((await update(carl, { ids: [id], verb: 'snooze', snoozedUntil: inFuture(hour) })).status).toBe(404)
  })
})

describe('a muted conversation', () => {
  it('leaves the inbox, and later mails of it skip the inbox, unless they are to nobody else', async () => {
    const mail = await received(bert, 'Long thread', { cc: to(carl) })
    await change(bert, { ids: [mail.id], verb: 'mute' })
    expect(await subjectsIn(bert, 'inbox')).not.toContain('Long thread')
    expect((await listMails<Mail>(bert, 'label=all&q=is:muted')).map(({ subject }) => subject)).toEqual([
      'Long thread',
    ])
    const [sent] = await listMails<Mail>(anna, 'label=sent&q="long thread"')
    const reply = { inReplyTo: sent?.id, cc: to(carl) }
    expect(await received(bert, 'Re: more', reply)).toMatchObject({ folder: 'archive', isMuted: true })
    expect((await listMails<Mail>(carl, 'label=inbox')).map(({ subject }) => subject)).toContain('Re: more')
    const alone = await received(bert, 'Only to you', { inReplyTo: sent?.id })
    expect(alone).toMatchObject({ folder: 'inbox', isMuted: false })

    await change(bert, { ids: [mail.id], verb: 'unmute' })
    expect(await received(bert, 'Re: again', reply)).toMatchObject({ folder: 'inbox', isMuted: false })
  })
})
