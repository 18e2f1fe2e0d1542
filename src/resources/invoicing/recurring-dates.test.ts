import { describe, expect, it } from 'vitest'
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
    const start = performance.now()
    expect(firstDateAfter({ startsOn: '2000-01-01', every: 1, unit: 'week' }, '9998-12-31')).toMatch(/^9999/)
    expect(performance.now() - start).toBeLessThan(50)
  })
})

it('a period ends on the day before the next date, also after the last one', () => {
  expect(endOfPeriod(monthly('2026-04-01'), '2026-04-01')).toBe('2026-04-30')
  expect(endOfPeriod({ ...monthly('2027-01-31'), endsOn: '2027-01-31' }, '2027-01-31')).toBe('2027-02-27')
})
