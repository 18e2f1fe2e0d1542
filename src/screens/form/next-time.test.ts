import { expect, test } from 'vitest'
import { calendarEvents } from '../../resources/calendar/calendar-events.resource'
import { kanbanCards } from '../../resources/kanban/kanban-cards.resource'
import { nextTimeOf } from './next-time'

test('a new event starts at the next half hour and takes an hour', () => {
  expect(nextTimeOf(calendarEvents, new Date('2026-05-04T09:10:00Z'))).toEqual({
    start: '2026-05-04T09:30:00.000Z',
    end: '2026-05-04T10:30:00.000Z',
  })
  expect(nextTimeOf(kanbanCards, new Date())).toEqual({})
})
