import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '#server/features/demo/random'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { doubleBooking, takenBy, type StoredEvent } from '../support/mail/walked-events'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let people: readonly Person[]
let rooms: readonly string[]
beforeAll(async () => {
  world = await createWorld(corridor)
  people = [world.people.manager, await createPerson(world.server, 'manager'), world.people.admin]
  rooms = await Promise.all(['A', 'B', 'C'].map(makeRoom))
})
afterAll(() => world.close())

const [minute, day] = [60_000, 86_400_000]
/** The clocks change in Europe during these days. */
const first = Date.parse('2031-03-17T00:00:00Z')
const until = first + 90 * day
const waves = 60
const together = 5

async function makeRoom(name: string): Promise<string> {
  const answer = await world.people.admin.client.post('/api/rooms', { name, capacity: 4 })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const iso = (at: number) => new Date(at).toISOString()

const events = () =>
  world.database.query<StoredEvent>({
    text: `select "id", "room", "start", "end", "allDay", "timezone", "recurrence", "excludedStarts", "addedStarts"
      from "calendarEvents" order by "id"`,
  })
const batches = () =>
  world.database.query<{ batch: string; userId: string }>({
    text: `select distinct on ("batch") "batch", "userId" from "changes" where "resource" = 'calendarEvents'`,
  })

const rules = [
  'FREQ=DAILY;COUNT=5',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=DAILY;INTERVAL=2;UNTIL=20310410T235959Z',
]

function timesOf(random: Random): object {
  if (random.next() < 0.15) {
    const start = first + random.whole(0, 25) * day
    return { allDay: true, start: iso(start), end: iso(start + random.whole(0, 1) * day) }
  }
  const start = first + random.whole(0, 25) * day + random.whole(12, 40) * 30 * minute
  return { allDay: false, start: iso(start), end: iso(start + random.whole(1, 6) * 30 * minute) }
}

function valuesOf(random: Random): object {
  const repeats = random.next() < 0.3
  return {
    title: `Event ${random.whole(1, 1000)}`,
    room: random.pick(rooms),
    timezone: random.pick([null, 'Europe/Berlin', 'America/New_York']),
    ...timesOf(random),
    ...(repeats && { recurrence: random.pick(rules) }),
  }
}

/** Later by half hours or by days. */
function shifted(random: Random, at: number, length: number): object {
  const start = at + random.pick([-2, -1, 1, 2, 3, 48]) * 30 * minute
  return { start: iso(start), end: iso(start + length + random.pick([0, 0, 30]) * minute) }
}

interface Step {
  readonly random: Random
  readonly person: Person
  readonly all: readonly StoredEvent[]
}

async function changeOccurrence({ random, person, all }: Step): Promise<Answer | undefined> {
  const series = all.filter(({ recurrence, allDay }) => recurrence !== null && !allDay)
  if (series.length === 0) return undefined
  const event = random.pick(series)
  const starts = takenBy({ ...event, room: event.room ?? 'none' }, first + 40 * day)
  if (starts.length === 0) return undefined
  const { at } = random.pick(starts)
  const path = `/api/calendarEvents/${event.id}/occurrences/${iso(at)}?scope=${random.pick(['this', 'following', 'all'])}`
  if (random.next() < 0.2) return person.client.remove(path)
  const length = Date.parse(event.end) - Date.parse(event.start)
  const times = random.next() < 0.7 ? shifted(random, at, length) : {}
  return person.client.patch(path, { ...times, ...(random.next() < 0.4 && { room: random.pick(rooms) }) })
}

const steps: readonly ((step: Step) => Promise<Answer | undefined>)[] = [
  ({ random, person }) => person.client.post('/api/calendarEvents', valuesOf(random)),
  ({ random, person }) => person.client.post('/api/calendarEvents', valuesOf(random)),
  async ({ random, person, all }) =>
    all.length > 0
      ? person.client.patch(`/api/calendarEvents/${random.pick(all).id}`, timesOf(random))
      : undefined,
  async ({ random, person, all }) =>
    all.length > 0
      ? person.client.patch(`/api/calendarEvents/${random.pick(all).id}`, {
          room: random.pick([...rooms, null]),
        })
      : undefined,
  changeOccurrence,
  changeOccurrence,
  async ({ random, person, all }) =>
    all.length > 8 ? person.client.remove(`/api/calendarEvents/${random.pick(all).id}`) : undefined,
  async ({ random, person }) => {
    const own = (await batches()).filter(({ userId }) => userId === person.id)
    return own.length > 0 ? person.client.post(`/api/undo/${random.pick(own).batch}`, {}) : undefined
  },
]

it('no room is ever double-booked after random changes by several clients at the same time', async () => {
  const random = createRandom(20_311_103)
  const statuses = new Map<number, number>()
  let occupied = 0
  for (let wave = 0; wave < waves; wave++) {
    const all = await events()
    const answers = await Promise.all(
      Array.from({ length: together }, () =>
        random.pick(steps)({ random, person: random.pick(people), all }),
      ),
    )
    for (const answer of answers) {
      if (!answer) continue
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect(answer.status, answer.text).toBeLessThan(500)
      if (answer.status === 422 && errorsOf(answer)['room']) occupied += 1
    }
    expect(doubleBooking(await events(), until), `wave ${wave}`).toEqual([])
  }
  const saved = [200, 201, 204].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
  expect(saved).toBeGreaterThan(80)
  expect(occupied).toBeGreaterThan(20)
}, 300_000)

it('a new event is refused exactly if it overlaps', async () => {
  const random = createRandom(7)
  let [refused, saved] = [0, 0]
  for (let step = 0; step < 80; step++) {
    const given = { visibility: 'public', ...valuesOf(random) }
    const answer = await world.people.manager.client.post('/api/calendarEvents', given)
    const isRefused = answer.status === 422
    const faults = isRefused ? Object.keys(errorsOf(answer)) : []
    expect([answer.status, ...faults], answer.text).toEqual(isRefused ? [422, 'room'] : [201])
    const all = await events()
    const lists = { excludedStarts: [], addedStarts: [], recurrence: null }
    const asStored = { ...lists, ...given, id: 'new' } as unknown as StoredEvent
    const overlap = doubleBooking([...all, ...(isRefused ? [asStored] : [])], first + 700 * day)
    expect(overlap.length > 0, `${step} ${answer.text} ${JSON.stringify(given)}`).toBe(isRefused)
    if (isRefused) refused += 1
    else saved += 1
  }
  expect(Math.min(refused, saved)).toBeGreaterThan(8)
}, 300_000)
