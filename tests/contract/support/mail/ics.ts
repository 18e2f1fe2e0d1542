import { expect } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import type { Person } from '../worlds/world'

/** What an import returns. */
export interface IcsReport {
  readonly batch: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refusedCount: number
  readonly refused: readonly { readonly title: string; readonly reason: string }[]
}

export const icsPath = '/api/calendarEvents/ics'
export const icsType = { 'content-type': 'text/calendar' }

/** Sends a file. */
export const sentIcs = (person: Person, text: string, query = '') =>
  person.client.send('POST', `${icsPath}${query}`, text, icsType)

/** Imports a file. */
export async function importedIcs(person: Person, text: string, query = ''): Promise<IcsReport> {
  const answer = await sentIcs(person, text, query)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as IcsReport
}

/** The file of an export. */
export async function exportedIcs(person: Person, query = ''): Promise<string> {
  const answer = await person.client.get(`${icsPath}${query}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return answer.text
}

/** The events that a user may read, in the order of their start. */
export async function eventsOf(person: Person): Promise<CalendarEvent[]> {
  const answer = await person.client.get('/api/calendarEvents?_end=1000&_sort=start')
  return answer.body as CalendarEvent[]
}

/** Creates a calendar of a user. */
export async function newCalendar(person: Person, values: object = {}): Promise<string> {
  const answer = await person.client.post('/api/calendars', { name: 'Imported', color: 'green', ...values })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
