import type { DAVCalendar, DAVClient } from 'tsdav'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendar } from '#server/features/ics/read-ics'
import { calendar, event, single } from '#tests/support/ics-samples/sample'
import { calendarNamed, davClient, objectsIn, put, uidOf, update } from '../support/mail/caldav'
import { corridor } from '../support/worlds/declared'
import { eventsOf, newCalendar } from '../support/mail/ics'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

async function opened(role: 'user' | 'manager' = 'user') {
  const person = await createPerson(world.server, role)
  const id = await newCalendar(person, { name: 'Work' })
  const client = await davClient(world, person)
  return { person, id, client, work: await calendarNamed(client, 'Work') }
}

/** What a client learns with a token: the identifiers that changed and those that are gone, and the next token. */
async function synced(client: DAVClient, { url }: DAVCalendar, token: string) {
  const responses = await client.syncCollection({
    url,
    props: { 'd:getetag': {} },
    syncLevel: 1,
    syncToken: token,
  })
  const [first] = responses
  const next = (first?.raw as { multistatus?: { syncToken?: string } } | undefined)?.multistatus?.syncToken
  const of = (isGone: boolean) =>
    responses
      .filter(({ href, status }) => href?.endsWith('.ics') && (status === 404) === isGone)
      .map(({ href }) => uidOf(String(href)))
      .toSorted()
  return { changed: of(false), gone: of(true), token: String(next), status: first?.status }
}
const timed = (uid: string, title: string, ...more: readonly string[]) =>
  single(`UID:${uid}`, 'DTSTART:20261005T090000Z', 'DTEND:20261005T100000Z', `SUMMARY:${title}`, ...more)

describe('a synchronization', () => {
  it('has what was created, changed and deleted since, and nothing else', async () => {
    const { person, client, work, id } = await opened()
    await put(client, work, 'a', timed('a', 'A'))
    await put(client, work, 'b', timed('b', 'B'))
    const first = await synced(client, work, '')
    expect(first).toMatchObject({ changed: ['a', 'b'], gone: [] })
    const quiet = await synced(client, work, first.token)
    expect(quiet).toMatchObject({ changed: [], gone: [] })
    const other = await opened()
    await put(other.client, other.work, 'foreign', timed('foreign', 'F'))
    const made = await person.client.post('/api/calendarEvents', {
      title: 'C',
      start: '2026-10-06T09:00:00.000Z',
      end: '2026-10-06T10:00:00.000Z',
      calendar: id,
    })
    const c = (made.body as { id: string }).id
    const idOf = (all: readonly { uid: string | null; id: string }[], uid: string) =>
      all.find((each) => each.uid === uid)?.id ?? ''
    const records = await eventsOf(person)
    const [a, b] = [idOf(records, 'a'), idOf(records, 'b')]
    await person.client.patch(`/api/calendarEvents/${a}`, { title: 'A2' })
    await person.client.remove(`/api/calendarEvents/${b}`)
    const second = await synced(client, work, first.token)
    expect(second).toMatchObject({ gone: ['b'] })
    expect(second.changed).toEqual(['a', `${c}@127.0.0.1`].toSorted())
    await person.client.patch(`/api/calendarEvents/${a}`, { calendar: null })
    expect(await synced(client, work, second.token)).toMatchObject({ changed: [], gone: ['a'] })
    const others = await calendarNamed(client, 'Other events')
    expect((await synced(client, others, second.token)).changed).toEqual(['a'])
  })

  it('has a series whose occurrence changed, and the end of an invitation', async () => {
    const { person, client, work, id } = await opened('manager')
    const invited = await createPerson(world.server, 'user')
    const made = await person.client.post('/api/calendarEvents', {
      title: 'S',
      start: '2026-10-05T09:00:00.000Z',
      end: '2026-10-05T10:00:00.000Z',
      calendar: id,
      recurrence: 'FREQ=DAILY;COUNT=3',
      timezone: 'UTC',
      attendees: [invited.id],
    })
    expect(made.status, made.text).toBe(201)
    const series = (made.body as { id: string }).id
    const theirs = await davClient(world, invited)
    const invitations = await calendarNamed(theirs, 'Invitations')
    const [mine, yours] = [await synced(client, work, ''), await synced(theirs, invitations, '')]
    expect([mine.changed, yours.changed]).toEqual([[`${series}@127.0.0.1`], [`${series}@127.0.0.1`]])
    await person.client.patch(
      `/api/calendarEvents/${series}/occurrences/2026-10-06T09:00:00.000Z?scope=this`,
      { title: 'Other' },
    )
    expect((await synced(client, work, mine.token)).changed).toEqual([`${series}@127.0.0.1`])
    const later = await synced(theirs, invitations, yours.token)
    expect(later.changed).toEqual([`${series}@127.0.0.1`])
    const all = (await eventsOf(person)).filter(({ owner }) => owner === person.id)
    for (const each of all) await person.client.patch(`/api/calendarEvents/${each.id}`, { attendees: [] })
    expect(await synced(theirs, invitations, later.token)).toMatchObject({
      changed: [],
      gone: [`${series}@127.0.0.1`],
    })
  })

  it('refuses a token that is not valid', async () => {
    const { client, work } = await opened()
    const [, position] = /:([\w.]+)$/.exec((await synced(client, work, '')).token) ?? []
    for (const token of ['x', 'urn:x-calendar-sync:user:zzzzzzz', `urn:x-calendar-sync:admin:${position}`])
      expect((await synced(client, work, token)).status).toBe(403)
  })
})

/** Pseudo-random numbers that are the same in each run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('a hundred changes by the client and by the API leave both with the same events', async () => {
  const { person, client, work, id } = await opened()
  const random = randomFrom(7)
  const stamp = (day: number, hour: number) =>
    `202610${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}0000`
  const text = (uid: string, title: string) => {
    const [day, hour] = [1 + random(20), 8 + random(8)]
    const lines = [
      `UID:${uid}`,
      `DTSTART;TZID=Europe/Berlin:${stamp(day, hour)}`,
      `DTEND;TZID=Europe/Berlin:${stamp(day, hour + 1)}`,
      `SUMMARY:${title}`,
    ]
    if (random(3) > 0) return single(...lines)
    const replaced = event(
      `UID:${uid}`,
      `RECURRENCE-ID;TZID=Europe/Berlin:${stamp(day + 1, hour)}`,
      `DTSTART;TZID=Europe/Berlin:${stamp(day + 1, hour + 2)}`,
      `DTEND;TZID=Europe/Berlin:${stamp(day + 1, hour + 3)}`,
      `SUMMARY:${title} moved`,
    )
    const main = event(
      ...lines,
      'RRULE:FREQ=DAILY;COUNT=6',
      `EXDATE;TZID=Europe/Berlin:${stamp(day + 2, hour)}`,
    )
    return random(2) > 0 ? calendar(main, replaced) : calendar(main)
  }
  const cache = new Map<string, string>()
  let token = ''
  const refresh = async () => {
    const { changed, gone, token: next } = await synced(client, work, token)
    token = next
    for (const uid of gone) cache.delete(uid)
    const urls = changed.map((uid) => new URL(`${encodeURIComponent(uid)}.ics`, work.url).pathname)
    if (urls.length === 0) return
    for (const object of await client.fetchCalendarObjects({ calendar: work, objectUrls: urls }))
      cache.set(uidOf(object.url), String(object.data))
  }
  const byClient = async (step: number) => {
    const objects = [...(await objectsIn(client, work)).values()]
    const object = objects[random(objects.length + 2)]
    if (!object) await put(client, work, `u${step}`, text(`u${step}`, `Step ${step}`))
    else if (random(4) === 0) await client.deleteCalendarObject({ calendarObject: object })
    else await update(client, object, text(uidOf(object.url), `Step ${step}`))
  }
  const byApi = async (step: number) => {
    const records = await eventsOf(person)
    const record = records[random(records.length + 1)]
    const times = { start: `2026-10-${10 + random(9)}T0${random(9)}:00:00.000Z` }
    const end = times.start.replace(':00:00.', ':30:00.')
    const path = `/api/calendarEvents${record ? `/${record.id}` : ''}`
    const answer = record
      ? await (random(5) === 0
          ? person.client.remove(path)
          : person.client.patch(path, record.recurrence ? { title: `Api ${step}` } : { ...times, end }))
      : await person.client.post(path, { title: `Api ${step}`, ...times, end, calendar: id })
    expect(answer.status, answer.text).toBeLessThan(300)
  }
  for (let step = 0; step < 100; step++) {
    await (step % 2 === 0 ? byClient(step) : byApi(step))
    if (step % 7 === 0) await refresh()
  }
  await refresh()
  const seen = [...cache.values()].flatMap((data) =>
    readCalendar(data).events.map(({ summary, start, end, recurrence }) => ({
      summary,
      start,
      end,
      recurrence,
    })),
  )
  const stored = (await eventsOf(person)).map(({ title, start, end, recurrence }) => ({
    summary: title,
    start,
    end,
    recurrence,
  }))
  const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).toSorted()
  expect(sorted(seen)).toEqual(sorted(stored))
  expect(stored.length).toBeGreaterThan(5)
})
