import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { icsSamples } from '#tests/support/ics-samples'
import { calendar, event, single } from '#tests/support/ics-samples/sample'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import {
  eventsOf,
  icsPath,
  icsType,
  importedIcs,
  newCalendar,
  sentIcs,
  type IcsReport,
} from '../support/mail/ics'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const newPerson = () => createPerson(world.server, 'user')
describe('the import of a file', () => {
  it('creates events of the caller in a calendar, and one undo removes all of them', async () => {
    const person = await newPerson()
    const id = await newCalendar(person)
    const text = single(
      'UID:a@elsewhere',
      'DTSTART;TZID=W. Europe Standard Time:20261126T090000',
      'DURATION:PT1H',
      'SUMMARY:Review',
      'LOCATION:Room\\nElbe',
      'ORGANIZER:mailto:other@people.example',
      `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${person.email}`,
      'ATTENDEE;CN=Ines;PARTSTAT=TENTATIVE:mailto:ines@guests.example',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
    )
    const report = await importedIcs(person, text, `?calendar=${id}&private=true`)
    expect(report).toMatchObject({ created: 1, updated: 0, unchanged: 0, refusedCount: 0, refused: [] })
    const [made] = await eventsOf(person)
    expect(made).toMatchObject({
      title: 'Review',
      start: '2026-11-26T08:00:00.000Z',
      end: '2026-11-26T09:00:00.000Z',
      timezone: 'Europe/Berlin',
      location: 'Room, Elbe',
      calendar: id,
      owner: person.id,
      visibility: 'private',
      attendees: [],
      uid: 'a@elsewhere',
      organizer: 'other@people.example',
      guests: [{ email: 'ines@guests.example', name: 'Ines' }],
      reminders: [{ minutes: 15, by: 'notification' }],
    })
    expect(made?.answers).toMatchObject([{ invitee: 'ines@guests.example', answer: 'tentative' }])
    const undone = await person.client.post(`/api/undo/${report.batch}`, {})
    expect(undone.body).toMatchObject({ refused: [], left: 0 })
    expect(await eventsOf(person)).toEqual([])
  })

  it('is the same at the addresses of the specification, and sends nobody a mail', async () => {
    const person = await newPerson()
    const file = (title: string) =>
      single('UID:x', `SUMMARY:${title}`, 'DTSTART:20361126T090000Z', 'ATTENDEE:mailto:ines@guests.example')
    for (const [title, created] of [
      ['First', 1],
      ['Second', 0],
    ] as const) {
      const answer = await person.client.send('POST', '/api/calendar/import', file(title), icsType)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toMatchObject({ created, updated: 1 - created })
    }
    const exported = await person.client.get('/api/calendar/export')
    expect(exported.text).toContain('SUMMARY:Second')
    const mails = await world.database.query({ text: `select from "outbox" where "kind" = 'event'` })
    expect(mails).toEqual([])
  })

  it('updates events that are known by their identifier, and reports what is unchanged', async () => {
    const person = await newPerson()
    const file = (title: string) =>
      calendar(
        event('UID:a', 'DTSTART:20261126T090000Z', `SUMMARY:${title}`),
        event('UID:b', 'DTSTART:20261127T090000Z', 'SUMMARY:Same'),
      )
    expect(await importedIcs(person, file('First'))).toMatchObject({ created: 2 })
    expect(await importedIcs(person, file('First'))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await importedIcs(person, file('Second'))).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect((await eventsOf(person)).map(({ title }) => title)).toEqual(['Second', 'Same'])
    // Another user's events with the same identifiers are their own.
    expect(await importedIcs(await newPerson(), file('First'))).toMatchObject({ created: 2 })
  })

  it('makes a series with the records that replace its occurrences, also in a later file', async () => {
    const person = await newPerson()
    const main = event(
      'UID:s',
      'DTSTART;TZID=Europe/Berlin:20261019T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=10',
      'EXDATE;TZID=Europe/Berlin:20261020T090000',
      'SUMMARY:Round',
    )
    const moved = event(
      'UID:s',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261026T090000',
      'DTSTART;TZID=Europe/Berlin:20261026T110000',
      'DURATION:PT1H',
      'SUMMARY:Later',
    )
    const dropped = event(
      'UID:s',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261027T090000',
      'DTSTART;TZID=Europe/Berlin:20261027T090000',
      'STATUS:CANCELLED',
      'SUMMARY:Round',
    )
    expect(await importedIcs(person, calendar(moved, main, dropped))).toMatchObject({
      created: 2,
      refused: [],
    })
    const [series, override] = await eventsOf(person)
    expect(series).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=10', series: null })
    expect(series?.excludedStarts.map(({ start }) => start)).toEqual([
      '2026-10-20T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-10-27T08:00:00.000Z',
    ])
    expect(override).toMatchObject({
      title: 'Later',
      series: series?.id,
      originalStart: '2026-10-26T08:00:00.000Z',
      recurrence: null,
    })
    expect(await importedIcs(person, calendar(main, moved, dropped))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    })
    // A file with one changed occurrence alone.
    const another = event(
      'UID:s',
      'RECURRENCE-ID:20261028T080000Z',
      'DTSTART:20261028T100000Z',
      'DURATION:PT1H',
      'SUMMARY:Alone',
    )
    expect(await importedIcs(person, calendar(another))).toMatchObject({ created: 1 })
    const after = await eventsOf(person)
    expect(after[0]?.excludedStarts).toHaveLength(4)
    expect(after.find(({ title }) => title === 'Alone')).toMatchObject({ series: series?.id })
  })

  it('says what it refuses, in the language of the request', async () => {
    const person = await newPerson()
    const file = calendar(
      event('UID:a', 'SUMMARY:Never'),
      event('UID:b', 'DTSTART:20260701T090000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:Hourly'),
      event('UID:c', 'DTSTART:20260701T090000Z', 'DTEND:20290701T090000Z', 'SUMMARY:Years'),
      event('UID:d', 'DTSTART:20260701T090000Z', 'STATUS:CANCELLED', 'SUMMARY:Gone'),
      event('UID:e', 'DTSTART:20260701T090000Z'),
    )
    const { created, refused } = await importedIcs(person, file)
    expect(created).toBe(1)
    expect(refused.map(({ title, reason }) => [title, reason])).toEqual([
      ['Never', 'It has no start that can be read.'],
      ['Hourly', 'It repeats by a rule that events here cannot have.'],
      ['Years', 'This lasts longer than 366 days.'],
      ['Gone', 'It was cancelled.'],
    ])
    expect((await eventsOf(person)).map(({ title }) => title)).toEqual(['(No title)'])
    const chinese = await person.client.send('POST', icsPath, file, { ...icsType, 'accept-language': 'zh' })
    expect((chinese.body as IcsReport).refused[0]?.reason).toBe('无法读取它的开始时间。')
  })

  it('is refused without rights, with a calendar of others, or with a file that is none', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const file = single('UID:a', 'DTSTART:20260701T090000Z', 'SUMMARY:A')
    expect((await world.anonymous.send('POST', icsPath, file, icsType)).status).toBe(401)
    const foreign = await sentIcs(person, file, `?calendar=${await newCalendar(other)}`)
    expect([foreign.status, Object.keys(errorsOf(foreign))]).toEqual([422, ['calendar']])
    expect(errorsOf(await sentIcs(person, 'Hello'))).toHaveProperty('file')
    expect(errorsOf(await sentIcs(person, file, '?timezone=Mars'))).toHaveProperty('timezone')
    expect(errorsOf(await sentIcs(person, file, '?secret=1'))).toHaveProperty('secret')
    expect((await sentIcs(person, 'X'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await person.client.send('POST', '/api/bookings/ics', file, icsType)).status).toBe(404)
    expect(await eventsOf(person)).toEqual([])
  })

  it('takes a form, and bytes in another character set', async () => {
    const person = await newPerson()
    const form = new FormData()
    const { bytes } = icsSamples.find(({ name }) => name.includes('GB 18030')) ?? {}
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'a.ics', { type: 'text/calendar' }))
    const answer = await person.client.raw('POST', icsPath, form)
    expect(await answer.json()).toMatchObject({ created: 1 })
    expect((await eventsOf(person)).map(({ title }) => title)).toEqual(['会议'])
  })
})
