import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let colleague: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  colleague = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const manager = () => world.people.manager
/** Nine o'clock in Berlin on a day before the clocks change there, or after it. */
const at = (day: string, hour = '09:00') =>
  `${day}T${String(Number(hour.slice(0, 2)) - (day < '2026-10-25' ? 2 : 1)).padStart(2, '0')}${hour.slice(2)}:00.000Z`
const values = {
  title: 'Round',
  start: at('2026-10-19'),
  end: at('2026-10-19', '10:00'),
  timezone: 'Europe/Berlin',
  recurrence: 'FREQ=DAILY;COUNT=10',
}
async function make(more: object = {}): Promise<string> {
  const answer = await manager().client.post('/api/calendarEvents', { ...values, ...more })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const pathOf = (id: string, start: string, scope: string) =>
  `/api/calendarEvents/${id}/occurrences/${start}?scope=${scope}`
interface Done {
  readonly batch: string
  readonly record: CalendarEvent | null
}
async function change(id: string, start: string, scope: string, changed: object): Promise<Done> {
  const answer = await manager().client.patch(pathOf(id, start, scope), changed)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Done
}
async function remove(id: string, start: string, scope: string): Promise<Done> {
  const answer = await manager().client.remove(pathOf(id, start, scope))
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Done
}
/** The series and what replaces its occurrences, as the database has them, without versions and times. */
async function stored(): Promise<Record<string, unknown>[]> {
  const rows = await world.database.query<Record<string, unknown>>({
    text: `select "id", "title", "start", "end", "recurrence", "excludedStarts", "series", "originalStart", "attendees"
      from "calendarEvents" order by "start", "id"`,
  })
  return rows
}
async function eventOf(id: string): Promise<CalendarEvent> {
  return (await manager().client.get(`/api/calendarEvents/${id}`)).body as CalendarEvent
}
const starts = (list: unknown) => (list as { start: string }[]).map(({ start }) => start)
async function undone(batch: string): Promise<void> {
  const answer = await manager().client.post(`/api/undo/${batch}`, {})
  expect(answer.body).toMatchObject({ refused: [], left: 0 })
}

describe('a change of one occurrence', () => {
  it('is a record of its own, at which the series is excluded, and one undo removes both', async () => {
    const id = await make({ attendees: [colleague.id] })
    const before = await stored()
    const [start, end] = [at('2026-10-27', '11:00'), at('2026-10-27', '11:30')]
    const { record, batch } = await change(id, at('2026-10-27'), 'this', { start, end, title: 'Later' })
    expect(record).toMatchObject({ title: 'Later', start, end, recurrence: null, series: id })
    expect(record).toMatchObject({ originalStart: at('2026-10-27'), attendees: [colleague.id] })
    expect(record?.owner).toBe(manager().id)
    expect(await eventOf(id)).toMatchObject({
      start: values.start,
      recurrence: values.recurrence,
      title: 'Round',
    })
    expect(starts((await eventOf(id)).excludedStarts)).toEqual([at('2026-10-27')])
    await undone(batch)
    expect(await stored()).toEqual(before)
  })

  it('cannot be made twice, and the record that replaces it is updated and deleted as any other', async () => {
    const id = await make()
    const { record } = await change(id, at('2026-10-20'), 'this', { title: 'Own' })
    const again = await manager().client.patch(pathOf(id, at('2026-10-20'), 'this'), { title: 'Again' })
    expect([again.status, Object.keys(errorsOf(again))]).toEqual([422, ['originalStart']])
    const path = `/api/calendarEvents/${record?.id}`
    expect((await manager().client.patch(path, { title: 'Still own' })).status).toBe(200)
    expect((await manager().client.remove(path)).status).toBe(204)
    expect(starts((await eventOf(id)).excludedStarts)).toEqual([at('2026-10-20')])
  })

  it('cannot change the rule, and reports faults at their fields', async () => {
    const id = await make()
    const refused = async (changed: object) => {
      const answer = await manager().client.patch(pathOf(id, at('2026-10-20'), 'this'), changed)
      return [answer.status, ...Object.keys(errorsOf(answer))]
    }
    expect(await refused({ recurrence: 'FREQ=WEEKLY' })).toEqual([422, 'recurrence'])
    expect(await refused({ end: at('2026-10-20', '08:00') })).toEqual([422, 'end'])
    expect(await refused({ excludedStarts: [{ start: values.start }] })).toEqual([422, 'excludedStarts'])
    expect(await refused({ title: '' })).toEqual([422, 'title'])
    expect(await eventOf(id)).toMatchObject({ version: 1, excludedStarts: [] })
  })

  it('that changes nothing writes nothing', async () => {
    const id = await make()
    const same = { title: 'Round', start: at('2026-10-20'), end: at('2026-10-20', '10:00') }
    expect((await change(id, at('2026-10-20'), 'this', same)).record).toMatchObject({ id, version: 1 })
  })
})

describe('a change of an occurrence and those that follow', () => {
  it('ends the series before it and begins another with what is left of its number', async () => {
    const id = await make()
    const { record: early } = await change(id, at('2026-10-20'), 'this', { title: 'Early' })
    const { record: late } = await change(id, at('2026-10-27'), 'this', { title: 'Late' })
    await remove(id, at('2026-10-28'), 'this')
    const before = await stored()
    const moved = { start: at('2026-10-24', '11:00'), end: at('2026-10-24', '12:30') }
    const { record, batch } = await change(id, at('2026-10-24'), 'following', moved)
    expect(await eventOf(id)).toMatchObject({
      recurrence: 'FREQ=DAILY;UNTIL=20261023T070000Z',
      start: values.start,
    })
    expect(starts((await eventOf(id)).excludedStarts)).toEqual([at('2026-10-20')])
    expect(record).toMatchObject({ ...moved, recurrence: 'FREQ=DAILY;COUNT=5', title: 'Round', series: null })
    expect(starts(record?.excludedStarts)).toEqual([at('2026-10-27', '11:00'), at('2026-10-28', '11:00')])
    expect(await eventOf(early?.id ?? '')).toMatchObject({ series: id, version: 1 })
    const following = { series: record?.id, originalStart: at('2026-10-27', '11:00') }
    expect(await eventOf(late?.id ?? '')).toMatchObject({
      ...following,
      start: following.originalStart,
      title: 'Late',
    })
    await undone(batch)
    expect(await stored()).toEqual(before)
  })

  it('is a change of all if it is the first', async () => {
    const id = await make()
    const { record } = await change(id, values.start, 'following', { title: 'Renamed' })
    expect(record).toMatchObject({ id, title: 'Renamed', recurrence: values.recurrence })
  })

  it('may have another rule, or none', async () => {
    const id = await make()
    const { record } = await change(id, at('2026-10-21'), 'following', { recurrence: 'FREQ=WEEKLY;COUNT=10' })
    expect(record).toMatchObject({ recurrence: 'FREQ=WEEKLY;COUNT=8', start: at('2026-10-21') })
    const last = await change(id, at('2026-10-20'), 'following', { recurrence: null })
    expect(last.record).toMatchObject({ recurrence: null, start: at('2026-10-20'), excludedStarts: [] })
  })
})

describe('a change of all occurrences', () => {
  it('moves them by the same local time, with their exceptions, and keeps what differs in a record', async () => {
    const id = await make({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261231T225959Z' })
    await remove(id, at('2026-10-26'), 'this')
    const { record: titled } = await change(id, at('2026-11-02'), 'this', { title: 'Own title' })
    const own = { start: at('2026-11-04', '15:00'), end: at('2026-11-04', '16:00') }
    const { record: moved } = await change(id, at('2026-11-04'), 'this', own)
    const before = await stored()
    const to = { start: at('2026-11-10', '09:30'), end: at('2026-11-10', '10:30') }
    const { batch } = await change(id, at('2026-11-09'), 'all', { ...to, title: 'Renamed' })
    expect(await eventOf(id)).toMatchObject({
      title: 'Renamed',
      start: at('2026-10-20', '09:30'),
      end: at('2026-10-20', '10:30'),
      recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270101T225959Z',
    })
    const excluded = ['2026-10-27', '2026-11-03', '2026-11-05'].map((day) => at(day, '09:30'))
    expect(starts((await eventOf(id)).excludedStarts)).toEqual(excluded)
    const along = { title: 'Own title', start: excluded[1], originalStart: excluded[1] }
    expect(await eventOf(titled?.id ?? '')).toMatchObject(along)
    expect(await eventOf(moved?.id ?? '')).toMatchObject({
      ...own,
      title: 'Renamed',
      originalStart: excluded[2],
    })
    await undone(batch)
    expect(await stored()).toEqual(before)
  })

  it('by an ordinary update of the series moves its exceptions too', async () => {
    const id = await make()
    await remove(id, at('2026-10-26'), 'this')
    const { record } = await change(id, at('2026-10-27'), 'this', { title: 'Own' })
    const to = { start: at('2026-10-20', '11:00'), end: at('2026-10-20', '12:00') }
    expect((await manager().client.patch(`/api/calendarEvents/${id}`, to)).status).toBe(200)
    const moved = [at('2026-10-27', '11:00'), at('2026-10-28', '11:00')]
    expect(starts((await eventOf(id)).excludedStarts)).toEqual(moved)
    expect(await eventOf(record?.id ?? '')).toMatchObject({
      originalStart: moved[1],
      start: at('2026-10-27'),
    })
  })

  it('reports at the start if the rule cannot be moved there', async () => {
    const id = await make({ recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1' })
    const start = at('2026-11-02')
    const to = { start: at('2026-11-04'), end: at('2026-11-04', '10:00') }
    const answer = await manager().client.patch(pathOf(id, start, 'all'), to)
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['start']])
    expect((await eventOf(id)).version).toBe(1)
  })
})

describe('a deletion', () => {
  it('of one occurrence leaves the others, and the last one deletes the series', async () => {
    const id = await make({ recurrence: 'FREQ=DAILY;COUNT=2' })
    const { record, batch } = await remove(id, at('2026-10-19'), 'this')
    expect(starts(record?.excludedStarts)).toEqual([at('2026-10-19')])
    await undone(batch)
    expect(await eventOf(id)).toMatchObject({ excludedStarts: [], recurrence: 'FREQ=DAILY;COUNT=2' })
    await remove(id, at('2026-10-19'), 'this')
    expect((await remove(id, at('2026-10-20'), 'this')).record).toBeNull()
    expect((await manager().client.get(`/api/calendarEvents/${id}`)).status).toBe(404)
  })

  it('of those that follow ends the series and deletes what replaced them', async () => {
    const id = await make()
    const { record: early } = await change(id, at('2026-10-20'), 'this', { title: 'Early' })
    const { record: late } = await change(id, at('2026-10-27'), 'this', { title: 'Late' })
    const before = await stored()
    const { record, batch } = await remove(id, at('2026-10-22'), 'following')
    expect(record).toMatchObject({ id, recurrence: 'FREQ=DAILY;UNTIL=20261021T070000Z' })
    const ids = (await stored()).map((row) => row['id'])
    expect([ids.includes(early?.id), ids.includes(late?.id)]).toEqual([true, false])
    await undone(batch)
    expect(await stored()).toEqual(before)
  })

  it('of all deletes what replaced them too, and one undo restores everything', async () => {
    const id = await make()
    await change(id, at('2026-10-27'), 'this', { title: 'Own' })
    const before = await stored()
    const { record, batch } = await remove(id, at('2026-10-25'), 'all')
    expect(record).toBeNull()
    expect(await stored()).toHaveLength(before.length - 2)
    await undone(batch)
    expect(await stored()).toEqual(before)
  })
})

describe('a call for occurrences', () => {
  it('follows the rules of update and delete of the series', async () => {
    const id = await make({ attendees: [colleague.id] })
    const path = pathOf(id, at('2026-10-20'), 'this')
    expect((await colleague.client.patch(path, { title: 'Mine' })).status).toBe(403)
    expect((await colleague.client.remove(path)).status).toBe(403)
    expect((await world.people.user.client.remove(path)).status).toBe(404)
    expect((await world.anonymous.patch(path, { title: 'Mine' })).status).toBe(401)
    expect(await eventOf(id)).toMatchObject({ version: 1 })
  })

  it('is refused with an outdated version, an unknown start or scope, and for an event that does not repeat', async () => {
    const id = await make()
    const { client } = manager()
    await client.patch(`/api/calendarEvents/${id}`, { title: 'Changed' })
    const path = pathOf(id, at('2026-10-20'), 'this')
    expect((await client.patch(path, { title: 'Stale' }, { 'if-match': '"1"' })).status).toBe(409)
    expect((await client.remove(path, { 'if-match': '"1"' })).status).toBe(409)
    const wrong = async (start: string, scope: string) => {
      const answer = await client.remove(pathOf(id, start, scope))
      return [answer.status, ...Object.keys(errorsOf(answer))]
    }
    expect(await wrong(at('2026-10-20', '09:15'), 'this')).toEqual([422, 'originalStart'])
    expect(await wrong(at('2026-10-20', '09:15'), 'all')).toEqual([422, 'originalStart'])
    expect(await wrong('tomorrow', 'this')).toEqual([422, 'originalStart'])
    expect(await wrong(at('2026-10-20'), 'some')).toEqual([422, 'scope'])
    const single = await make({ recurrence: null })
    expect((await client.remove(pathOf(single, values.start, 'this'))).status).toBe(422)
    expect(
      (await client.remove('/api/invoices/1/occurrences/2026-10-20T07:00:00.000Z?scope=this')).status,
    ).toBe(404)
  })
})
