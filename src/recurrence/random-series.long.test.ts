import { describe, expect, it } from 'vitest'
import { shiftSeries } from './shift'
import { splitSeries } from './split'
import { startsBetween, type Series } from './starts'

const zones = ['Pacific/Auckland', 'America/New_York', 'Europe/London', 'Asia/Shanghai'] as const
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const dayLong = 86_400_000
const minute = 60_000
const walked = 430

/** Pseudo-random numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T
  return { next, whole, pick }
}
type Random = ReturnType<typeof randomFrom>

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', timeZone, hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** The wall clock of a zone at an instant, as if it were UTC: computed without the library. */
function clock(instant: number, zone: (typeof zones)[number]): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minutes, second)
}

/** The first instant at which the wall clock of a zone shows a time. */
function instantOf(shown: number, zone: (typeof zones)[number]): number {
  const offsets = [14, 13, 12, 8, 1, 0, -4, -5].map((hours) => shown - hours * 60 * minute)
  const found = offsets.find((instant) => clock(instant, zone) === shown)
  if (found === undefined) throw new Error(`The clocks of ${zone} skip ${iso(shown)}`)
  return found
}

/** The series after one of its events was moved; its rule can always be moved here. */
function shifted(series: Series, start: string, to: Parameters<typeof shiftSeries>[2]): Series {
  const moved = shiftSeries(series, start, to)
  if (!moved) throw new Error(`${series.recurrence} was not moved`)
  return moved.series
}

/** A series in the simplest form: the days and the time of the wall clock, one by one. */
interface Model {
  readonly zone: (typeof zones)[number]
  /** The wall clock of each event that is left. */
  readonly shown: readonly number[]
  /** The wall clock up to which these are all: the walk ends before an endless series does. */
  readonly limit: number
}

interface Rule {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  readonly interval: number
  readonly days: readonly (typeof weekdays)[number][]
  readonly count: number | undefined
  readonly lastDay: number | undefined
}

/** Walks through the days after the start and takes those that the rule means. */
function walk(start: number, rule: Rule): number[] {
  const [first, time] = [Math.floor(start / dayLong), start % dayLong]
  const monday = (day: number) => Math.floor((day + 3) / 7)
  const month = (day: number) =>
    new Date(day * dayLong).getUTCFullYear() * 12 + new Date(day * dayLong).getUTCMonth()
  const dateOf = (day: number) => new Date(day * dayLong).getUTCDate()
  const found: number[] = []
  for (let day = first; day <= first + walked; day += 1) {
    if (rule.count !== undefined && found.length === rule.count) break
    if (rule.lastDay !== undefined && day > rule.lastDay) break
    const weekday = weekdays[new Date(day * dayLong).getUTCDay()] as (typeof weekdays)[number]
    const means = {
      DAILY: (day - first) % rule.interval === 0,
      WEEKLY: (monday(day) - monday(first)) % rule.interval === 0 && rule.days.includes(weekday),
      MONTHLY: (month(day) - month(first)) % rule.interval === 0 && dateOf(day) === dateOf(first),
    }
    if (means[rule.frequency]) found.push(day * dayLong + time)
  }
  return found
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
const compact = (milliseconds: number) => iso(milliseconds).replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** A random series in both forms. It begins before a change of the clocks, at hours that they never skip. */
function randomSeries(random: Random): { series: Series; model: Model } {
  const zone = random.pick(zones)
  const frequency = random.pick(['DAILY', 'WEEKLY', 'MONTHLY'] as const)
  const day = Date.UTC(2026, random.whole(0, 11), random.whole(5, 20)) / dayLong
  const start = day * dayLong + random.whole(6 * 4, 20 * 4) * 15 * minute
  const own = weekdays[new Date(start).getUTCDay()] as (typeof weekdays)[number]
  const days = weekdays.filter((weekday) => weekday === own || random.next() < 0.25)
  const end = random.pick(['never', 'count', 'until'] as const)
  const rule: Rule = {
    frequency,
    interval: random.whole(1, 3),
    days,
    count: end === 'count' ? random.whole(2, 40) : undefined,
    lastDay: end === 'until' ? day + random.whole(10, 300) : undefined,
  }
  const endOfDay = rule.lastDay === undefined ? undefined : (rule.lastDay + 1) * dayLong - 1000
  const recurrence = [
    `FREQ=${frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(frequency === 'WEEKLY' ? [`BYDAY=${days.join(',')}`] : []),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(endOfDay === undefined ? [] : [`UNTIL=${compact(instantOf(endOfDay, zone))}`]),
  ].join(';')
  const series = {
    start: iso(instantOf(start, zone)),
    recurrence,
    timezone: zone,
    allDay: false,
    excluded: [],
    added: [],
  }
  const shown = walk(start, rule)
  const isWhole = rule.count === shown.length || rule.lastDay !== undefined
  return { series, model: { zone, shown, limit: (day + (isWhole ? 2000 : walked - 40)) * dayLong } }
}

/** The starts in both forms, up to the limit of the walk. */
const seen = (series: readonly Series[], { zone, shown, limit }: Model) => {
  const until = instantOf(limit, zone)
  const found = series.flatMap((each) => startsBetween(each, Date.parse('2025-12-01T00:00:00Z'), until))
  const expected = shown.map((each) => instantOf(each, zone)).filter((instant) => instant <= until)
  return [found.toSorted(), expected.map(iso).toSorted()] as const
}

type Edit = 'delete this' | 'delete following' | 'move this' | 'move following' | 'move all'

/** A random edit of a random event, in both forms. Returns the series that remain, the edited one last. */
function edited(random: Random, series: Series, model: Model): { series: Series[]; model: Model } {
  const index = random.whole(0, Math.min(model.shown.length - 1, 30))
  const at = model.shown[index] as number
  const start = iso(instantOf(at, model.zone))
  const edit = random.pick<Edit>([
    'delete this',
    'delete following',
    'move this',
    'move following',
    'move all',
  ])
  const isMonthly = series.recurrence.includes('MONTHLY')
  const distance =
    random.whole(isMonthly ? -2 : -9, isMonthly ? 2 : 9) * dayLong + random.whole(-4, 4) * 15 * minute
  const to = { start: iso(instantOf(at + distance, model.zone)), timezone: model.zone, allDay: false }
  const left = (shown: readonly number[]) => ({ ...model, shown })
  const without = [...series.excluded, start]
  switch (edit) {
    case 'delete this':
      return { series: [{ ...series, excluded: without }], model: left(model.shown.toSpliced(index, 1)) }
    case 'move this': {
      const own = { ...series, recurrence: 'FREQ=DAILY;COUNT=1', start: to.start, excluded: [], added: [] }
      return {
        series: [own, { ...series, excluded: without }],
        model: left(model.shown.with(index, at + distance)),
      }
    }
    case 'delete following':
      if (index === 0) return { series: [series], model }
      return { series: [splitSeries(series, start).before], model: left(model.shown.slice(0, index)) }
    case 'move following': {
      if (index === 0) return { series: [series], model }
      const { before, after } = splitSeries(series, start)
      const rest = model.shown.slice(index).map((shown) => shown + distance)
      const moved = shifted(after, start, to)
      return { series: [before, moved], model: left([...model.shown.slice(0, index), ...rest]) }
    }
    case 'move all':
      return {
        series: [shifted(series, start, to)],
        model: left(model.shown.map((shown) => shown + distance)),
      }
  }
}

describe('a random series', () => {
  it.each(Array.from({ length: 20 }, (_, block) => block))(
    'is the same as days walked one by one, after each of three edits (part %i)',
    (block) => {
      for (let seed = block * 50; seed < block * 50 + 50; seed += 1) {
        const random = randomFrom(seed * 7919 + 17)
        const { series, model } = randomSeries(random)
        let all: Series[] = [series]
        let now = model
        const history = [series.recurrence, series.timezone, series.start]
        for (let step = 0; step < 3; step += 1) {
          const [found, expected] = seen(all, now)
          expect(found, `seed ${seed}, step ${step}: ${history.join(' ')}`).toEqual(expected)
          if (all.length > 1 || now.shown.length === 0) break
          const next = edited(random, all[0] as Series, now)
          all = next.series
          now = next.model
          history.push(JSON.stringify(all))
        }
        const [found, expected] = seen(all, now)
        expect(found, `seed ${seed}: ${history.join(' ')}`).toEqual(expected)
      }
    },
  )
})
