import { expect, it } from 'vitest'
import { app } from '#resources/app'
import { calendarRequest } from './calendar-request'
import { readListState } from './list-state'

const span = { from: '2026-11-01', until: '2026-12-13' }
const requestOf = (name: 'calendarEvents' | 'invoices', query = '') =>
  calendarRequest(app[name], readListState(app[name], new URLSearchParams(query)), span)

it('a calendar requests in one query the events that overlap the visible days and all that recur', () => {
  const request = requestOf('calendarEvents', 'page=3&q=bank')
  expect(request.pagination).toMatchObject({ currentPage: 1, pageSize: 1000 })
  expect(request.sorters).toEqual([{ field: 'start', order: 'asc' }])
  expect(request.filters).toEqual([
    { field: 'q', operator: 'eq', value: 'bank' },
    {
      operator: 'and',
      value: [
        { field: 'start', operator: 'lt', value: '2026-12-14T00:00:00.000Z' },
        {
          operator: 'or',
          value: [
            { field: 'end', operator: 'gte', value: '2026-10-31T00:00:00.000Z' },
            { field: 'recurrence', operator: 'nnull', value: undefined },
          ],
        },
      ],
    },
  ])
})

it('a calendar on a date field filters by plain days and keeps the filter of the list', () => {
  const filter = JSON.stringify({ or: [{ field: 'status', op: 'eq', value: 'sent' }] })
  expect(requestOf('invoices', `filter=${encodeURIComponent(filter)}`).filters).toEqual([
    {
      operator: 'and',
      value: [
        { field: 'dueOn', operator: 'lt', value: '2026-12-13' },
        { field: 'dueOn', operator: 'gte', value: '2026-11-01' },
        { operator: 'or', value: [{ field: 'status', operator: 'eq', value: 'sent' }] },
      ],
    },
  ])
})
