import { describe, expect, it } from 'vitest'
import { countUntil } from './occurrences'
import { declaredSize } from './series-size'

describe('the size of a series', () => {
  it.each([
    ['FREQ=DAILY;COUNT=5', 5],
    ['RRULE:COUNT=12;FREQ=WEEKLY', 12],
    ['FREQ=WEEKLY;BYDAY=MO,WE', 'endless'],
    ['FREQ=DAILY;UNTIL=20261231T000000Z', 'until'],
  ])('for the rule %s is declared as %s', (recurrence, size) => {
    expect(declaredSize({ recurrence })).toBe(size)
  })

  it('is the number of occurrences up to and including UNTIL', () => {
    const start = '2026-11-02T08:00:00.000Z'
    const daily = (until: string) => ({
      start,
      recurrence: `FREQ=DAILY;UNTIL=${until}`,
      timezone: 'Europe/Berlin',
    })
    expect(countUntil(daily('20261106T080000Z'))).toBe(5)
    expect(countUntil(daily('20261106T075959Z'))).toBe(4)
  })

  it('is undefined if there are too many occurrences or the rule cannot be parsed', () => {
    const start = '2026-11-02T08:00:00.000Z'
    expect(countUntil({ start, recurrence: 'FREQ=DAILY;UNTIL=20990101T000000Z' })).toBeUndefined()
    expect(countUntil({ start, recurrence: 'every day' })).toBeUndefined()
  })
})
