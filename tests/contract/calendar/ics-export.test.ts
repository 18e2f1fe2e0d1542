import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendar } from '#server/features/ics/read-ics'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { icsSamples } from '#tests/support/ics-samples'
import { calendar, event, single } from '#tests/support/ics-samples/sample'
import { corridor } from '../support/worlds/declared'
import { eventsOf, exportedIcs, icsPath, importedIcs, newCalendar } from '../support/mail/ics'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const newPerson = () => createPerson(world.server, 'user')
describe('the export', () => {
  it('has only what the caller may read, in a range and of a calendar', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const id = await newCalendar(person)
    await importedIcs(other, single('UID:x', 'DTSTART:20260701T090000Z', 'SUMMARY:Of another'))
    await importedIcs(
      person,
      calendar(
        event('UID:a', 'DTSTART:20260701T090000Z', 'DURATION:PT1H', 'SUMMARY:July'),
        event('UID:b', 'DTSTART:20260801T090000Z', 'SUMMARY:August'),
        event('UID:c', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=MONTHLY;COUNT=3', 'SUMMARY:Spring'),
        event('UID:d', 'DTSTART;VALUE=DATE:20260630', 'DTEND;VALUE=DATE:20260702', 'SUMMARY:Days'),
      ),
    )
    await importedIcs(person, single('UID:e', 'DTSTART:20260715T090000Z', 'SUMMARY:In it'), `?calendar=${id}`)
    const titles = async (query: string) =>
      readCalendar(await exportedIcs(person, query))
        .events.map(({ summary }) => summary)
        .toSorted()
    expect(await titles('')).toEqual(['August', 'Days', 'In it', 'July', 'Spring'])
    expect(await titles('?from=2026-07-01T12:00:00Z&to=2026-08-01')).toEqual(['Days', 'In it'])
    expect(await titles('?to=2026-03-01')).toEqual(['Spring'])
    expect(await titles(`?calendar=${id}`)).toEqual(['In it'])
    const [first] = await eventsOf(person)
    expect(await titles(`?ids=${first?.id}`)).toEqual(['Spring'])
    expect((await person.client.get(`/api/calendarEvents/${first?.id}/ics`)).text).toContain('SUMMARY:Spring')
    expect((await other.client.get(`/api/calendarEvents/${first?.id}/ics`)).status).toBe(404)
    expect((await person.client.get(`${icsPath}?from=yesterday`)).status).toBe(422)
  })

  it('keeps an imported file as it was, and is imported again by somebody else', async () => {
    const [person, second] = [await newPerson(), await newPerson()]
    const chosen = icsSamples
      .filter(
        ({ bytes, refused, name }) => !bytes && !refused && !/without its series|folded without/.test(name),
      )
      .slice(0, 48)
    for (const { text, name } of chosen) {
      const report = await importedIcs(person, text, '?timezone=Europe/Berlin')
      expect([name, report.refused]).toEqual([name, []])
    }
    const file = await exportedIcs(person)
    const { events } = readCalendar(file)
    expect(await importedIcs(second, file)).toMatchObject({ created: events.length, refused: [] })
    // Owners are not guests, so that the file is the same apart from the times of its changes.
    const plain = (text: string) =>
      readCalendar(text)
        .events.map((each) => ({ ...each, updatedAt: '' }))
        .toSorted((a, b) =>
          JSON.stringify([a.uid, a.originalStart]) < JSON.stringify([b.uid, b.originalStart]) ? -1 : 1,
        )
    expect(plain(await exportedIcs(second))).toEqual(plain(file))
    expect(await importedIcs(person, file)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: events.length,
    })
  }, 60_000)

  it('of own events is recognized, and users who are invited do not become guests', async () => {
    const [person, colleague] = [await createPerson(world.server, 'manager'), await newPerson()]
    const made = await person.client.post('/api/calendarEvents', {
      title: 'Mine',
      start: '2026-07-01T09:00:00.000Z',
      end: '2026-07-01T10:00:00.000Z',
      attendees: [colleague.id],
      guests: [{ email: 'ines@guests.example' }],
    })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body as { id: string }
    const file = await exportedIcs(person, `?ids=${id}`)
    expect(file).toContain(`UID:${id}@`)
    expect(file.replaceAll('\r\n ', '')).toContain(`mailto:${colleague.email}`)
    expect(await importedIcs(person, file)).toMatchObject({ unchanged: 1, created: 0 })
    const changed = file.replace('SUMMARY:Mine', 'SUMMARY:Changed')
    expect(await importedIcs(person, changed)).toMatchObject({ updated: 1 })
    const { body } = await person.client.get(`/api/calendarEvents/${id}`)
    expect(body).toMatchObject({ title: 'Changed', attendees: [colleague.id], uid: null, sequence: 0 })
    expect((body as CalendarEvent).guests).toMatchObject([{ email: 'ines@guests.example' }])
    // Users whose records the reader may not read are left out.
    expect(await exportedIcs(colleague)).not.toContain(person.email)
  })

  it('of other calendars has whole days', async () => {
    const answer = await world.people.admin.client.get('/api/bookings/ics')
    expect([answer.status, answer.text.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true])
  })
})

describe('the list of events', () => {
  it('takes a range, series included', async () => {
    const person = await newPerson()
    await importedIcs(
      person,
      calendar(
        event('UID:a', 'DTSTART:20260701T090000Z', 'DURATION:PT2H', 'SUMMARY:Before'),
        event('UID:b', 'DTSTART:20260702T090000Z', 'DURATION:PT2H', 'SUMMARY:In'),
        event('UID:c', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY', 'SUMMARY:Series'),
        event('UID:d', 'DTSTART:20260801T090000Z', 'SUMMARY:After'),
      ),
    )
    const answer = await person.client.get(
      '/api/calendar/events?from=2026-07-02T10:00:00Z&to=2026-07-03T00:00:00Z',
    )
    const { events } = answer.body as { events: CalendarEvent[] }
    expect(events.map(({ title }) => title).toSorted()).toEqual(['In', 'Series'])
    expect((await person.client.get('/api/calendar/events?from=nonsense')).status).toBe(422)
  })
})
