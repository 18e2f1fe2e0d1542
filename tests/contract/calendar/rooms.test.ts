import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { attendanceOf } from '#server/features/attendance/attendance-fields'
import { eventMessage } from '#server/features/attendance/event-message'
import type { OccupiedAnswer } from '#define/views/occupied'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, storedRow, type Person, type World } from '../support/worlds/world'

let world: World
let ada: Person
let ben: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ada = world.people.manager
  ben = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const at = (day: string, time: string) => `${day}T${time}:00.000Z`
const idOf = (answer: Answer): string => {
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const room = async (name: string) =>
  idOf(await world.people.admin.client.post('/api/rooms', { name, capacity: 4 }))
const book = (person: Person, values: object, headers: Record<string, string> = {}) =>
  person.client.post('/api/calendarEvents', { title: 'Review', ...values }, headers)
const pathOf = (id: string, rest = '') => `/api/calendarEvents/${id}${rest}`
const refused = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(422)
  return errorsOf(answer)
}
async function batchOf(id: string): Promise<string> {
  const [row] = await world.database.query<{ batch: string }>({
    text: 'select "batch" from "changes" where "record" = $1 order by "id" desc limit 1',
    values: [id],
  })
  return row?.batch ?? ''
}
const berlin = { 'time-zone': 'Europe/Berlin' }

describe('a room', () => {
  const day = '2031-02-03'
  const nine = { start: at(day, '08:00'), end: at(day, '09:00') }

  it('is had by one event at a time, and the refusal says by which and when, in the zone of the request', async () => {
    const a = await room('A1')
    idOf(await book(ada, { ...nine, room: a, attendees: [ben.id] }))
    const late = { start: at(day, '08:30'), end: at(day, '09:30'), room: a }
    expect(refused(await book(ben, late, berlin))).toEqual({
      room: ['Taken by “Review”: Mon, 3 Feb 2031, 09:00–10:00.'],
    })
    expect(refused(await book(ben, late))).toEqual({
      room: ['Taken by “Review”: Mon, 3 Feb 2031, 08:00–09:00 (UTC).'],
    })
    const chinese = await book(ben, late, { ...berlin, 'accept-language': 'zh-CN' })
    expect(refused(chinese)['room']?.[0]).toContain('“Review”已占用此项：2031/2/3周一 09:00')
    expect(refused(await book(ben, late, { 'time-zone': 'Nowhere/Else' }))['room']?.[0]).toContain('(UTC)')
  })

  it('does not give away what a private event of others is about', async () => {
    const a = await room('A2')
    idOf(await book(ada, { ...nine, title: 'Secret plan', room: a, visibility: 'private' }))
    const answer = await book(ben, { ...nine, room: a }, berlin)
    expect(refused(answer)).toEqual({ room: ['Taken by another: Mon, 3 Feb 2031, 09:00–10:00.'] })
    expect(answer.text).not.toContain('Secret')
  })

  it('is free where an event ends, and for one without a length', async () => {
    const a = await room('A3')
    idOf(await book(ada, { ...nine, room: a }))
    idOf(await book(ada, { start: at(day, '09:00'), end: at(day, '10:00'), room: a }))
    idOf(await book(ada, { start: at(day, '08:30'), end: at(day, '08:30'), room: a }))
  })

  it('is had for whole days in the time zone of the event', async () => {
    const a = await room('A4')
    const whole = { start: at(day, '00:00'), end: at(day, '00:00'), allDay: true, timezone: 'Asia/Shanghai' }
    idOf(await book(ada, { ...whole, room: a }))
    idOf(await book(ada, { start: at(day, '16:00'), end: at(day, '17:00'), room: a }))
    idOf(await book(ada, { start: at('2031-02-02', '15:00'), end: at('2031-02-02', '16:00'), room: a }))
    const inside = { start: at('2031-02-02', '16:00'), end: at('2031-02-02', '16:30'), room: a }
    expect(refused(await book(ada, inside))).toEqual({ room: ['Taken by “Review”: Mon, 3 Feb 2031.'] })
  })

  it('is refused where an event is moved, gets it, or comes back by an undo', async () => {
    const [a, b] = [await room('A5'), await room('A6')]
    const first = idOf(await book(ada, { ...nine, room: a }))
    const other = idOf(await book(ada, { ...nine, room: b }))
    expect(Object.keys(refused(await ada.client.patch(pathOf(other), { room: a })))).toEqual(['room'])
    const later = idOf(await book(ada, { start: at(day, '10:00'), end: at(day, '11:00'), room: a }))
    expect(Object.keys(refused(await ada.client.patch(pathOf(later), { start: nine.start })))).toEqual([
      'room',
    ])
    expect((await ada.client.remove(pathOf(first))).status).toBe(204)
    const deletion = await batchOf(first)
    expect((await ada.client.patch(pathOf(other), { room: a })).status).toBe(200)
    const undone = await ada.client.post(`/api/undo/${deletion}`, {})
    expect(undone.body).toMatchObject({ count: 0, refused: [{ id: first }] })
    expect((await ada.client.patch(pathOf(other), { title: 'Other' })).status).toBe(200)
  })

  it('that is out of use cannot be chosen, and one that is referred to cannot be deleted', async () => {
    const a = await room('A7')
    idOf(await book(ada, { ...nine, room: a }))
    const { client } = world.people.admin
    expect((await client.remove(`/api/rooms/${a}`)).status).toBe(409)
    expect((await client.patch(`/api/rooms/${a}`, { status: 'outOfUse' })).status).toBe(200)
    const answer = await book(ada, { start: at(day, '12:00'), end: at(day, '13:00'), room: a })
    expect(Object.keys(refused(answer))).toEqual(['room'])
    expect((await ben.client.post('/api/rooms', { name: 'Own', capacity: 1 })).status).toBe(403)
  })
})

describe('a series', () => {
  const daily = {
    start: at('2031-03-24', '08:00'),
    end: at('2031-03-24', '09:00'),
    timezone: 'Europe/Berlin',
    recurrence: 'FREQ=DAILY',
  }
  const change = (id: string, start: string, scope: string, values: object) =>
    ada.client.patch(pathOf(id, `/occurrences/${start}?scope=${scope}`), values)

  it('has its room at each occurrence, also after the clocks change, for two years', async () => {
    const a = await room('B1')
    idOf(await book(ada, { ...daily, room: a }))
    const summer = { start: at('2031-04-14', '07:30'), end: at('2031-04-14', '07:45'), room: a }
    expect(refused(await book(ada, summer, berlin))).toEqual({
      room: ['Taken by “Review”: Mon, 14 Apr 2031, 09:00–10:00.'],
    })
    idOf(await book(ada, { start: at('2031-04-14', '08:30'), end: at('2031-04-14', '08:45'), room: a }))
    const other = { ...daily, start: at('2032-06-01', '06:30'), end: at('2032-06-01', '07:30'), room: a }
    expect(Object.keys(refused(await book(ada, other)))).toEqual(['room'])
  })

  it('leaves it where an occurrence was deleted or has another room', async () => {
    const [a, b] = [await room('B2'), await room('B3')]
    const id = idOf(await book(ada, { ...daily, room: a }))
    const [second, third] = [at('2031-03-25', '08:00'), at('2031-03-26', '08:00')]
    expect((await ada.client.remove(pathOf(id, `/occurrences/${second}?scope=this`))).status).toBe(200)
    expect((await change(id, third, 'this', { room: b })).status).toBe(200)
    for (const start of [second, third])
      idOf(await book(ada, { start, end: start.replace('08:00', '09:00'), room: a }))
    const taken = { start: third, end: third.replace('08:00', '09:00'), room: b }
    expect(Object.keys(refused(await book(ada, taken)))).toEqual(['room'])
  })

  it('is refused as a whole where some of its following occurrences would overlap', async () => {
    const a = await room('B4')
    const id = idOf(await book(ada, { ...daily, room: a }))
    idOf(await book(ada, { start: at('2031-04-20', '09:00'), end: at('2031-04-20', '10:00'), room: a }))
    const start = at('2031-03-27', '08:00')
    const later = { start: at('2031-03-27', '10:00'), end: at('2031-03-27', '11:00') }
    expect(Object.keys(refused(await change(id, start, 'following', later)))).toEqual(['room'])
    const rows = await world.database.query({
      text: 'select 1 from "calendarEvents" where "room" = $1',
      values: [a],
    })
    expect(rows).toHaveLength(2)
    // The series overlaps with itself only while it is being split.
    const shifted = { start: at('2031-03-28', '08:00'), end: at('2031-03-28', '09:00') }
    const split = await change(id, start, 'following', shifted)
    expect(split.status, split.text).toBe(200)
    const { batch } = split.body as { batch: string }
    expect((await ada.client.post(`/api/undo/${batch}`, {})).body).toMatchObject({ refused: [], left: 0 })
  })

  it('is split again by no undo if its former time was taken meanwhile, and nothing of it is lost', async () => {
    const a = await room('B5')
    const id = idOf(await book(ada, { ...daily, room: a }))
    const start = at('2031-03-27', '08:00')
    const later = { start: at('2031-03-27', '10:00'), end: at('2031-03-27', '11:00') }
    const split = await change(id, start, 'following', later)
    const { batch } = split.body as { batch: string }
    idOf(await book(ada, { start, end: at('2031-03-27', '09:00'), room: a }))
    const before = await world.database.query({
      text: 'select "id", "version" from "calendarEvents" where "room" = $1 order by "id"',
      values: [a],
    })
    const undone = await ada.client.post(`/api/undo/${batch}`, {})
    expect(undone.body).toMatchObject({ count: 0, left: 0 })
    expect((undone.body as { refused: unknown[] }).refused).toHaveLength(2)
    const after = await world.database.query({
      text: 'select "id", "version" from "calendarEvents" where "room" = $1 order by "id"',
      values: [a],
    })
    expect(after).toEqual(before)
  })
})

describe('what is occupied', () => {
  const day = '2031-05-05'
  const query = (more: Record<string, string> = {}) =>
    `/api/calendarEvents/occupied?${new URLSearchParams({ start: at(day, '08:00'), end: at(day, '09:00'), ...more })}`
  const occupied = async (person: Person, more?: Record<string, string>) => {
    const answer = await person.client.get(query(more))
    expect(answer.status, answer.text).toBe(200)
    return answer.body as OccupiedAnswer
  }

  it('is answered for a time and for a series, without what it is occupied by', async () => {
    const [a, b] = [await room('C1'), await room('C2')]
    const times = { start: at(day, '08:30'), end: at(day, '10:00') }
    const id = idOf(await book(ada, { ...times, title: 'Secret', visibility: 'private', room: a }))
    const next = { start: at('2031-05-07', '08:00'), end: at('2031-05-07', '08:30') }
    idOf(await book(ada, { ...next, title: 'Secret', room: b }))
    expect(await occupied(ben)).toEqual({ occupied: [{ id: a, ...times }], capped: false })
    const repeated = await occupied(ben, { recurrence: 'FREQ=DAILY;COUNT=3' })
    expect(repeated.occupied.toSorted((x, y) => x.start.localeCompare(y.start))).toEqual([
      { id: a, ...times },
      { id: b, ...next },
    ])
    expect((await occupied(ada, { except: id })).occupied).toEqual([])
    expect((await occupied(ben, { except: id })).occupied).toHaveLength(1)
  })

  it('is asked for with valid parameters by those who may', async () => {
    const faults = async (more: Record<string, string>) =>
      Object.keys(refused(await ben.client.get(query(more))))
    expect(await faults({ start: 'now' })).toContain('start')
    expect(await faults({ end: at('2035-01-01', '08:00') })).toEqual(['end'])
    expect(await faults({ timezone: 'Nowhere/Else' })).toEqual(['timezone'])
    expect(await faults({ recurrence: 'FREQ=SECONDLY' })).toEqual(['recurrence'])
    expect(await faults({ excluded: 'yesterday' })).toEqual(['excluded'])
    expect(await faults({ except: 'x' })).toEqual(['except'])
    expect((await world.anonymous.get(query())).status).toBe(401)
    expect((await ben.client.get('/api/kanbanCards/occupied')).status).toBe(404)
  })
})

it('a file has the room as the location of an event without one, and its import leaves both as they are', async () => {
  const a = await room('D1')
  const times = { start: at('2031-06-02', '08:00'), end: at('2031-06-02', '09:00') }
  const id = idOf(await book(ada, { ...times, room: a }))
  const file = await ada.client.get(`/api/calendarEvents/ics?ids=${id}`)
  expect(file.text).toContain('LOCATION:D1')
  const headers = { 'content-type': 'text/calendar' }
  const changed = file.text.replace('SUMMARY:Review', 'SUMMARY:Second review')
  const imported = await ada.client.send('POST', '/api/calendarEvents/ics', changed, headers)
  expect(imported.status, imported.text).toBe(200)
  const { body } = await ada.client.get(pathOf(id))
  expect(body).toMatchObject({ title: 'Second review', room: a, location: null, version: 2 })
})

it('a message about an event names its room', async () => {
  const a = await room('D2')
  const times = { start: at('2031-06-03', '08:00'), end: at('2031-06-03', '09:00') }
  const id = idOf(await book(ada, { ...times, room: a }))
  const resource = world.app.calendarEvents as AnyResource
  const record = await storedRow(world, resource, id)
  const view = attendanceOf(resource)
  const context = { services: world.server.services, tx: world.database }
  const message = view && record && (await eventMessage(context, { resource, view, record }))
  expect(message).toMatchObject({ location: 'D2', start: times.start })
})
