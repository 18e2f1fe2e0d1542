import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendar } from '#server/features/ics/read-ics'
import { calendar, event, single } from '#tests/support/ics-samples/sample'
import { calendarNamed, davClient, objectsIn, put, update } from '../support/mail/caldav'
import { corridor } from '../support/worlds/declared'
import { eventsOf, importedIcs, newCalendar } from '../support/mail/ics'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

/** A user with a calendar, and a client of it. */
async function opened(role: 'user' | 'manager' = 'user') {
  const person = await createPerson(world.server, role)
  const id = await newCalendar(person, { name: 'Work', color: 'green' })
  const client = await davClient(world, person)
  return { person, id, client, work: await calendarNamed(client, 'Work') }
}
const onlyObject = async ({ client, work }: Awaited<ReturnType<typeof opened>>) => {
  const [object] = [...(await objectsIn(client, work)).values()]
  if (!object) throw new Error('There is no object')
  return object
}
const eventsIn = (text: string) => readCalendar(text).events

describe('discovery', () => {
  it('leads from the host to the calendars of the user', async () => {
    const { person, client, id } = await opened()
    expect(client.account?.principalUrl).toContain(`/api/caldav/principals/${person.id}/`)
    expect(client.account?.homeUrl).toContain(`/api/caldav/calendars/${person.id}/`)
    const calendars = await client.fetchCalendars()
    expect(calendars.map(({ displayName }) => displayName)).toEqual(['Work', 'Other events', 'Invitations'])
    expect(calendars[0]).toMatchObject({ components: ['VEVENT'], calendarColor: '#018250FF' })
    expect(calendars[0]?.url).toContain(id)
    expect(calendars[0]?.reports).toContain('syncCollection')
    expect(calendars[0]?.ctag).toBeTruthy()
  })

  it('shows no calendar of another user', async () => {
    const [mine, other] = [await opened(), await opened()]
    const found = await mine.client.fetchCalendars()
    expect(found.some(({ url }) => url.includes(other.id))).toBe(false)
    const answers = await mine.client.propfind({
      url: other.work.url,
      props: { 'd:displayname': {} },
      depth: '0',
    })
    expect(answers[0]?.status).toBe(404)
    const own = await mine.client.propfind({
      url: mine.work.url.replace(mine.id, other.id),
      props: { 'd:displayname': {} },
      depth: '0',
    })
    expect(own[0]?.status).toBe(404)
  })
})

describe('events', () => {
  it('are created, changed and deleted by the name of the user', async () => {
    const { person, client, work, id } = await opened()
    const text = single(
      'UID:one',
      'DTSTART;TZID=America/New_York:20261005T090000',
      'DTEND;TZID=America/New_York:20261005T100000',
      'SUMMARY:Stand-up',
      'LOCATION:Office; 2nd floor',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:x',
      'TRIGGER:-PT15M',
      'END:VALARM',
    )
    await put(client, work, 'one', text)
    const [made] = await eventsOf(person)
    expect(made).toMatchObject({ title: 'Stand-up', start: '2026-10-05T13:00:00.000Z', calendar: id })
    expect(made).toMatchObject({ timezone: 'America/New_York', uid: 'one', owner: person.id })
    expect(made).toMatchObject({ reminders: [{ minutes: 15, by: 'notification' }] })
    const object = (await objectsIn(client, work)).get('one')
    expect(eventsIn(object?.data as string)[0]).toMatchObject({
      ...eventsIn(text)[0],
      sequence: 0,
      updatedAt: expect.any(String) as string,
    })
    expect(object?.data).not.toContain('METHOD')
    if (!object) throw new Error('missing')
    await update(client, object, String(object.data).replace('SUMMARY:Stand-up', 'SUMMARY:Later'))
    expect((await eventsOf(person))[0]).toMatchObject({ title: 'Later', version: 2 })
    const stale = await client.updateCalendarObject({ calendarObject: object })
    expect(stale.status).toBe(412)
    expect((await client.deleteCalendarObject({ calendarObject: object })).status).toBe(412)
    const current = (await objectsIn(client, work)).get('one')
    if (!current) throw new Error('missing')
    expect(current.etag).not.toBe(object.etag)
    expect((await client.deleteCalendarObject({ calendarObject: current })).status).toBe(204)
    expect(await eventsOf(person)).toEqual([])
    const entries = await world.database.query<{ operation: string; userId: string }>({
      text: 'select "operation", "userId" from "changes" where "record" = $1 order by "id"',
      values: [made?.id],
    })
    expect(entries).toEqual(
      ['create', 'update', 'delete'].map((operation) => ({ operation, userId: person.id })),
    )
  })

  it('of whole days stay so', async () => {
    const { person, client, work } = await opened()
    await put(
      client,
      work,
      'days',
      single('UID:days', 'DTSTART;VALUE=DATE:20261005', 'DTEND;VALUE=DATE:20261008', 'SUMMARY:Trip'),
    )
    expect((await eventsOf(person))[0]).toMatchObject({ allDay: true, end: '2026-10-07T00:00:00.000Z' })
    const [object] = [...(await objectsIn(client, work)).values()]
    expect(object?.data).toContain('DTSTART;VALUE=DATE:20261005\r\nDTEND;VALUE=DATE:20261008')
  })

  it('are not created twice, and an unchanged event is not written', async () => {
    const { person, client, work } = await opened()
    const text = single('UID:two', 'DTSTART:20261005T090000Z', 'SUMMARY:Once')
    await put(client, work, 'two', text)
    const again = await client.createCalendarObject({ calendar: work, filename: 'two.ics', iCalString: text })
    expect(again.status).toBe(412)
    const [object] = [...(await objectsIn(client, work)).values()]
    if (!object) throw new Error('missing')
    await update(client, object, String(object.data))
    expect((await eventsOf(person))[0]?.version).toBe(1)
  })
})

describe('a series', () => {
  const lines = [
    'UID:series',
    'DTSTART;TZID=Europe/Berlin:20261019T090000',
    'DTEND;TZID=Europe/Berlin:20261019T093000',
    'RRULE:FREQ=DAILY;COUNT=10',
    'SUMMARY:Round',
  ]
  const excluded = 'EXDATE;TZID=Europe/Berlin:20261020T090000'
  const override = (summary: string) =>
    event(
      'UID:series',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261027T090000',
      'DTSTART;TZID=Europe/Berlin:20261027T110000',
      'DTEND;TZID=Europe/Berlin:20261027T113000',
      `SUMMARY:${summary}`,
    )

  it('is one object with what replaces its occurrences', async () => {
    const made = await opened()
    await put(made.client, made.work, 'series', calendar(event(...lines, excluded), override('Moved')))
    const records = await eventsOf(made.person)
    expect(records.map(({ title }) => title)).toEqual(['Round', 'Moved'])
    const object = await onlyObject(made)
    const [main, replaced] = eventsIn(String(object.data))
    expect(main).toMatchObject({ excluded: ['2026-10-20T07:00:00.000Z'], recurrence: 'FREQ=DAILY;COUNT=10' })
    expect(replaced).toMatchObject({ originalStart: '2026-10-27T08:00:00.000Z', summary: 'Moved' })
    await update(made.client, object, String(object.data).replace('SUMMARY:Moved', 'SUMMARY:Moved again'))
    const after = await eventsOf(made.person)
    expect(after.map(({ title, version }) => [title, version])).toEqual([
      ['Round', 1],
      ['Moved again', 2],
    ])
    const current = await onlyObject(made)
    expect(current.etag).not.toBe(object.etag)
    await update(made.client, current, calendar(event(...lines, excluded)))
    expect((await eventsOf(made.person)).map(({ title }) => title)).toEqual(['Round'])
    expect(eventsIn(String((await onlyObject(made)).data))[0]?.excluded).toEqual(['2026-10-20T07:00:00.000Z'])
  })

  it('passes what the client does not know on to a new record in it', async () => {
    const made = await opened('manager')
    const answered = await world.people.admin.client.post('/api/rooms', { name: 'Blue', capacity: 4 })
    const room = (answered.body as { id: string }).id
    expect(answered.status, answered.text).toBe(201)
    const colleague = await createPerson(world.server, 'user')
    const answer = await made.person.client.post('/api/calendarEvents', {
      title: 'Team',
      start: '2026-10-19T07:00:00.000Z',
      end: '2026-10-19T08:00:00.000Z',
      timezone: 'Europe/Berlin',
      recurrence: 'FREQ=DAILY;COUNT=3',
      color: 'red',
      calendar: made.id,
      attendees: [colleague.id],
      visibility: 'private',
      room,
    })
    expect(answer.status, answer.text).toBe(201)
    const object = await onlyObject(made)
    const [main] = String(object.data).split('END:VEVENT')
    const added = String(main)
      .slice(String(main).indexOf('BEGIN:VEVENT'))
      .replace(/RRULE.*\r\n/, 'RECURRENCE-ID;TZID=Europe/Berlin:20261020T090000\r\n')
      .replaceAll('20261019', '20261020')
      .replace('SUMMARY:Team', 'SUMMARY:Other')
    const text = String(object.data).replace('END:VCALENDAR', `${added}END:VEVENT\r\nEND:VCALENDAR`)
    await update(made.client, object, text)
    const other = (await eventsOf(made.person)).find(({ title }) => title === 'Other')
    expect(other).toMatchObject({ color: 'red', attendees: [colleague.id], visibility: 'private' })
    expect(other).toMatchObject({ room, location: null, calendar: made.id, uid: null })
  })
})

describe('invitations', () => {
  it('are sent to those whom the organizer invites, and taken back', async () => {
    const made = await opened('manager')
    const invited = await createPerson(world.server, 'user')
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    const lines = ['UID:meet', `DTSTART:${start}T090000Z`, `DTEND:${start}T100000Z`, 'SUMMARY:Meet']
    const people = [
      `ORGANIZER:mailto:${made.person.email}`,
      `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${invited.email}`,
      'ATTENDEE;CN=Guest:mailto:guest@guests.example',
    ]
    await put(made.client, made.work, 'meet', single(...lines, ...people))
    const recordOf = async () => (await eventsOf(made.person)).find(({ title }) => title === 'Meet')
    const record = await recordOf()
    expect(record).toMatchObject({ attendees: [invited.id], guests: [{ email: 'guest@guests.example' }] })
    const notified = async (person: Person) =>
      (await person.client.get('/api/notifications?_end=50')).text.split('"kind"').length - 1
    expect(await notified(invited)).toBe(1)
    const outbox = await world.database.query<{ count: number }>({
      text: `select count(*)::int as "count" from "outbox" where "to"::text like '%guest@guests.example%'`,
    })
    expect(outbox[0]?.count).toBe(1)
    const other = await davClient(world, invited)
    const invitations = await calendarNamed(other, 'Invitations')
    const seen = await objectsIn(other, invitations)
    expect([...seen.keys()]).toEqual(['meet'])
    const refused = await other.updateCalendarObject({
      calendarObject: [...seen.values()][0] as never,
    })
    expect(refused.status).toBe(403)
    const object = await onlyObject(made)
    expect(object.data).toContain(`mailto:${invited.email}`)
    await update(made.client, object, single(...lines, people[0] as string, people[2] as string))
    expect(await recordOf()).toMatchObject({ attendees: [], guests: [{ email: 'guest@guests.example' }] })
    expect(await objectsIn(other, invitations)).toEqual(new Map())
  })

  it('of a file still notify nobody', async () => {
    const { person } = await opened()
    const file = single('UID:f', 'DTSTART:20991005T090000Z', 'ATTENDEE:mailto:silent@guests.example')
    await importedIcs(person, file)
    const outbox = await world.database.query({
      text: `select 1 from "outbox" where "to"::text like '%silent@guests.example%'`,
    })
    expect(outbox).toEqual([])
  })
})
