import { expect, it } from 'vitest'
import { app } from '#resources/app'
import { missingFrom } from './missing-from'

const rowsAt = (...starts: string[]) =>
  starts.map((start, index) => ({ id: `${index}`, start, end: start })) as never

it('of many events those from the day of the last one on may be missing', () => {
  const [first, last] = ['2031-03-01T12:00:00.000Z', '2031-03-14T12:00:00.000Z']
  expect(missingFrom(app.calendarEvents, rowsAt(first, last))).toBe('2031-03-14')
  expect(missingFrom(app.calendarEvents, rowsAt())).toBeUndefined()
  const unsorted = { ...app.calendarEvents, sorts: ['title'], sort: 'title' }
  expect(missingFrom(unsorted, rowsAt(first, last))).toBeUndefined()
})
