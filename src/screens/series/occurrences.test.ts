import { describe, expect, it } from 'vitest'
import { occurrences } from './occurrences'

const quarter = 15 * 60_000
const whole = { excluded: [], added: [] }
const week = (from: string, until: string) => ({ from, until })
const inside = (times: readonly string[], from: string, until: string) =>
  times.filter((time) => time >= from && time < until)

describe('occurrences of a recurrence rule', () => {
  const berlin = {
    ...whole,
    start: '2026-10-19T07:00:00.000Z',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,FR',
    timezone: 'Europe/Berlin',
  }

  it('keep their local time in the week in which summer time ends', () => {
    const times = occurrences(berlin, quarter, week('2026-10-19', '2026-11-01'))
    expect(inside(times, '2026-10-19', '2026-11-01')).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-23T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-10-30T08:00:00.000Z',
    ])
  })

  it("follow the daylight saving time of the rule's own time zone", () => {
    const rule = {
      ...whole,
      start: '2026-10-20T13:00:00.000Z',
      recurrence: 'FREQ=WEEKLY',
      timezone: 'America/New_York',
    }
    const times = occurrences(rule, quarter, week('2026-10-19', '2026-11-15'))
    expect(inside(times, '2026-10-19', '2026-11-15')).toEqual([
      '2026-10-20T13:00:00.000Z',
      '2026-10-27T13:00:00.000Z',
      '2026-11-03T14:00:00.000Z',
      '2026-11-10T14:00:00.000Z',
    ])
  })

  it('begin with the first occurrence and end after COUNT', () => {
    const counted = { ...berlin, recurrence: 'FREQ=DAILY;COUNT=3' }
    expect(occurrences(counted, quarter, week('2026-10-01', '2026-12-01'))).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-20T07:00:00.000Z',
      '2026-10-21T07:00:00.000Z',
    ])
    expect(occurrences(counted, quarter, week('2026-12-01', '2026-12-08'))).toEqual([])
  })

  it('are not those that are excluded, and also those that are added', () => {
    const excluded = ['2026-10-23T07:00:00.000Z']
    const added = ['2026-10-24T10:00:00.000Z']
    const times = occurrences({ ...berlin, excluded, added }, quarter, week('2026-10-19', '2026-10-26'))
    expect(inside(times, '2026-10-19', '2026-10-26')).toEqual(['2026-10-19T07:00:00.000Z', ...added])
  })

  it('are the same whole day in every time zone', () => {
    const salary = {
      ...whole,
      start: '2026-01-31T00:00:00.000Z',
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=-1',
      timezone: 'Asia/Shanghai',
      allDay: true,
    }
    const times = occurrences(salary, 0, week('2026-02-01', '2026-03-01'))
    expect(times).toContain('2026-02-28T00:00:00.000Z')
  })

  it('are only the first one if the rule cannot be parsed', () => {
    expect(
      occurrences({ ...berlin, recurrence: 'every monday' }, 0, week('2026-10-19', '2026-11-01')),
    ).toEqual([berlin.start])
  })
})
