import { afterEach, beforeEach, expect, it } from 'vitest'
import { app } from '#resources/app'
import type { Row } from '#providers/data/answers'
import { knownOccurrences } from './source'

const days = { from: '2032-02-10', until: '2032-03-09' }
const shared = globalThis as { firstPage?: unknown }

beforeEach(() => {
  shared.firstPage = { data: { resource: app.calendarEvents }, language: 'en', texts: {}, role: 'user' }
})
afterEach(() => {
  delete shared.firstPage
})

const row = (id: string, values: object = {}) =>
  ({
    id,
    title: id,
    allDay: false,
    start: '2032-02-12T09:00:00.000Z',
    end: '2032-02-12T10:00:00.000Z',
    ...values,
  }) as unknown as Row

const keys = (data: readonly Row[], total = data.length) =>
  knownOccurrences({ data: [...data], total, capped: false }, days, undefined)?.map(
    ({ row: { id }, span }) => `${id} ${span.start}`,
  )

it('the occurrences of a calendar are known when its records have arrived', () => {
  expect(knownOccurrences(undefined, days, undefined)).toBeUndefined()
  expect(keys([])).toEqual([])
  const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=2', timezone: 'UTC' }
  expect(keys([row('call'), row('series', weekly)])).toEqual([
    'call 2032-02-12T09:00:00.000Z',
    'series 2032-02-12T09:00:00.000Z',
    'series 2032-02-19T09:00:00.000Z',
  ])
})

it('they are not known if there are more records, or a rule that only the application can compute', () => {
  expect(keys([row('call')], 2)).toBeUndefined()
  const lastWorkday = { recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', timezone: 'UTC' }
  expect(keys([row('call'), row('series', lastWorkday)])).toBeUndefined()
})
