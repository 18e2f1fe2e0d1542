import { describe, expect, it } from 'vitest'
import { spanAfterKey } from '../keyboard/keys'
import { cursorAfterKey, firstCursor } from './cursor'

const days = { from: '2026-11-22', until: '2026-11-29' }
const calendar = { mode: 'week', date: '2026-11-24' } as const
const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
const keys = { isRtl: false, inWeeks: false }

describe('the time that the keyboard chooses', () => {
  it('is the next half hour first, or the morning of the first day if today is not visible', () => {
    const now = new Date(2026, 10, 25, 10, 5)
    expect(firstCursor({ ofDays: false, calendar, days, now })).toEqual({
      allDay: false,
      start: local(25, 10, 30),
      end: local(25, 11, 30),
    })
    expect(firstCursor({ ofDays: false, calendar, days, now: new Date(2026, 0, 1) }).start).toBe(local(24, 9))
    expect(firstCursor({ ofDays: true, calendar, days, now })).toEqual({
      allDay: true,
      start: '2026-11-25',
      end: '2026-11-25',
    })
  })

  it('moves by half hours and days, and in a month by days and weeks', () => {
    const cursor = { allDay: false, start: local(25, 10), end: local(25, 11) }
    expect(cursorAfterKey(cursor, 'ArrowDown', keys)?.start).toBe(local(25, 10, 30))
    expect(cursorAfterKey(cursor, 'ArrowRight', keys)?.start).toBe(local(26, 10))
    expect(cursorAfterKey(cursor, 'ArrowRight', { ...keys, isRtl: true })?.start).toBe(local(24, 10))
    const day = { allDay: true, start: '2026-11-25', end: '2026-11-25' }
    expect(cursorAfterKey(day, 'ArrowUp', { ...keys, inWeeks: true })?.start).toBe('2026-11-18')
    expect(cursorAfterKey(day, 'x', keys)).toBeUndefined()
  })
})

describe('an event', () => {
  const span = { allDay: false, start: local(25, 10), end: local(25, 11) }
  const pressed = (key: string, more = {}) => ({ key, shiftKey: true, altKey: false, ...more })

  it('gets another start with Ctrl and Shift, and keeps a quarter of an hour', () => {
    expect(spanAfterKey(span, pressed('ArrowUp', { ctrlKey: true }), keys)).toEqual({
      ...span,
      start: local(25, 9, 45),
    })
    expect(spanAfterKey(span, pressed('ArrowRight', { metaKey: true }), keys)?.start).toBe(local(25, 10, 45))
  })
})
