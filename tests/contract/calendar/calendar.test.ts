import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

type Listed = CalendarEvent & { _can: string[] }

let world: World
let colleague: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  colleague = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const morning = { title: 'Morning check', start: '2026-11-20T08:00:00.000Z', end: '2026-11-20T08:15:00.000Z' }

async function make(person: Person, values: object = {}): Promise<Listed> {
  const answer = await person.client.post('/api/calendar/events/new', { ...morning, ...values })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { event: Listed }).event
}
async function titlesFor(person: Person, query = ''): Promise<string[]> {
  const answer = await person.client.get(`/api/calendar/events${query}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { events: Listed[] }).events.map(({ title }) => title)
}

describe('the calendar endpoints', () => {
  it('create an event, update it by id and delete it by id', async () => {
    const { user } = world.people
    const event = await make(user, { title: 'By its calls' })
    expect(event).toMatchObject({ owner: user.id, allDay: false, visibility: 'public', attendees: [] })
    expect(await titlesFor(user)).toContain('By its calls')
    const changed = await user.client.post('/api/calendar/events/update', {
      eventId: event.id,
      event: { title: 'By its calls, later', end: '2026-11-20T09:00:00.000Z' },
    })
    expect(changed.body).toMatchObject({ event: { id: event.id, version: 2, title: 'By its calls, later' } })
    expect((await user.client.post('/api/calendar/events/delete', { eventId: event.id })).status).toBe(204)
    expect(await titlesFor(user)).not.toContain('By its calls, later')
  })

  it('return all events without page parameters and one page with them', async () => {
    const { manager } = world.people
    for (let index = 0; index < 30; index++) await make(manager, { title: `One of many ${index}` })
    expect((await titlesFor(manager)).length).toBeGreaterThanOrEqual(30)
    expect(await titlesFor(manager, '?_start=0&_end=7')).toHaveLength(7)
  })

  it('reject an update that is based on an outdated version', async () => {
    const { user } = world.people
    const event = await make(user)
    const move = (version: number) =>
      user.client.post(
        '/api/calendar/events/update',
        { eventId: event.id, event: { end: `2026-11-20T1${version}:00:00.000Z` } },
        { 'if-match': '"1"' },
      )
    expect((await move(1)).status).toBe(200)
    expect((await move(2)).status).toBe(409)
  })
})

describe('a calendar event', () => {
  it('is visible to its owner and attendees; staff also see public events', async () => {
    const { admin, manager, user } = world.people
    await make(user, { title: 'Public of a user' })
    await make(user, { title: 'Private of a user', visibility: 'private' })
    await make(manager, { title: 'With a colleague', attendees: [colleague.id], visibility: 'private' })
    const seen = async (person: Person) =>
      (await titlesFor(person)).filter((title) => /of a user|With a/.test(title)).toSorted()
    expect(await seen(user)).toEqual(['Private of a user', 'Public of a user'])
    expect(await seen(colleague)).toEqual(['With a colleague'])
    expect(await seen(manager)).toEqual(['Public of a user', 'With a colleague'])
    expect(await seen(admin)).toEqual(['Public of a user'])
  })

  it('is changed only by its owner, and the request cannot set another owner', async () => {
    const { manager, user } = world.people
    const event = await make(manager, { attendees: [colleague.id] })
    const answer = await colleague.client.patch(`/api/calendarEvents/${event.id}`, { title: 'Mine' })
    expect(answer.status).toBe(403)
    const given = await user.client.post('/api/calendar/events/new', { ...morning, owner: colleague.id })
    expect([given.status, Object.keys(errorsOf(given))]).toEqual([422, ['owner']])
  })
})

describe('a new calendar event', () => {
  const refused = async (values: object) => {
    const answer = await world.people.user.client.post('/api/calendar/events/new', { ...morning, ...values })
    return [answer.status, ...Object.keys(errorsOf(answer))]
  }

  it('cannot end before it starts or last for years', async () => {
    expect(await refused({ end: '2026-11-20T07:59:00.000Z' })).toEqual([422, 'end'])
    expect(await refused({ end: '2028-11-20T08:00:00.000Z' })).toEqual([422, 'end'])
  })

  it('of a whole day must start at midnight', async () => {
    expect(await refused({ allDay: true })).toEqual([422, 'start'])
    const day = { start: '2026-11-20T00:00:00.000Z', end: '2026-11-20T00:00:00.000Z' }
    expect(await refused({ allDay: true, ...day })).toEqual([200])
  })

  it.each(['Europe/Nowhere', 'Berlin', '<script>'])('cannot have the time zone %s', async (timezone) => {
    expect(await refused({ timezone })).toEqual([422, 'timezone'])
  })

  it.each([
    'every monday',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;UNTIL=20200101T000000Z',
    'FREQ=DAILY\nEXDATE:20261120T080000Z',
  ])('cannot repeat by %j', async (recurrence) => {
    expect(await refused({ recurrence })).toEqual([422, 'recurrence'])
  })

  it.each([
    'FREQ=WEEKLY;BYDAY=MO,WE',
    'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'freq=daily;count=3',
  ])('may repeat by %j', async (recurrence) => {
    expect(await refused({ recurrence, timezone: 'Asia/Shanghai' })).toEqual([200])
  })
})

it('the account of a user accepts only time zones that exist', async () => {
  const { client, id } = world.people.user
  const path = `/api/users/${id}`
  for (const timezone of ['Mars/Olympus', '+01:00', 'x'.repeat(65)])
    expect(Object.keys(errorsOf(await client.patch(path, { timezone })))).toEqual(['timezone'])
  expect((await client.patch(path, { timezone: 'Asia/Shanghai' })).status).toBe(200)
})
