import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time'
import { dateAt, datesAfter, endOfPeriod, firstDateAfter, type Schedule } from './recurring-dates.wire'

const monthly = (startsOn: string, every = 1): Schedule => ({ startsOn, every, unit: 'month' })
const first = (schedule: Schedule, count: number) =>
  Array.from({ length: count }, (_, index) => dateAt(schedule, index))

describe('the dates of a schedule', () => {
  it('return to the 31st after shorter months', () => {
    expect(first(monthly('2027-01-31'), 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
    expect(dateAt(monthly('2028-01-30'), 1)).toBe('2028-02-29')
    expect(first(monthly('2026-11-30', 3), 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30'])
  })

  it('of a 29 February are the 28th in common years', () => {
    expect(first({ startsOn: '2024-02-29', every: 1, unit: 'year' }, 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
    expect(dateAt({ startsOn: '2096-02-29', every: 4, unit: 'year' }, 1)).toBe('2100-02-28')
  })

  it('of weeks are seven days apart', () => {
    expect(first({ startsOn: '2026-12-24', every: 2, unit: 'week' }, 3)).toEqual([
      '2026-12-24',
      '2027-01-07',
      '2027-01-21',
    ])
  })

  it('end with the last date, and before the year 10000', () => {
    const schedule = { ...monthly('2027-01-31'), endsOn: '2027-03-30' }
    expect(datesAfter(schedule, '2026-01-01', 6)).toEqual(['2027-01-31', '2027-02-28'])
    expect(firstDateAfter(schedule, '2027-02-28')).toBeUndefined()
    for (const unit of ['week', 'month', 'year'] as const)
      expect(firstDateAfter({ startsOn: '2000-01-01', every: 36, unit }, '9999-12-31')).toBeUndefined()
  })
})

describe('the first date after a day', () => {
  it('is later than that day, also within the month of a date', () => {
    const schedule = monthly('2027-01-31')
    expect(firstDateAfter(schedule, '2026-12-31')).toBe('2027-01-31')
    expect(firstDateAfter(schedule, '2027-02-27')).toBe('2027-02-28')
    expect(firstDateAfter(schedule, '2027-02-28')).toBe('2027-03-31')
    expect(firstDateAfter({ ...schedule, every: 3 }, '2027-02-28')).toBe('2027-04-30')
    expect(firstDateAfter({ ...schedule, unit: 'year' }, '2027-01-31')).toBe('2028-01-31')
  })

  it('is found at once, however far away it is', () => {
    let found: string | undefined
    const time = processorTimeOf(() => {
      found = firstDateAfter({ startsOn: '2000-01-01', every: 1, unit: 'week' }, '9998-12-31')
    })
    expect(found).toMatch(/^9999/)
    expect(time).toBeLessThan(50)
  })
})

it('a period ends on the day before the next date, also after the last one', () => {
  expect(endOfPeriod(monthly('2026-04-01'), '2026-04-01')).toBe('2026-04-30')
  expect(endOfPeriod({ ...monthly('2027-01-31'), endsOn: '2027-01-31' }, '2027-01-31')).toBe('2027-02-27')
})

/** Whether a schedule has a date on a day, from the day alone: an independent computation. */
function hasDate({ startsOn, endsOn, every, unit }: Schedule, day: Date): boolean {
  const start = new Date(`${startsOn}T00:00:00Z`)
  if (day < start || (endsOn && day > new Date(`${endsOn}T00:00:00Z`))) return false
  if (unit === 'week') return Math.round((day.getTime() - start.getTime()) / 86_400_000) % (7 * every) === 0
  const tomorrow = new Date(day.getTime() + 86_400_000)
  const isLastOfMonth = tomorrow.getUTCDate() === 1
  const wanted = start.getUTCDate()
  if (day.getUTCDate() !== wanted && !(isLastOfMonth && day.getUTCDate() < wanted)) return false
  const years = day.getUTCFullYear() - start.getUTCFullYear()
  const months = years * 12 + day.getUTCMonth() - start.getUTCMonth()
  return months % (unit === 'year' ? every * 12 : every) === 0
}

it('the dates of 200 random schedules are those of an independent computation', () => {
  let seed = 20_270_131
  const whole = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max
  for (let round = 0; round < 200; round++) {
    const from = Date.UTC(2023, whole(30), 1 + whole(31))
    const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    const schedule: Schedule = {
      startsOn: isoOf(from),
      endsOn: whole(3) === 0 ? isoOf(from + whole(1500) * 86_400_000) : null,
      every: 1 + whole(whole(2) === 0 ? 3 : 36),
      unit: (['week', 'month', 'year'] as const)[whole(3)] ?? 'week',
    }
    const after = from + (whole(900) - 300) * 86_400_000
    const expected: string[] = []
    for (let day = after + 86_400_000; day < after + 2000 * 86_400_000; day += 86_400_000)
      if (hasDate(schedule, new Date(day))) expected.push(isoOf(day))
    const found = datesAfter(schedule, isoOf(after), expected.length)
    expect(found, JSON.stringify({ schedule, after: isoOf(after) })).toEqual(expected)
  }
})
