import { expect, it } from 'vitest'
import { startsBetween, type Series } from '#recurrence/starts'
import { simpleStarts } from './simple-starts'

const seriesOf = (recurrence: string, more: Partial<Series> = {}): Series => ({
  start: '2026-01-06T08:30:00.000Z',
  recurrence,
  timezone: 'Europe/Berlin',
  allDay: false,
  excluded: [],
  added: [],
  ...more,
})

const month = (text: string): readonly [from: number, until: number] => [
  Date.parse(`${text}-01T00:00:00Z`),
  Date.parse(`${text}-01T00:00:00Z`) + 42 * 86_400_000,
]

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=40',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=TU,TH,SU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=70',
  'FREQ=WEEKLY;UNTIL=20260402T080000Z',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=6',
  'FREQ=MONTHLY;BYMONTHDAY=25',
  'FREQ=MONTHLY;BYMONTHDAY=5;COUNT=3',
  'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4',
  'FREQ=MONTHLY;BYDAY=1TU',
  'FREQ=MONTHLY;BYDAY=-1TH',
  'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO;COUNT=3',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=6',
]

// In Berlin the clocks change on 29 March and on 25 October, in New York on 8 March and on 1 November.
it.each(rules)('computes the same starts of %s as the library for rules', (rule) => {
  for (const timezone of ['Europe/Berlin', 'America/New_York', 'UTC', null])
    for (const text of ['2026-01', '2026-03', '2026-10', '2026-11', '2027-01', '2028-02']) {
      const series = seriesOf(rule, { timezone })
      expect(simpleStarts(series, ...month(text)), `${timezone} ${text}`).toEqual(
        startsBetween(series, ...month(text)),
      )
    }
})

it.each(['2026-01-31T22:00:00.000Z', '2028-02-29T00:00:00.000Z', '2026-03-29T01:30:00.000Z'])(
  'a day that a month does not have, and a time that the clocks skip or have twice, are as in the library: %s',
  (start) => {
    for (const rule of ['FREQ=MONTHLY', 'FREQ=YEARLY', 'FREQ=DAILY'])
      for (const allDay of [true, false])
        for (const text of ['2026-02', '2026-03', '2026-10', '2028-02', '2029-02', '2032-02']) {
          const series = seriesOf(rule, { start, allDay })
          expect(simpleStarts(series, ...month(text)), `${rule} ${text}`).toEqual(
            startsBetween(series, ...month(text)),
          )
        }
  },
)

it('leaves out what is excluded and adds what is added', () => {
  const excluded = ['2026-01-13T08:30:00.000Z']
  const added = ['2026-01-14T12:00:00.000Z', '2029-01-14T12:00:00.000Z']
  const series = seriesOf('FREQ=WEEKLY', { excluded, added })
  const starts = simpleStarts(series, ...month('2026-01'))
  expect(starts).toEqual(startsBetween(series, ...month('2026-01')))
  expect(starts).not.toContain(excluded[0])
  expect(starts).toContain(added[0])
})

it.each([
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=1,28',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=DAILY;BYDAY=TU',
  'FREQ=YEARLY;BYDAY=1TU;BYMONTH=1',
  'FREQ=WEEKLY;UNTIL=20270101',
  'FREQ=WEEKLY;INTERVAL=0',
  'nonsense',
])('leaves %s to the application', (rule) => {
  expect(simpleStarts(seriesOf(rule), ...month('2026-02'))).toBeUndefined()
})

it('leaves a rule that began too long ago to the application', () => {
  const start = '1960-01-01T08:30:00.000Z'
  expect(simpleStarts(seriesOf('FREQ=DAILY', { start }), ...month('2026-02'))).toBeUndefined()
})

it('a rule that has ended or has not begun has no starts, whatever it is', () => {
  const ended = seriesOf('FREQ=MONTHLY;BYMONTHDAY=1,28;UNTIL=20260301T000000Z')
  expect(simpleStarts(ended, ...month('2026-06'))).toEqual([])
  expect(simpleStarts(seriesOf('FREQ=MONTHLY;BYMONTHDAY=1,28'), ...month('2025-10'))).toEqual([])
})
