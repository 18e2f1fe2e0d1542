import { compactInstant, partsOf, ruleFrom } from '#recurrence/rule-parts'
import { instantAt, localTime } from '#recurrence/local-time'
import type { IcsAnswer, IcsEvent, IcsPerson } from '../ics-event'
import { escapedText, parameterText } from '../text-value'
import { compactLocal } from './zone-definition'

/** How a calendar is meant (METHOD): published, or sent as an invitation, an answer or a cancellation. */
export type IcsMethod = 'PUBLISH' | 'REQUEST' | 'REPLY' | 'CANCEL'

/** The lines of an event, without folding. `series` is the event with the rule, if it replaces an occurrence of one. */
export function eventLines(method: IcsMethod, event: IcsEvent, series: IcsEvent | undefined): string[] {
  const isSent = method !== 'PUBLISH'
  const updated = stamp(event.updatedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(event.uid)}`,
    `DTSTAMP:${updated}`,
    `LAST-MODIFIED:${updated}`,
    `SEQUENCE:${event.sequence}`,
    ...timeLines(event),
    ...(event.originalStart === null
      ? []
      : [timeLine('RECURRENCE-ID', event.originalStart, series ?? event)]),
    ...seriesLines(event),
    `SUMMARY:${escapedText(event.summary)}`,
    ...textLine('DESCRIPTION', event.description),
    ...textLine('LOCATION', event.location),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : event.status.toUpperCase()}`,
    `CLASS:${event.isPrivate ? 'PRIVATE' : 'PUBLIC'}`,
    ...(event.organizer ? [`ORGANIZER${personPart(event.organizer)}`] : []),
    ...event.attendees.map((person) => attendeeLine(person, isSent)),
    // Whoever is invited has reminders of their own.
    ...(isSent ? [] : event.alarms.flatMap((alarm) => alarmLines(alarm, event))),
    'END:VEVENT',
  ]
}

const stamp = (instant: string): string => compactInstant(new Date(instant).toISOString())
const dayLong = 86_400_000

const textLine = (name: string, text: string | null): string[] =>
  text === null || text === '' ? [] : [`${name}:${escapedText(text)}`]

type Timed = Pick<IcsEvent, 'allDay' | 'timezone'>

/** A time of an event: a date, a local time with its zone, or an instant in UTC. */
function timeLine(name: string, instant: string, { allDay, timezone }: Timed): string {
  if (allDay) return `${name};VALUE=DATE:${compactDay(instant)}`
  const local = timezone === null ? undefined : localText(instant, timezone)
  return local === undefined ? `${name}:${stamp(instant)}` : `${name};TZID=${timezone}:${local}`
}

const compactDay = (instant: string): string => stamp(instant).slice(0, 8)

/** The local time; undefined if another instant has the same, as when the clocks are put back. */
function localText(instant: string, zone: string): string | undefined {
  const local = localTime(instant, zone)
  return Date.parse(instantAt(local, zone)) === Date.parse(instant) ? compactLocal(local) : undefined
}

/** The start and the end; the end of whole days is the day after the last. */
function timeLines(event: IcsEvent): string[] {
  const end = event.allDay ? new Date(Date.parse(event.end) + dayLong).toISOString() : event.end
  return [timeLine('DTSTART', event.start, event), timeLine('DTEND', end, event)]
}

function seriesLines(event: IcsEvent): string[] {
  if (event.recurrence === null) return []
  return [
    `RRULE:${ruleText(event.recurrence, event.allDay)}`,
    ...event.excluded.map((start) => timeLine('EXDATE', start, event)),
    ...event.added.map((start) => timeLine('RDATE', start, event)),
  ]
}

/** The end of a rule of whole days is a date. */
function ruleText(rule: string, allDay: boolean): string {
  const parts = new Map(partsOf(rule))
  const until = parts.get('UNTIL')
  if (until !== undefined && allDay) parts.set('UNTIL', until.slice(0, 8))
  return ruleFrom(parts)
}

const personPart = ({ address, name }: IcsPerson): string =>
  `${name === null ? '' : `;CN=${parameterText(name)}`}:mailto:${address}`

const participation: Readonly<Record<IcsAnswer, string>> = {
  none: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
}

function attendeeLine(person: IcsEvent['attendees'][number], isSent: boolean): string {
  const wants = isSent && person.answer === 'none' ? ';RSVP=TRUE' : ''
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${participation[person.answer]}${wants}${personPart(person)}`
}

function alarmLines({ minutes, by }: IcsEvent['alarms'][number], event: IcsEvent): string[] {
  const summary = escapedText(event.summary)
  // A mail needs recipients, who are not known here: calendars take their own user.
  const action = by === 'mail' ? ['ACTION:EMAIL', `SUMMARY:${summary}`] : ['ACTION:DISPLAY']
  return [
    'BEGIN:VALARM',
    ...action,
    `DESCRIPTION:${summary}`,
    `TRIGGER:${minutes === 0 ? 'PT0S' : `-PT${minutes}M`}`,
    'END:VALARM',
  ]
}
