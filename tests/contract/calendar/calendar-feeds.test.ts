import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendar } from '#server/features/ics/read-ics'
import { calendar, event } from '#tests/support/ics-samples/sample'
import { corridor } from '../support/worlds/declared'
import { importedIcs, newCalendar } from '../support/mail/ics'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

interface Feed {
  readonly address: string
  readonly detail: string
  readonly usedAt: string | null
}
const newPerson = () => createPerson(world.server, 'user')
const pathOf = (id: string) => `/api/calendars/${id}/feed`
async function made(person: Person, id: string, detail?: string): Promise<Feed> {
  const answer = await person.client.post(pathOf(id), detail === undefined ? {} : { detail })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { feed: Feed }).feed
}
async function feedOf(person: Person, id: string): Promise<Feed | null> {
  return ((await person.client.get(pathOf(id))).body as { feed: Feed | null }).feed
}
const read = ({ address }: Feed, headers = {}) => world.anonymous.get(new URL(address).pathname, headers)
const summaries = async (feed: Feed) => {
  const answer = await read(feed)
  expect(answer.status, answer.text).toBe(200)
  return readCalendar(answer.text).events.map(({ summary }) => summary)
}

const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const file = calendar(
  event('UID:a', `DTSTART:${day}T090000Z`, 'SUMMARY:Open', 'ATTENDEE:mailto:guest@guests.example'),
  event(
    'UID:b',
    `DTSTART:${day}T100000Z`,
    'CLASS:PRIVATE',
    'SUMMARY:Secret',
    'DESCRIPTION:Hidden',
    'LOCATION:Home',
  ),
)

describe('the secret address of a calendar', () => {
  it('has its events without a session, and private ones as the owner chose', async () => {
    const person = await newPerson()
    const id = await newCalendar(person, { name: '工作', color: 'green' })
    await importedIcs(person, file, `?calendar=${id}`)
    await importedIcs(person, calendar(event('UID:c', `DTSTART:${day}T090000Z`, 'SUMMARY:Elsewhere')))
    expect(await feedOf(person, id)).toBeNull()
    const busy = await made(person, id)
    const answer = await read(busy)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.text).toContain('X-WR-CALNAME:工作')
    expect(answer.text).toMatch(/\r\nCOLOR:green\r\nX-APPLE-CALENDAR-COLOR:#[\dA-F]{6}\r\n/i)
    expect(answer.text).not.toMatch(/Secret|Hidden|Home|guest@/)
    expect(await summaries(busy)).toEqual(['Open', 'Busy'])
    const { pathname } = new URL(busy.address)
    const same = await world.anonymous.get(pathname.replace('/api/feeds/', '/api/calendar/feed/'))
    expect(same.text).toBe((await read(busy)).text)
    expect(await summaries(await made(person, id, 'full'))).toEqual(['Open', 'Secret'])
    expect(await summaries(await made(person, id, 'hidden'))).toEqual(['Open'])
    expect(await feedOf(person, id)).toMatchObject({ detail: 'hidden' })
    expect((await person.client.post(pathOf(id), { detail: 'all' })).status).toBe(422)
    const changed = await person.client.patch(pathOf(id), { detail: 'full' })
    expect(changed.body).toMatchObject({
      feed: { address: (await feedOf(person, id))?.address, detail: 'full' },
    })
    expect((await person.client.patch(pathOf(await newCalendar(person)), { detail: 'full' })).status).toBe(
      404,
    )
  })

  it('is the same until it is made anew or revoked, with ETag', async () => {
    const person = await newPerson()
    const id = await newCalendar(person)
    const feed = await made(person, id)
    expect(await feedOf(person, id)).toMatchObject({ address: feed.address, usedAt: null })
    const etag = (await read(feed)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await feedOf(person, id))?.usedAt).not.toBeNull()
    expect((await read(feed, { 'if-none-match': etag })).status).toBe(304)
    await importedIcs(person, file, `?calendar=${id}`)
    expect((await read(feed, { 'if-none-match': etag })).status).toBe(200)
    const next = await made(person, id)
    expect(next.address).not.toBe(feed.address)
    expect((await read(feed)).status).toBe(404)
    expect((await person.client.remove(pathOf(id))).status).toBe(204)
    expect((await read(next)).status).toBe(404)
    expect(await feedOf(person, id)).toBeNull()
  })

  it('ends when its owner is not active, and with its calendar', async () => {
    const person = await newPerson()
    const [first, second] = [await newCalendar(person), await newCalendar(person)]
    const [kept, gone] = [await made(person, first), await made(person, second)]
    expect((await person.client.remove(`/api/calendars/${second}`)).status).toBe(204)
    expect((await read(gone)).status).toBe(404)
    const { client } = world.people.admin
    expect((await client.post(`/api/users/${person.id}/ban`, { reason: 'No' })).status).toBe(200)
    expect((await read(kept)).status).toBe(404)
  })

  it('is for the owner of the calendar alone, and is not guessed', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const id = await newCalendar(person)
    await made(person, id)
    expect((await other.client.get(pathOf(id))).status).toBe(404)
    expect((await other.client.post(pathOf(id), {})).status).toBe(404)
    expect((await other.client.remove(pathOf(id))).status).toBe(404)
    expect((await world.people.admin.client.get(pathOf(id))).status).toBe(404)
    for (const secret of ['x', 'A'.repeat(32), '%00', 'A'.repeat(3000)])
      expect((await world.anonymous.get(`/api/feeds/${secret}.ics`)).status).toBe(404)
    const stored = await world.database.query<object>({ text: 'select * from "calendar_feeds"' })
    const secret = (await feedOf(person, id))?.address.split('/').at(-1)?.slice(0, 32) ?? ''
    expect(secret).toHaveLength(32)
    expect(JSON.stringify(stored)).not.toContain(secret)
  })
})
