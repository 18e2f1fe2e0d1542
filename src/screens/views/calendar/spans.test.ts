import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { asInstant, asWholeDay } from '#screens/fields/input/dates/whole-day-input'
import { spanFrom } from './drawn-span'
import { spanAfterKey } from './keyboard/keys'
import { lengthened, shifted, spanOf, valuesAt } from '#screens/spans/spans'

const { calendarEvents, invoices } = app
const zones = ['America/Los_Angeles', 'UTC', 'Asia/Shanghai', 'Pacific/Kiritimati']
const zoneBefore = process.env['TZ']
const inZone = (zone: string) => {
  process.env['TZ'] = zone
}
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneBefore
})
beforeAll(() => {
  inZone('Asia/Shanghai')
  if (new Date('2026-11-20T20:00:00Z').getDate() !== 21) throw new Error('The zone cannot be changed here')
})

describe('the span of a calendar event', () => {
  it.each(zones)('is the same whole day in %s when read and saved', (zone) => {
    inZone(zone)
    const row = { start: '2026-11-20T00:00:00.000Z', end: '2026-11-22T00:00:00.000Z', allDay: true }
    const span = spanOf(calendarEvents, row)
    expect(span).toEqual({ allDay: true, start: '2026-11-20', end: '2026-11-22' })
    expect(span && valuesAt(calendarEvents, span)).toEqual(row)
    expect(span && shifted(span, { days: 7, minutes: 0 })).toEqual({
      allDay: true,
      start: '2026-11-27',
      end: '2026-11-29',
    })
  })

  it.each(zones)('keeps its day in %s when it is changed to a whole day or back', (zone) => {
    inZone(zone)
    const evening = new Date('2026-11-20T21:30:00').toISOString()
    expect(asWholeDay(evening)).toBe('2026-11-20T00:00:00.000Z')
    expect(new Date(asInstant('2026-11-20T00:00:00.000Z')).getDate()).toBe(20)
  })

  it('is a single day if the field is a date', () => {
    expect(spanOf(invoices, { dueOn: '2026-11-20' })).toEqual({
      allDay: true,
      start: '2026-11-20',
      end: '2026-11-20',
    })
    expect(valuesAt(invoices, { allDay: true, start: '2026-11-21', end: '2026-11-21' })).toEqual({
      dueOn: '2026-11-21',
    })
    expect(spanOf(invoices, { dueOn: null })).toBeUndefined()
  })

  it('keeps its local time when moved across a change of daylight saving time', () => {
    inZone('Europe/Berlin')
    const saturday = {
      allDay: false,
      start: '2026-03-28T08:00:00.000Z',
      end: '2026-03-28T09:00:00.000Z',
    }
    expect(shifted(saturday, { days: 1, minutes: 0 })).toEqual({
      allDay: false,
      start: '2026-03-29T07:00:00.000Z',
      end: '2026-03-29T08:00:00.000Z',
    })
  })

  it('lasts at least a quarter of an hour, or one day', () => {
    const call = { allDay: false, start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T09:30:00.000Z' }
    expect(lengthened(call, { days: 0, minutes: -60 }).end).toBe('2026-11-20T09:15:00.000Z')
    const fair = { allDay: true, start: '2026-11-20', end: '2026-11-21' }
    expect(lengthened(fair, { days: -3, minutes: 0 }).end).toBe('2026-11-20')
  })

  it("is converted from FullCalendar's dates, whose end is exclusive", () => {
    const rendered = { allDay: true, start: null, end: null, startStr: '2026-11-20', endStr: '2026-11-23' }
    expect(spanFrom(rendered)).toEqual({ allDay: true, start: '2026-11-20', end: '2026-11-22' })
    expect(spanFrom({ ...rendered, endStr: '' }).end).toBe('2026-11-20')
    const dropped = { ...rendered, allDay: false, start: new Date('2026-11-20T09:00:00Z') }
    expect(spanFrom(dropped, 1_800_000).end).toBe('2026-11-20T09:30:00.000Z')
  })
})

describe('the keys of a calendar', () => {
  const call = { allDay: false, start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T09:30:00.000Z' }
  const press = (key: string, altKey = false) => ({ key, shiftKey: true, altKey })

  it('move an event with Shift and change its length with Shift and Alt', () => {
    const week = { isRtl: false, inWeeks: false }
    expect(spanAfterKey(call, press('ArrowDown'), week)?.start).toBe('2026-11-20T09:15:00.000Z')
    expect(spanAfterKey(call, press('ArrowUp', true), week)?.end).toBe('2026-11-20T09:15:00.000Z')
    expect(spanAfterKey(call, press('ArrowUp', true), week)?.start).toBe(call.start)
    expect(spanAfterKey(call, press('ArrowDown'), { isRtl: false, inWeeks: true })?.start).toBe(
      shifted(call, { days: 7, minutes: 0 }).start,
    )
    expect(spanAfterKey(call, { ...press('ArrowDown'), shiftKey: false }, week)).toBeUndefined()
    expect(spanAfterKey(call, press('Home'), week)).toBeUndefined()
  })

  it('move an event in the direction of the arrow, also on right-to-left pages', () => {
    const later = shifted(call, { days: 1, minutes: 0 }).start
    expect(spanAfterKey(call, press('ArrowRight'), { isRtl: false, inWeeks: true })?.start).toBe(later)
    expect(spanAfterKey(call, press('ArrowLeft'), { isRtl: true, inWeeks: true })?.start).toBe(later)
  })
})
