import { describe, expect, it } from 'vitest'
import { presetOf, readRange, todayHere, writeRange } from './range-state'

const today = '2026-03-01'
const read = (query: string) => readRange(new URLSearchParams(query), today)
const written = (query: string) => writeRange(read(query), today, new URLSearchParams(query)).toString()

describe('one range for all tiles in the URL', () => {
  it('is the last thirty days, compared with those before, where the address says nothing', () => {
    expect(read('')).toEqual({ from: '2026-01-31', to: today, compare: 'previous', currency: undefined })
    expect(written('')).toBe('')
  })

  it('is what the address says, and the address says it again', () => {
    const query = 'from=2025-12-01&to=2025-12-31&compare=year&currency=JPY'
    expect(read(query)).toEqual({ from: '2025-12-01', to: '2025-12-31', compare: 'year', currency: 'JPY' })
    expect(written(query)).toBe(query)
  })

  it('is as usual where the address says what cannot be', () => {
    expect(read('from=2026-02-02&to=2026-01-01&compare=never&currency=euro')).toEqual(read(''))
    expect(read('from=yesterday&to=today')).toEqual(read(''))
  })

  it('leaves what else the address says', () => {
    expect(written('tab=x&compare=previous')).toBe('tab=x')
  })

  it('knows its presets by their days', () => {
    expect(presetOf(read(''), today)).toBe('month')
    expect(presetOf({ from: '2026-02-23', to: today }, today)).toBe('week')
    expect(presetOf({ from: '2026-02-23', to: '2026-02-28' }, today)).toBeUndefined()
  })

  it('ends today where the reader is', () => {
    expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
