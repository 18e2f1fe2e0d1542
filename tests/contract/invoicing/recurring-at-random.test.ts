import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { recurringIn } from '../support/business/recurring'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const dayMs = 86_400_000
const first = Date.UTC(2031, 0, 1)
const isoOf = (day: number) => new Date(first + day * dayMs).toISOString().slice(0, 10)

interface Planned {
  readonly id: string
  readonly every: number
  readonly unit: 'week' | 'month'
  readonly startsOn: string
  readonly endsOn: string | null
}

/** The dates of a schedule up to a day, day by day: an independent computation. */
function expectedDates({ every, unit, startsOn, endsOn }: Planned, last: string): string[] {
  const dates: string[] = []
  const start = new Date(`${startsOn}T00:00:00Z`)
  for (let at = start.getTime(); ; at += dayMs) {
    const day = new Date(at)
    const iso = day.toISOString().slice(0, 10)
    if (iso > last || (endsOn !== null && iso > endsOn)) return dates
    const isLastOfMonth = new Date(at + dayMs).getUTCDate() === 1
    const wanted = start.getUTCDate()
    const isDay = day.getUTCDate() === wanted || (isLastOfMonth && day.getUTCDate() < wanted)
    const months =
      (day.getUTCFullYear() - start.getUTCFullYear()) * 12 + day.getUTCMonth() - start.getUTCMonth()
    const weeks = (at - start.getTime()) / (7 * dayMs)
    if (unit === 'week' ? weeks % every === 0 : isDay && months % every === 0) dates.push(iso)
  }
}

it('random schedules that several servers run at random days get an invoice for each date, once', async () => {
  const calls = recurringIn(world)
  let seed = 4711
  const whole = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max
  const planned: Planned[] = []
  for (let index = 0; index < 40; index++) {
    const start = whole(120)
    const schedule = {
      every: 1 + whole(4),
      unit: (['week', 'month'] as const)[whole(2)] ?? 'week',
      startsOn: isoOf(start),
      endsOn: whole(3) === 0 ? isoOf(start + whole(200)) : null,
    }
    const lines = [{ description: '{date}', quantity: 1, unitPrice: 100 }]
    const { id } = await calls.add({ ...schedule, lines })
    planned.push({ id, ...schedule })
  }
  let day = 0
  while (day < 330) {
    day += 1 + whole(60)
    const services = [world.server.services, { ...world.server.services }].slice(0, 1 + whole(2))
    await Promise.all(services.map((each) => calls.runOn(isoOf(day), each)))
  }
  await calls.runOn(isoOf(day))
  const dayText = (iso: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso))
  for (const schedule of planned) {
    const dates = expectedDates(schedule, isoOf(day))
    expect(await calls.periodsOf(schedule.id), JSON.stringify(schedule)).toEqual(
      dates.map(dayText).toSorted((text, other) => (text < other ? -1 : 1)),
    )
    expect(await calls.stateOf(schedule.id)).toMatchObject({
      created: dates.length,
      lastOn: dates.at(-1) ?? null,
      failedBecause: null,
    })
  }
}, 120_000)
