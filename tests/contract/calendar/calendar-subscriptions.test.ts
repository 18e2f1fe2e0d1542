import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshDue } from '#server/features/ics/subscriptions/refresh'
import { calendar, event } from '#tests/support/ics-samples/sample'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { eventsOf, importedIcs, newCalendar, sentIcs } from '../support/mail/ics'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let source: Server
let origin: string
/** What the server of other calendars sends. */
let sends: { status: number; headers: Record<string, string>; body: string }
let requests: { url: string; etag: string | undefined }[]
beforeAll(async () => {
  source = createServer((request, response) => {
    requests.push({ url: request.url ?? '', etag: request.headers['if-none-match'] })
    const isKnown =
      sends.headers.etag !== undefined && request.headers['if-none-match'] === sends.headers.etag
    response.writeHead(isKnown ? 304 : sends.status, sends.headers).end(isKnown ? '' : sends.body)
  })
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
  world = await createWorld(corridor, { calendarSources: [origin] })
})
afterAll(async () => {
  source.close()
  await world.close()
})
beforeEach(() => {
  requests = []
  sends = { status: 200, headers: {}, body: file('First') }
})

const file = (...titles: string[]) =>
  calendar(
    ...titles.map((title) =>
      event(
        `UID:${title.split(' ')[0]}`,
        'DTSTART:20261126T090000Z',
        'DURATION:PT1H',
        `SUMMARY:${title}`,
        'ATTENDEE:mailto:guest@guests.example',
      ),
    ),
  )
const newPerson = () => createPerson(world.server, 'user')
const subscribe = (person: Person, path = '/a.ics') => newCalendar(person, { address: `${origin}${path}` })
async function refreshed(person: Person, id: string) {
  const answer = await person.client.post(`/api/calendars/${id}/subscription`, {})
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { subscription: Record<string, unknown> }).subscription
}
const titles = async (person: Person) => (await eventsOf(person)).map(({ title }) => title).toSorted()

describe('a subscribed calendar', () => {
  it('has the events of the file, private and without guests, and then what changed in it', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    sends.body = file('First', 'Second')
    await refreshDue(world.server.services)
    expect(await titles(person)).toEqual(['First', 'Second'])
    const [made] = await eventsOf(person)
    expect(made).toMatchObject({
      calendar: id,
      owner: person.id,
      visibility: 'private',
      guests: [],
    })
    sends.body = file('Second changed', 'Third')
    expect(await refreshed(person, id)).toMatchObject({ error: null, events: 2 })
    expect(await titles(person)).toEqual(['Second changed', 'Third'])
  })

  it('is read again only when it is due, and not again if it is unchanged', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    sends.headers = { etag: '"one"' }
    await refreshDue(world.server.services)
    expect(requests).toHaveLength(1)
    await refreshDue(world.server.services)
    expect(requests).toHaveLength(1)
    const [before] = await eventsOf(person)
    expect(await refreshed(person, id)).toMatchObject({ error: null, events: 1 })
    expect(requests[1]).toMatchObject({ etag: '"one"' })
    expect((await eventsOf(person))[0]?.version).toBe(before?.version)
  })

  it('keeps its events and says why if the server fails', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    await refreshed(person, id)
    const attempt = async (status: number, body: string, headers = {}) => {
      sends = { status, headers, body }
      return (await refreshed(person, id)).error
    }
    expect(await attempt(404, '')).toBe('There is no calendar at this address.')
    expect(await attempt(500, '')).toBe('The server of this address did not send the calendar.')
    expect(await attempt(200, '<html>')).toBe('What is at this address is not a calendar.')
    expect(await attempt(200, 'X'.repeat(5 * 1024 * 1024 + 1))).toBe(
      'The calendar at this address is larger than 5 MB.',
    )
    expect(await attempt(302, '', { location: 'http://127.0.0.1:1/b.ics' })).toBe(
      'Enter an address that begins with https:// or webcal://.',
    )
    expect(await attempt(302, '', { location: 'https://169.254.169.254/latest' })).toBe(
      'This address is not in the public internet.',
    )
    expect(await titles(person)).toEqual(['First'])
    expect(await attempt(200, file('Again'))).toBeNull()
    expect(await titles(person)).toEqual(['Again'])
  })

  it('follows the records of a series', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    const main = event(
      'UID:s',
      'DTSTART:20261019T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=5',
      'SUMMARY:Round',
    )
    const moved = event(
      'UID:s',
      'RECURRENCE-ID:20261020T090000Z',
      'DTSTART:20261020T110000Z',
      'DURATION:PT1H',
      'SUMMARY:Moved',
    )
    sends.body = calendar(main, moved)
    await refreshed(person, id)
    expect(await titles(person)).toEqual(['Moved', 'Round'])
    sends.body = calendar(main)
    expect(await refreshed(person, id)).toMatchObject({ events: 1 })
    expect(await eventsOf(person)).toMatchObject([{ title: 'Round', excludedStarts: [] }])
    sends.body = calendar()
    expect(await refreshed(person, id)).toMatchObject({ events: 0, error: null })
  })

  it('cannot be changed by users, and takes its events with it when it is deleted', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    await refreshed(person, id)
    const [made] = await eventsOf(person)
    const path = `/api/calendarEvents/${made?.id}`
    expect(errorsOf(await person.client.patch(path, { title: 'Mine' }))).toHaveProperty('calendar')
    expect(errorsOf(await person.client.remove(path))).toHaveProperty('calendar')
    expect(errorsOf(await sentIcs(person, file('Other'), `?calendar=${id}`))).toHaveProperty('calendar')
    const values = {
      title: 'New',
      start: '2026-11-26T09:00:00.000Z',
      end: '2026-11-26T10:00:00.000Z',
      calendar: id,
    }
    expect(errorsOf(await person.client.post('/api/calendarEvents', values))).toHaveProperty('calendar')
    // The same event in a calendar of the user is another record.
    expect(await importedIcs(person, file('First'))).toMatchObject({ created: 1 })
    expect((await person.client.remove(`/api/calendars/${id}`)).status).toBe(204)
    expect((await eventsOf(person)).map(({ calendar: of }) => of)).toEqual([null])
  })

  it('is read again after its deletion was undone', async () => {
    const person = await newPerson()
    const id = await subscribe(person)
    await refreshed(person, id)
    const path = `/api/calendars/${id}`
    expect((await person.client.remove(path)).status).toBe(204)
    expect((await eventsOf(person)).length).toBe(0)
    const [entry] = await world.database.query<{ batch: string }>({
      text: `select "batch" from "changes" where "record" = $1 and "operation" = 'delete'`,
      values: [id],
    })
    const undone = await person.client.post(`/api/undo/${entry?.batch}`, {})
    expect(undone.body).toMatchObject({ refused: [], left: 0 })
    sends.body = file('First', 'Later')
    expect(await refreshed(person, id)).toMatchObject({ error: null, events: 2 })
    expect(await titles(person)).toEqual(['First', 'Later'])
  })

  it('is of its owner alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const id = await subscribe(person)
    expect((await other.client.get(`/api/calendars/${id}/subscription`)).status).toBe(404)
    expect((await other.client.post(`/api/calendars/${id}/subscription`, {})).status).toBe(404)
    await refreshed(person, id)
    expect(await titles(other)).toEqual([])
    expect((await world.people.admin.client.get(`/api/calendars/${id}`)).status).toBe(404)
  })

  it.each([
    'ftp://calendars.example/a.ics',
    'http://calendars.example/a.ics',
    'https://user:secret@calendars.example/a.ics',
    'nonsense',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://localhost/',
    'https://intranet/',
    'https://169.254.169.254/',
    'webcal://192.168.0.1/a.ics',
    'https://a.internal/',
  ])('is not made of %s', async (address) => {
    const person = await newPerson()
    const answer = await person.client.post('/api/calendars', { name: 'Other', color: 'blue', address })
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['address']])
  })

  it('is made of a webcal address, only of a calendar without events, and of not too many', async () => {
    const person = await newPerson()
    const id = await newCalendar(person, { address: 'webcal://calendars.example/a.ics' })
    expect((await person.client.get(`/api/calendars/${id}`)).body).toMatchObject({
      address: 'https://calendars.example/a.ics',
    })
    const own = await newCalendar(person)
    await importedIcs(person, file('Own'), `?calendar=${own}`)
    expect(
      errorsOf(await person.client.patch(`/api/calendars/${own}`, { address: `${origin}/b.ics` })),
    ).toHaveProperty('address')
    await world.database.query({
      text: 'update "calendar_subscriptions" set "dueAt" = now() + interval \'1 day\'',
    })
    for (let count = 1; count < 20; count += 1) await subscribe(person)
    const answer = await person.client.post('/api/calendars', {
      name: 'More',
      color: 'blue',
      address: `${origin}/c.ics`,
    })
    expect(errorsOf(answer)).toHaveProperty('address')
  })
})
