import { describe, expect, it } from 'vitest'
import { isRecurrence } from '#define/parsing/recurrence'
import { defaultDays, movedRule, presetRules } from './presets'
import { readRule, writeRule } from './rule'
import { dayInZone, endOfDayIn, isoOf } from './zoned-days'

describe('a recurrence rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=5',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270303T225959Z',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  ])('is the same text after it was read: %s', (text) => {
    const rule = readRule(text)
    expect(rule && writeRule(rule)).toBe(text)
  })

  it('may be written in other ways', () => {
    expect(readRule('rrule:byday=fr,mo;wkst=mo;freq=weekly')).toEqual(readRule('FREQ=WEEKLY;BYDAY=MO,FR'))
    expect(readRule('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR')).toEqual(readRule('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'))
  })

  it.each([
    'every monday',
    'FREQ=HOURLY',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=YEARLY;BYDAY=1MO;BYMONTH=9',
    'FREQ=WEEKLY;BYDAY=MO;WKST=SU',
    'FREQ=WEEKLY;UNTIL=20270303',
    'FREQ=DAILY;COUNT=2;UNTIL=20270303T225959Z',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;FREQ=WEEKLY',
  ])('that the input cannot show is not read: %s', (text) => {
    expect(readRule(text)).toBeUndefined()
  })

  it('that is still being entered is kept, and is not valid', () => {
    for (const text of ['FREQ=DAILY;INTERVAL=', 'FREQ=WEEKLY;COUNT=', 'FREQ=WEEKLY;UNTIL=']) {
      const rule = readRule(text)
      expect(rule && writeRule(rule)).toBe(text)
      expect(isRecurrence(text)).toBe(false)
    }
  })

  it('is offered for the day on which a record begins', () => {
    expect(presetRules('2026-11-30').map(writeRule)).toEqual([
      'FREQ=DAILY',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=MONTHLY;BYMONTHDAY=30',
      'FREQ=MONTHLY;BYDAY=-1MO',
      'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30',
    ])
    expect(defaultDays('DAILY', '2026-11-30')).toEqual({ kind: 'start' })
  })
})

describe('a record that is moved in its form', () => {
  const moved = (text: string, from: [string, string], to: [string, string]) => {
    const rule = readRule(text)
    const beginning = ([day, zone]: [string, string]) => ({ day, zone })
    return rule && writeRule(movedRule(rule, beginning(from), beginning(to)))
  }

  it('repeats on its new day, if the rule named the old one', () => {
    const days: [[string, string], [string, string]] = [
      ['2026-11-24', 'UTC'],
      ['2026-11-25', 'UTC'],
    ]
    expect(moved('FREQ=WEEKLY;BYDAY=TU', ...days)).toBe('FREQ=WEEKLY;BYDAY=WE')
    expect(moved('FREQ=MONTHLY;BYDAY=4TU', ...days)).toBe('FREQ=MONTHLY;BYDAY=4WE')
    expect(moved('FREQ=WEEKLY;BYDAY=MO,TU', ...days)).toBe('FREQ=WEEKLY;BYDAY=MO,TU')
  })

  it('ends on the same day in its new time zone', () => {
    const until = endOfDayIn('2027-03-03', 'Europe/Berlin')
    expect(until).toBe('20270303T225959Z')
    const zones: [[string, string], [string, string]] = [
      ['2026-11-24', 'Europe/Berlin'],
      ['2026-11-24', 'Asia/Shanghai'],
    ]
    expect(moved(`FREQ=DAILY;UNTIL=${until}`, ...zones)).toBe('FREQ=DAILY;UNTIL=20270303T155959Z')
  })
})

describe('days in a time zone', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', '20260329T215959Z'],
    ['2026-10-25', 'Europe/Berlin', '20261025T225959Z'],
    ['2026-01-01', 'Pacific/Auckland', '20260101T105959Z'],
    ['2026-01-01', 'America/New_York', '20260102T045959Z'],
    ['2026-01-01', 'Nowhere/City', '20260101T235959Z'],
  ])('end at the last second: %s in %s', (day, zone, instant) => {
    expect(endOfDayIn(day, zone)).toBe(instant)
    expect(dayInZone(isoOf(instant), zone)).toBe(day)
  })
})
