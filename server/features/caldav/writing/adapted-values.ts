import { isDeepStrictEqual } from 'node:util'
import type { Values } from '#define/parsing/parse'
import type { IcsEvent } from '#server/features/ics/ics-event'
import type { WrittenEvent } from '#server/features/ics/import/write-series'
import { eventKey } from '#server/features/ics/read-ics'
import { calendarOf, type RecordValues } from '#server/features/ics/values-of-event'
import { fieldsSetBy } from '#server/write/values/values'
import type { Stored } from '#server/write/context'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import type { ObjectPeople } from './people-of-object'

/** What the values of a PUT depend on besides its events. */
export interface Adapting {
  readonly calendar: DavCalendar
  readonly people: ObjectPeople
  /** The events as the client has read them, by their keys. */
  readonly shown: ReadonlyMap<string, IcsEvent>
  readonly isPublic: boolean
  /** Whether the object comes from another calendar. */
  readonly isMoved: boolean
}

/**
 * The values of a record after a PUT: what the client has changed of an event, compared with what it has read. What it
 * does not know, such as a room, stays, and a new record in a series has what the series has.
 */
export function adaptedValues(
  context: DavContext,
  adapting: Adapting,
  { given, set }: RecordValues,
  written: WrittenEvent,
): RecordValues {
  const { calendar, shown } = adapting
  const { event, existing, series } = written
  const base = shown.get(eventKey(existing ? event : { uid: event.uid, originalStart: null }))
  const record = existing ?? series
  const inherited = existing || !series ? undefined : inheritedValues(context, calendar, series)
  const unchanged = base && record ? unchangedValues(calendar, base, event, record) : {}
  const own = Object.entries(given).filter(([name]) => !existing || !(name in unchanged))
  const values: Values = {
    ...inherited?.given,
    ...Object.fromEntries(own),
    ...(existing ? {} : unchanged),
    ...withoutRoom(calendar, record, base?.location === event.location),
    ...declaredValues(adapting, written),
  }
  const from = calendarOf(calendar.resource).invitations?.from
  return { given: values, set: { ...ownSet(existing, set, from), ...inherited?.set } }
}

/** An event leaves its room if the client enters another location than the title of the room. */
function withoutRoom({ resource }: DavCalendar, record: Stored | undefined, isSameLocation: boolean): Values {
  const { exclusive, location = '' } = calendarOf(resource)
  if (exclusive === undefined || isSameLocation || !record?.[exclusive]) return {}
  return record[location] ? {} : { [exclusive]: null }
}

/** Who is invited, who may see the event, and the calendar that it is moved to. */
function declaredValues(
  { calendar, people, isPublic, isMoved }: Adapting,
  { event, existing, series }: WrittenEvent,
): Values {
  const { invitations, visibility, calendar: group } = calendarOf(calendar.resource)
  return {
    ...(invitations && { [invitations.attendees]: people.attendeesOf(event, existing ?? series) }),
    ...(visibility && isPublic && { [visibility.field]: visibility.public }),
    ...(group !== undefined && existing && isMoved && { [group]: calendar.row?.id ?? null }),
  }
}

/** Who organizes an event does not change. */
function ownSet(existing: Stored | undefined, set: Values, from = ''): Values {
  if (!existing) return set
  const { [from]: _, ...others } = set
  return others
}

/** The stored values of what is in the event as the client has read it. */
function unchangedValues({ resource }: DavCalendar, base: IcsEvent, event: IcsEvent, record: Stored): Values {
  const view = calendarOf(resource)
  const isSame = (name: keyof IcsEvent) => isDeepStrictEqual(base[name], event[name])
  const names = [
    ...(isSame('summary') ? [resource.title] : []),
    ...(isSame('description') ? [view.description] : []),
    ...(isSame('location') ? [view.location] : []),
    ...(isSame('alarms') ? [view.reminders] : []),
    ...(isSame('attendees') ? [view.invitations?.guests] : []),
  ].filter((name) => name !== undefined)
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** What a new record that replaces an occurrence has of its series. */
function inheritedValues({ reader }: DavContext, { resource }: DavCalendar, series: Stored): RecordValues {
  const { recurrence = '', series: names, invitations } = calendarOf(resource)
  const own = new Set([recurrence, names?.added ?? ''])
  const given = Object.keys(fieldsSetBy(resource, reader.caller.role)).filter((name) => !own.has(name))
  const set = invitations
    ? [invitations.uid, invitations.sequence, invitations.answers, invitations.from]
    : []
  const valuesOf = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((name) => [name, series[name]]))
  return { given: valuesOf(given), set: valuesOf(set) }
}
