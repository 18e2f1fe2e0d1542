import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { errorsOf } from '../support/worlds/client'
import {
  answer,
  closeInstance,
  createInstance,
  eventValues,
  inHours,
  messagesAbout,
  read,
  sendDue,
  type Instance,
} from '../support/mail/event-instances'
import { createPerson, type Person } from '../support/worlds/world'

let here: Instance
let there: Instance
let colleague: Person
beforeAll(async () => {
  here = await createInstance('https://here.example')
  there = await createInstance('https://there.example')
  colleague = await createPerson(here.world.server, 'user')
})
afterAll(async () => {
  for (const instance of [here, there]) await closeInstance(instance)
})

const organizer = () => here.world.people.manager
async function make(more: object = {}): Promise<string> {
  const answer = await organizer().client.post('/api/calendarEvents', eventValues(more))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
async function change(id: string, more: object): Promise<CalendarEvent> {
  const answer = await organizer().client.patch(`/api/calendarEvents/${id}`, more)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as CalendarEvent
}
/** The kinds of notifications of a user about events, the oldest first. */
async function noticesOf({ world }: Instance, person: Person, subject: string) {
  const rows = await world.database.query<{ kind: string; subject: string; values: unknown }>({
    text: `select "kind", "subject", "values" from "notifications"
      where "recipient" = $1 and "resource" = 'calendarEvents' and "subject" like '%' || $2 order by "id"`,
    values: [person.id, subject],
  })
  return rows
}
describe('who is invited', () => {
  it('is notified and gets a mail: of the invitation, of another time, and of the end', async () => {
    const title = 'Invited of three kinds'
    const guests = [{ email: 'ines@elsewhere.example', name: 'Ines' }]
    const id = await make({ title, attendees: [colleague.id], guests })
    const both = ['ines@elsewhere.example', colleague.email].toSorted()
    expect(await messagesAbout(here, id)).toMatchObject([{ kind: 'invited', to: both, sequence: 0 }])
    expect(await change(id, { color: 'red' })).toMatchObject({ sequence: 0 })
    expect(await change(id, { start: inHours(50), end: inHours(51) })).toMatchObject({ sequence: 1 })
    await change(id, { attendees: [] })
    await organizer().client.remove(`/api/calendarEvents/${id}`)
    expect(await messagesAbout(here, id)).toMatchObject([
      { kind: 'invited', to: both },
      { kind: 'changed', to: both, sequence: 1 },
      { kind: 'cancelled', to: [colleague.email] },
      { kind: 'cancelled', to: ['ines@elsewhere.example'] },
    ])
    const notices = await noticesOf(here, colleague, title)
    expect(notices.map(({ kind }) => kind)).toEqual(['invited', 'invitationChanged', 'invitationCancelled'])
    expect(await noticesOf(here, organizer(), title)).toEqual([])
  })

  it('of a past event is not notified', async () => {
    const past = await make({ start: inHours(-72), end: inHours(-71), attendees: [colleague.id] })
    expect(await messagesAbout(here, past)).toEqual([])
  })

  it('knows of one changed occurrence of a series without a second invitation', async () => {
    const title = 'Changed occurrence'
    const start = inHours(72)
    const id = await make({
      title,
      start,
      end: inHours(73),
      recurrence: 'FREQ=DAILY;COUNT=5',
      attendees: [colleague.id],
    })
    const path = `/api/calendarEvents/${id}/occurrences/${start}?scope=this`
    const changed = await organizer().client.patch(path, { start: inHours(74), end: inHours(75) })
    expect(changed.status, changed.text).toBe(200)
    const { id: override } = (changed.body as { record: CalendarEvent }).record
    expect(await messagesAbout(here, override)).toMatchObject([{ kind: 'changed' }])
    const [message] = await here.world.database.query<{ event: { uid: string; originalStart: string } }>({
      text: 'select "event" from "attendance_messages" where "record" = $1',
      values: [override],
    })
    expect(message?.event).toMatchObject({ uid: `${id}@here.example`, originalStart: start })
  })

  it('by the address of a user is invited as that user', async () => {
    const guests = [{ email: colleague.email.toUpperCase(), name: null }, { email: 'ines@elsewhere.example' }]
    const event = await read(organizer(), await make({ title: 'By address', guests }))
    expect(event).toMatchObject({ attendees: [colleague.id], guests: [{ email: 'ines@elsewhere.example' }] })
    expect(await read(colleague, event.id)).toMatchObject({ title: 'By address' })
  })

  it('by a user who is not staff stays a guest, unless they are listed', async () => {
    const { user } = here.world.people
    const guests = [{ email: colleague.email }, { email: organizer().email }]
    const made = await user.client.post('/api/calendarEvents', eventValues({ guests }))
    expect(made.body).toMatchObject({ guests: [{ email: colleague.email }], attendees: [organizer().id] })
  })

  it('is limited by the daily quota of mail', async () => {
    const guests = Array.from({ length: 101 }, (_, at) => ({ email: `g${at}@elsewhere.example` }))
    const refused = await organizer().client.post('/api/calendarEvents', eventValues({ guests }))
    expect(refused.status).toBe(422)
    expect(Object.keys(errorsOf(refused))).toEqual(['guests'])
  })
})

describe('an answer', () => {
  it('is stored for its author alone, and the organizer is notified of a new one', async () => {
    const title = 'Answered here'
    const id = await make({ title, attendees: [colleague.id] })
    for (const given of ['tentative', 'accepted', 'accepted']) {
      const response = await answer(colleague, id, { answer: given })
      expect(response.status, response.text).toBe(200)
    }
    expect((await read(organizer(), id)).answers).toMatchObject([
      { invitee: colleague.id, answer: 'accepted' },
    ])
    expect((await noticesOf(here, organizer(), title)).map(({ subject }) => subject)).toEqual([
      `Tentatively accepted · ${title}`,
      `Accepted · ${title}`,
    ])
    expect(await change(id, { start: inHours(60), end: inHours(61) })).toMatchObject({ answers: [] })
  })

  it('is refused from others, and of an unknown kind', async () => {
    const id = await make({ visibility: 'public', attendees: [colleague.id] })
    expect((await answer(here.world.people.admin, id, { answer: 'accepted' })).status).toBe(403)
    expect((await answer(here.world.people.user, id, { answer: 'accepted' })).status).toBe(404)
    for (const given of [{}, { answer: 'perhaps' }, { answer: null }])
      expect((await answer(colleague, id, given)).status).toBe(422)
    const written = await organizer().client.patch(`/api/calendarEvents/${id}`, {
      answers: [{ invitee: colleague.id, answer: 'accepted', at: inHours(0) }],
    })
    expect(written.status).toBe(422)
  })

  it('to a series is one to its changed occurrences, and ends with the invitation', async () => {
    const start = inHours(96)
    const id = await make({
      start,
      end: inHours(97),
      recurrence: 'FREQ=DAILY;COUNT=5',
      attendees: [colleague.id],
    })
    const path = `/api/calendarEvents/${id}/occurrences/${start}?scope=this`
    const { record } = (await organizer().client.patch(path, { title: 'Other title' })).body as {
      record: CalendarEvent
    }
    await answer(colleague, id, { answer: 'declined' })
    const declined = [{ invitee: colleague.id, answer: 'declined' }]
    expect((await read(organizer(), record.id)).answers).toMatchObject(declined)
    expect((await change(id, { attendees: [] })).answers).toEqual([])
  })
})

describe('two instances', () => {
  const guest = () => there.world.people.user
  async function received(title: string): Promise<CalendarEvent[]> {
    const found = await guest().client.get(`/api/calendarEvents?q=${encodeURIComponent(title)}`)
    return found.body as CalendarEvent[]
  }

  it('exchange an invitation, an answer, a change and a cancellation by mail', async () => {
    const title = 'Across the border'
    const id = await make({ title, guests: [{ email: guest().email, name: null }] })
    await sendDue(here, there)
    const [invited, ...others] = await received(title)
    expect(others).toEqual([])
    expect(invited).toMatchObject({
      owner: guest().id,
      attendees: [guest().id],
      organizer: organizer().email,
      visibility: 'private',
      location: 'Room Elbe',
      start: inHours(48),
      uid: `${id}@here.example`,
    })
    expect(await noticesOf(there, guest(), title)).toMatchObject([{ kind: 'invited' }])

    const answered = await answer(guest(), String(invited?.id), { answer: 'accepted' })
    expect(answered.status, answered.text).toBe(200)
    await sendDue(there, here)
    expect((await read(organizer(), id)).answers).toMatchObject([
      { invitee: guest().email.toLowerCase(), answer: 'accepted' },
    ])
    expect((await noticesOf(here, organizer(), title)).at(-1)).toMatchObject({
      subject: `Accepted · ${title}`,
    })

    await change(id, { start: inHours(52), end: inHours(53) })
    await sendDue(here, there)
    expect(await received(title)).toMatchObject([{ start: inHours(52), sequence: 1, answers: [] }])

    await organizer().client.remove(`/api/calendarEvents/${id}`)
    await sendDue(here, there)
    expect(await received(title)).toEqual([])
    expect((await noticesOf(there, guest(), title)).map(({ kind }) => kind)).toEqual([
      'invited',
      'invitationChanged',
      'invitationCancelled',
    ])
  })

  it('ignore answers of others, and changes by anybody but the organizer', async () => {
    const title = 'Forged'
    const id = await make({ title, guests: [{ email: guest().email, name: null }] })
    await sendDue(here, there)
    const lines = (method: string, uid: string, more: readonly string[]) =>
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', `METHOD:${method}`, 'BEGIN:VEVENT'],
        ...[`UID:${uid}`, 'DTSTAMP:20260101T000000Z', 'DTSTART:20300101T090000Z', 'SEQUENCE:9'],
        ...['SUMMARY:Forged', ...more, 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n')
    const uid = `${id}@here.example`
    const reply = lines('REPLY', uid, [
      `ORGANIZER:mailto:${organizer().email}`,
      `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${guest().email}`,
    ])
    const deliver = ({ mailIn }: Instance, to: string, method: string, content: string) =>
      mailIn.deliver({ to, subject: 'Forged', icalEvent: { method, content } })
    await deliver(here, organizer().email, 'REPLY', reply)
    expect((await read(organizer(), id)).answers).toEqual([])
    const cancel = lines('CANCEL', uid, ['ORGANIZER:mailto:bob@elsewhere.example', 'STATUS:CANCELLED'])
    await deliver(there, guest().email, 'CANCEL', cancel)
    const moved = lines('REQUEST', uid, ['ORGANIZER:mailto:bob@elsewhere.example'])
    await deliver(there, guest().email, 'REQUEST', moved)
    expect(await received(title)).toMatchObject([{ start: inHours(48), sequence: 0 }])
    for (const broken of ['BEGIN:VCALENDAR\r\nMETHOD:REQUEST', lines('REQUEST', '', []), 'BEGIN:VCALENDAR'])
      await deliver(there, guest().email, 'REQUEST', broken)
    expect(await received(title)).toHaveLength(1)
  })
})
