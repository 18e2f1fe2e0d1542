import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import type { Row } from '#providers/data/answers'
import type { Span } from '#screens/spans/spans'
import { agendaDays } from './agenda-days'
import { calendarEvents } from './calendar-events'

const days = { from: '2032-02-10', until: '2032-02-20' }
const times = { language: 'en', allDay: 'All day' }

const local = (moment: string) => new Date(`${moment}:00`).toISOString()
const hours = (start: string, end: string): Span => ({ allDay: false, start: local(start), end: local(end) })
const whole = (start: string, end: string): Span => ({ allDay: true, start, end })

/** The agenda of events by their titles: 'day: time title, time title'. */
function agendaOf(spans: Readonly<Record<string, Span>>, language = 'en'): string[] {
  const occurrences = Object.entries(spans).map(([title, span]) => ({
    row: { id: title, title, _can: [] } as unknown as Row,
    span,
    at: undefined,
  }))
  const events = calendarEvents(app.calendarEvents, occurrences, { colors: new Map(), user: '' })
  return agendaDays(events, days, { ...times, language }).map(
    ({ day, lines }) => `${day}: ${lines.map(({ event, time }) => `${time} ${event.title}`).join(', ')}`,
  )
}

/** With plain spaces in place of narrow ones. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

describe('an agenda', () => {
  it('has the days that have events, each in the order of their starts, whole days first', () => {
    const spans = {
      call: hours('2032-02-12T09:00', '2032-02-12T10:30'),
      noon: hours('2032-02-12T11:00', '2032-02-12T13:30'),
      fair: whole('2032-02-12', '2032-02-13'),
      short: hours('2032-02-12T09:00', '2032-02-12T09:15'),
    }
    expect(plain(agendaOf(spans))).toEqual([
      '2032-02-12: All day fair, 9:00 – 10:30am call, 9:00 – 9:15am short, 11:00am – 1:30pm noon',
      '2032-02-13: All day fair',
    ])
  })

  it('has an event of several days on each of them with its times there', () => {
    const spans = { night: hours('2032-02-13T22:00', '2032-02-15T03:00') }
    expect(plain(agendaOf(spans))).toEqual([
      '2032-02-13: 10:00pm – 12:00am night',
      '2032-02-14: All day night',
      '2032-02-15: 12:00 – 3:00am night',
    ])
  })

  it('does not have an event that ends at midnight on the day after', () => {
    const spans = { late: hours('2032-02-13T23:00', '2032-02-14T00:00') }
    expect(plain(agendaOf(spans))).toEqual(['2032-02-13: 11:00pm – 12:00am late'])
  })

  it('leaves out what is not on its days, and the other days of what is', () => {
    const spans = {
      before: hours('2032-02-09T09:00', '2032-02-10T00:00'),
      long: hours('2032-02-08T09:00', '2032-02-10T10:00'),
      last: whole('2032-02-19', '2032-02-24'),
      after: whole('2032-02-20', '2032-02-20'),
    }
    expect(plain(agendaOf(spans))).toEqual(['2032-02-10: 12:00 – 10:00am long', '2032-02-19: All day last'])
  })

  it('has the times of the language', () => {
    const spans = { call: hours('2032-02-12T09:00', '2032-02-12T13:30') }
    expect(agendaOf(spans, 'zh-cn')).toEqual([expect.stringMatching(/: 09:00.13:30 call$/)])
  })
})
