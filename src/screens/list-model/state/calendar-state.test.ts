import { describe, expect, it } from 'vitest'
import { addDays, readCalendarState, spanAt, stepped } from './calendar-state'

const defaults = { today: '2026-11-20', last: undefined, isNarrow: false }
const read = (query: string, more = {}) =>
  readCalendarState(new URLSearchParams(query), { ...defaults, ...more })

describe('the state of a calendar', () => {
  it('defaults to today in the last used mode, or else a month, or an agenda on narrow screens', () => {
    expect(read('')).toEqual({ mode: 'month', date: '2026-11-20' })
    expect(read('', { isNarrow: true })).toEqual({ mode: 'agenda', date: '2026-11-20' })
    expect(read('', { isNarrow: true, last: 'week' }).mode).toBe('week')
    expect(read('mode=day&date=2024-02-29', { last: 'week' })).toEqual({ mode: 'day', date: '2024-02-29' })
  })

  it('uses the defaults if the URL has an invalid date or mode', () => {
    for (const query of ['date=2026-02-30', 'date=0000-01-01', 'date=tomorrow', 'mode=year', 'date='])
      expect(read(query), query).toEqual({ mode: 'month', date: '2026-11-20' })
  })

  it("spans whole weeks in month mode, from the locale's first day of the week, or else one week or day", () => {
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
    expect(spanAt({ mode: 'days', date: '2026-12-30' }, 0)).toEqual({
      from: '2026-12-30',
      until: '2027-01-02',
    })
    expect(spanAt({ mode: 'day', date: '2026-12-31' }, 0)).toEqual({
      from: '2026-12-31',
      until: '2027-01-01',
    })
  })

  it('steps by the length of its mode, also at the end of a month or year', () => {
    expect(stepped({ mode: 'month', date: '2026-10-31' }, 1)).toEqual({ mode: 'month', date: '2026-11-01' })
    expect(stepped({ mode: 'month', date: '2026-01-15' }, -1)).toEqual({ mode: 'month', date: '2025-12-01' })
    expect(stepped({ mode: 'week', date: '2026-12-30' }, 1).date).toBe('2027-01-06')
    expect(stepped({ mode: 'day', date: '2026-03-29' }, 1).date).toBe('2026-03-30')
    expect(stepped({ mode: 'days', date: '2026-12-30' }, -1).date).toBe('2026-12-27')
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})
