import { describe, expect, it } from 'vitest'
import { shiftSeries } from './shift'
import { splitSeries } from './split'
import { firstStart, happens, isStart, startsBetween, type Series } from './starts'

const berlin: Series = {
  start: '2026-03-26T08:00:00.000Z',
  recurrence: 'FREQ=DAILY;COUNT=6',
  timezone: 'Europe/Berlin',
  allDay: false,
  excluded: ['2026-03-27T08:00:00.000Z'],
  added: ['2026-03-28T12:00:00.000Z'],
}
const all = (series: Series) =>
  startsBetween(series, Date.parse('2020-01-01T00:00:00Z'), Date.parse('2030-01-01T00:00:00Z'))
const days = (series: Series) => all(series).map((start) => start.slice(0, 10))

describe('the starts of a series', () => {
  it('are those of the rule and the added ones, without the excluded ones', () => {
    expect(all(berlin)).toEqual([
      '2026-03-26T08:00:00.000Z',
      '2026-03-28T08:00:00.000Z',
      '2026-03-28T12:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
      '2026-03-31T07:00:00.000Z',
    ])
    expect(isStart(berlin, '2026-03-28T12:00:00.000Z')).toBe(true)
    expect(isStart(berlin, '2026-03-27T08:00:00.000Z')).toBe(false)
  })

  it('begin with the first that is not excluded; there is none if all are', () => {
    expect(firstStart({ ...berlin, excluded: [berlin.start] })).toBe('2026-03-27T08:00:00.000Z')
    const early = { ...berlin, added: ['2026-03-01T08:00:00.000Z'] }
    expect(firstStart(early)).toBe('2026-03-01T08:00:00.000Z')
    const once = { ...berlin, recurrence: 'FREQ=DAILY;COUNT=1', added: [], excluded: [berlin.start] }
    expect(firstStart(once)).toBeUndefined()
  })

  it('do not exist for a rule that is wrong or never applies', () => {
    expect(happens({ ...berlin, recurrence: 'FREQ=WEEKLY;BYDAY=XX' })).toBe(false)
    expect(happens({ ...berlin, recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' })).toBe(false)
    expect(happens(berlin)).toBe(true)
  })
})

describe('a series that is divided', () => {
  it.each(['2026-03-28T08:00:00.000Z', '2026-03-28T12:00:00.000Z', '2026-03-31T07:00:00.000Z'])(
    'at %s has the same starts in two parts',
    (at) => {
      const { before, after } = splitSeries(berlin, at)
      expect([...all(before), ...all(after)]).toEqual(all(berlin))
      expect(all(after)[0]).toBe(at)
    },
  )

  it('also where only added starts are in one of the parts', () => {
    const added = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z', '2026-05-01T08:00:00.000Z']
    const wide = { ...berlin, added }
    const atRule = splitSeries(wide, berlin.start)
    expect(all(atRule.before)).toEqual(added.slice(0, 2))
    const atLast = splitSeries(wide, '2026-05-01T08:00:00.000Z')
    expect(all(atLast.after)).toEqual(added.slice(2))
    expect([...all(atLast.before), ...all(atLast.after)]).toEqual(all(wide))
  })
})

describe('a series that is moved', () => {
  const moved = (recurrence: string, start: string, to: string, from = start) =>
    shiftSeries({ ...berlin, start, recurrence, excluded: [], added: [], timezone: 'UTC' }, from, {
      start: to,
      timezone: 'UTC',
      allDay: false,
    })?.series.recurrence

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,SU', '2026-01-05', '2026-01-06', 'FREQ=WEEKLY;BYDAY=TU,MO'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
      '2026-01-05',
      '2026-01-06',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,MO;WKST=TU',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-02-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-01-30', 'FREQ=MONTHLY;BYMONTHDAY=-2'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-02-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['FREQ=MONTHLY;BYMONTHDAY=5,20', '2026-01-05', '2026-01-07', 'FREQ=MONTHLY;BYMONTHDAY=7,22'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-01-13', '2026-01-14', 'FREQ=MONTHLY;BYDAY=2WE'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30', '2026-01-29', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28', '2026-02-28', '2026-03-01', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=1MO', '2026-05-04', '2026-05-12', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2TU'],
    ['FREQ=MONTHLY', '2026-01-31', '2026-01-30', 'FREQ=MONTHLY'],
  ])('with the rule %s from %s to %s has the rule %s', (rule, from, to, expected) => {
    expect(moved(rule, `${from}T09:00:00.000Z`, `${to}T09:00:00.000Z`)).toBe(expected)
  })

  it.each([
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=MONTHLY;BYMONTHDAY=1,28',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=WEEKLY;BYMONTH=1;BYDAY=MO',
  ])('has no other day by the rule %s', (rule) => {
    expect(moved(rule, '2026-01-01T09:00:00.000Z', '2026-01-02T09:00:00.000Z')).toBeUndefined()
    expect(moved(rule, '2026-01-01T09:00:00.000Z', '2026-01-01T10:00:00.000Z')).toBe(rule)
  })

  it('has no other time by a rule that names hours', () => {
    const rule = 'FREQ=DAILY;BYHOUR=9,15'
    expect(moved(rule, '2026-01-01T09:00:00.000Z', '2026-01-01T10:00:00.000Z')).toBeUndefined()
    expect(moved(rule, '2026-01-01T09:00:00.000Z', '2026-01-02T09:00:00.000Z')).toBe(rule)
  })

  it('keeps its exceptions, where the weekday of a month is not always as many days later', () => {
    const tuesdays = { ...berlin, start: '2026-01-13T08:00:00.000Z', recurrence: 'FREQ=MONTHLY;BYDAY=2TU' }
    // In April 2026 the second Tuesday is the 14th, and the second Wednesday the 8th.
    const exceptions = { excluded: ['2026-04-14T07:00:00.000Z'], added: [] }
    const to = { start: '2026-01-14T08:00:00.000Z', timezone: 'Europe/Berlin', allDay: false }
    const shifted = shiftSeries({ ...tuesdays, ...exceptions }, tuesdays.start, to)
    expect(shifted?.series.excluded).toEqual(['2026-04-08T07:00:00.000Z'])
  })

  it('begins with the next event where the clocks skip the first', () => {
    const early = { ...berlin, start: '2026-03-29T00:30:00.000Z', excluded: [], added: [] }
    const next = '2026-03-29T23:30:00.000Z'
    const to = { start: '2026-03-30T00:15:00.000Z', timezone: 'Europe/Berlin', allDay: false }
    const series = shiftSeries(early, next, to)?.series
    expect(series).toMatchObject({ start: to.start, recurrence: 'FREQ=DAILY;COUNT=5' })
  })

  it('becomes one of whole days, or one in another time zone', () => {
    const whole = { start: '2026-03-30T00:00:00.000Z', timezone: 'Europe/Berlin', allDay: true }
    const series = shiftSeries(berlin, '2026-03-29T07:00:00.000Z', whole)?.series as Series
    expect(series).toMatchObject({ start: '2026-03-27T00:00:00.000Z', allDay: true })
    expect(series.excluded).toEqual(['2026-03-28T00:00:00.000Z'])
    const there = { start: '2026-03-29T01:00:00.000Z', timezone: 'Asia/Shanghai', allDay: false }
    const shanghai = shiftSeries({ ...berlin, added: [] }, '2026-03-29T07:00:00.000Z', there)
      ?.series as Series
    expect(days(shanghai)).toEqual(['2026-03-26', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'])
    expect(all(shanghai).every((start) => start.endsWith('T01:00:00.000Z'))).toBe(true)
  })
})
