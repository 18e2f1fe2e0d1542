import { describe, expect, it } from 'vitest'
import { intervalsOf, merged, type Busy, type Interval } from './intervals'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const monday = Date.parse('2026-03-02T00:00:00Z')
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Repeatable numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Sample {
  readonly event: Busy
  /** The starts, walked through one by one. */
  readonly starts: readonly number[]
}

function sampleOf(random: () => number): Sample {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const start = monday + whole(-20, 20) * day + whole(0, 95) * 15 * minute
  const end = start + whole(0, 40) * 15 * minute
  const kind = whole(0, 2)
  if (kind === 0) return { event: { start, end }, starts: [start] }
  const [interval, count] = [whole(1, 3), whole(1, 25)]
  const days = weekdays.filter((_, index) => random() < 0.4 || index === new Date(start).getUTCDay())
  const byRule: number[] = []
  for (let at = start; byRule.length < count; at += day) {
    const past = Math.round((at - start) / day)
    // Weeks begin on Monday.
    const week = Math.floor((at - monday) / (7 * day)) - Math.floor((start - monday) / (7 * day))
    const isStart =
      kind === 1
        ? past % interval === 0
        : week % interval === 0 && days.includes(weekdays[new Date(at).getUTCDay()] ?? '')
    if (isStart) byRule.push(at)
  }
  const excluded = byRule.filter(() => random() < 0.2)
  const recurrence =
    kind === 1
      ? `FREQ=DAILY;INTERVAL=${interval};COUNT=${count}`
      : `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days.join(',')};COUNT=${count}`
  const series = {
    start: new Date(start).toISOString(),
    recurrence,
    timezone: 'UTC',
    allDay: false,
    excluded: excluded.map((at) => new Date(at).toISOString()),
    added: [],
  }
  return { event: { start, end, series }, starts: byRule.filter((at) => !excluded.includes(at)) }
}

/** The quarters of an hour at which someone is busy, marked one by one. */
function marked(samples: readonly Sample[], range: Interval): boolean[] {
  const quarters = Math.round((range.end - range.start) / (15 * minute))
  return Array.from({ length: quarters }, (_, index) => {
    const from = range.start + index * 15 * minute
    return samples.some(({ event, starts }) =>
      starts.some((start) => start < from + 15 * minute && start + (event.end - event.start) > from),
    )
  })
}

describe('busy times', () => {
  it('are those of a plain expansion, for 300 random calendars', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomOf(seed)
      const samples = Array.from({ length: 1 + Math.floor(random() * 6) }, () => sampleOf(random))
      const start = monday + Math.floor(random() * 20) * day + Math.floor(random() * 96) * 15 * minute
      const range = { start, end: start + (1 + Math.floor(random() * 31)) * day }
      const busy = merged(
        samples.flatMap(({ event }) => intervalsOf(event, range)),
        range,
      )
      const shown = marked(samples, range).map((_, index) => {
        const from = range.start + index * 15 * minute
        return busy.some((interval) => interval.start < from + 15 * minute && interval.end > from)
      })
      expect(shown, `seed ${seed}`).toEqual(marked(samples, range))
      for (const [index, interval] of busy.entries()) {
        expect(interval.end, `seed ${seed}`).toBeGreaterThan(interval.start)
        expect(interval.start, `seed ${seed}`).toBeGreaterThan(busy[index - 1]?.end ?? 0)
      }
    }
  })

  it('end where the range ends, and an event that touches the range is not in it', () => {
    const range = { start: monday, end: monday + day }
    expect(merged([{ start: monday - hour, end: monday + hour }], range)).toEqual([
      { start: monday, end: monday + hour },
    ])
    expect(intervalsOf({ start: monday - hour, end: monday }, range)).toEqual([])
    expect(intervalsOf({ start: monday + hour, end: monday + hour }, range)).toEqual([])
  })
})
