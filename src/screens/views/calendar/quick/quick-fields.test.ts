import { expect, it } from 'vitest'
import { app } from '#resources/app'
import { quickFields } from './quick-fields'

it('the small form has the title, the time, the room and the calendar of an event, and the zone in which it would repeat', () => {
  expect(Object.keys(quickFields(app.calendarEvents, 'user') ?? {})).toEqual([
    'title',
    'start',
    'end',
    'allDay',
    'room',
    'calendar',
    'timezone',
  ])
})

it('a record that must have other fields, or whose title is not a text, is created in the full form', () => {
  expect(quickFields(app.invoices, 'admin')).toBeUndefined()
  expect(quickFields({ ...app.calendarEvents, title: 'start' }, 'admin')).toBeUndefined()
})
