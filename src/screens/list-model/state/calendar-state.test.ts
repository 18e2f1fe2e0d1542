import { describe, expect, it } from 'vitest'
import { addDays, readCalendarState, spanAt, stepped } from './calendar-state'

const defaults = { today: '2026-11-20', last: undefined, isNarrow: false }
const read = (query: string, more = {}) =>
  readCalendarState(new URLSearchParams(query), { ...defaults, ...more })

describe('where a calendar stands', () => {
  it('is today by the month, where nothing says otherwise; on a phone an agenda', () => {
    expect(read('')).toEqual({ mode: 'month', date: '2026-11-20' })
    expect(read('', { isNarrow: true })).toEqual({ mode: 'agenda', date: '2026-11-20' })
    expect(read('', { isNarrow: true, last: 'week' }).mode).toBe('week')
    expect(read('mode=day&date=2024-02-29', { last: 'week' })).toEqual({ mode: 'day', date: '2024-02-29' })
  })

  it('is today where the address names no day or no range that there is', () => {
    for (const query of ['date=2026-02-30', 'date=0000-01-01', 'date=tomorrow', 'mode=year', 'date='])
      expect(read(query), query).toEqual({ mode: 'month', date: '2026-11-20' })
  })

  it('shows whole weeks of a month, from the day on which they begin here', () => {
    expect(spanAt({ mode: 'month', date: '2026-11-20' }, 0)).toEqual({
      from: '2026-11-01',
      until: '2026-12-13',
    })
    expect(spanAt({ mode: 'month', date: '2026-11-20' }, 1)).toEqual({
      from: '2026-10-26',
      until: '2026-12-07',
    })
    expect(spanAt({ mode: 'week', date: '2026-11-22' }, 1)).toEqual({
      from: '2026-11-16',
      until: '2026-11-23',
    })
    expect(spanAt({ mode: 'week', date: '2026-11-22' }, 0)).toEqual({
      from: '2026-11-22',
      until: '2026-11-29',
    })
    expect(spanAt({ mode: 'day', date: '2026-12-31' }, 0)).toEqual({
      from: '2026-12-31',
      until: '2027-01-01',
    })
  })

  it('goes on by what it shows, also from the last day of a long month and over a year', () => {
    expect(stepped({ mode: 'month', date: '2026-10-31' }, 1)).toEqual({ mode: 'month', date: '2026-11-01' })
    expect(stepped({ mode: 'month', date: '2026-01-15' }, -1)).toEqual({ mode: 'month', date: '2025-12-01' })
    expect(stepped({ mode: 'week', date: '2026-12-30' }, 1).date).toBe('2027-01-06')
    expect(stepped({ mode: 'day', date: '2026-03-29' }, 1).date).toBe('2026-03-30')
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})
