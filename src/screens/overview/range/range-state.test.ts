import { describe, expect, it } from 'vitest'
import { todayHere } from '#base/format/today'
import { presetOf, readRange, writeRange } from './range-state'

const today = '2026-03-01'
const read = (query: string) => readRange(new URLSearchParams(query), today)
const written = (query: string) => writeRange(read(query), today, new URLSearchParams(query)).toString()

describe('the range of an overview in the URL', () => {
  it('defaults to the last thirty days, compared with the previous period', () => {
    expect(read('')).toEqual({ from: '2026-01-31', to: today, compare: 'previous', currency: undefined })
    expect(written('')).toBe('')
  })

  it('is parsed as it was written', () => {
    const query = 'from=2025-12-01&to=2025-12-31&compare=year&currency=JPY'
    expect(read(query)).toEqual({ from: '2025-12-01', to: '2025-12-31', compare: 'year', currency: 'JPY' })
    expect(written(query)).toBe(query)
  })

  it('falls back to the defaults for invalid values', () => {
    expect(read('from=2026-02-02&to=2026-01-01&compare=never&currency=euro')).toEqual(read(''))
    expect(read('from=yesterday&to=today')).toEqual(read(''))
  })

  it('keeps other parameters of the query and leaves out default values', () => {
    expect(written('tab=x&compare=previous')).toBe('tab=x')
  })

  it('matches a preset by its days', () => {
    expect(presetOf(read(''), today)).toBe('month')
    expect(presetOf({ from: '2026-02-23', to: today }, today)).toBe('week')
    expect(presetOf({ from: '2026-02-23', to: '2026-02-28' }, today)).toBeUndefined()
  })

  it('ends today in the local time zone', () => {
    expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
