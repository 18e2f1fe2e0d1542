import { expect, it } from 'vitest'
import { dueStateOf } from './due-state'

it('a day is overdue, today, tomorrow, soon or none of these, also across months', () => {
  const states = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03', '2026-03-04'].map((day) =>
    dueStateOf(day, '2026-02-28', false),
  )
  expect(states).toEqual(['overdue', 'today', 'tomorrow', 'soon', undefined])
})

it('finished work is never overdue', () => {
  expect(dueStateOf('2020-01-01', '2026-02-28', true)).toBe('done')
})
