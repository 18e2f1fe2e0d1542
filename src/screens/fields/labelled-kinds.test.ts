import { expect, it } from 'vitest'
import { isLabelled } from './labelled-kinds'

it('numbers and yes or no have a label everywhere, dates and texts only on cards', () => {
  for (const kind of ['integer', 'decimal', 'boolean'] as const) {
    expect(isLabelled(kind, 'card'), kind).toBe(true)
    expect(isLabelled(kind, 'line'), kind).toBe(true)
  }
  for (const kind of ['date', 'datetime', 'text'] as const) {
    expect(isLabelled(kind, 'card'), kind).toBe(true)
    expect(isLabelled(kind, 'line'), kind).toBe(false)
  }
  expect(isLabelled('money', 'card')).toBe(false)
})
