import { expect, it } from 'vitest'
import type { Row } from '#providers/data/answers'
import { app } from '#resources/app'
import * as rules from '../series/occurrences'
import { byTime, type Timed } from './by-time'

const now = new Date(2031, 2, 5, 12)
const local = (day: number, hour: number) => new Date(2031, 2, day, hour).toISOString()
const event = (title: string, start: string, end: string, more = {}) =>
  ({ id: title, title, start, end, allDay: false, ...more }) as unknown as Row
const days = (title: string, first: number, last: number) =>
  event(title, `2031-03-0${first}T00:00:00.000Z`, `2031-03-0${last}T00:00:00.000Z`, { allDay: true })
const titles = (items: readonly Timed[]) => items.map(({ row }) => row['title'])

it('what is not over comes first, the next one first, and then what is over, the last one first', () => {
  const rows = [
    event('tomorrow', local(6, 9), local(6, 10)),
    event('this morning', local(5, 9), local(5, 10)),
    days('until today', 4, 5),
    event('now', local(5, 11), local(5, 13)),
    days('until yesterday', 3, 4),
  ]
  const { upcoming, past } = byTime(app.calendarEvents, rows, now)
  expect(titles(upcoming)).toEqual(['until today', 'now', 'tomorrow'])
  expect(titles(past)).toEqual(['this morning', 'until yesterday'])
})

it('a series counts with its next occurrence, and is over when it has none', () => {
  const weekly = { recurrence: 'FREQ=WEEKLY', timezone: null }
  const start = new Date(Date.UTC(2031, 1, 3, 9))
  const end = new Date(Date.UTC(2031, 1, 3, 10))
  const rows = [
    event('later', local(20, 9), local(20, 10)),
    event('weekly', start.toISOString(), end.toISOString(), weekly),
    event('ended', start.toISOString(), end.toISOString(), { recurrence: 'FREQ=WEEKLY;COUNT=2' }),
  ]
  const { upcoming, past } = byTime(app.calendarEvents, rows, now, rules)
  expect(titles(upcoming)).toEqual(['weekly', 'later'])
  expect(upcoming[0]?.span).toMatchObject({
    start: '2031-03-10T09:00:00.000Z',
    end: '2031-03-10T10:00:00.000Z',
  })
  expect(titles(past)).toEqual(['ended'])
})
