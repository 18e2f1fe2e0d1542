import { isDeepStrictEqual } from 'node:util'
import type { Values } from '#define/parsing/parse'
import type { IcsEvent } from '#server/features/ics/ics-event'
import type { WrittenEvent } from '#server/features/ics/import/write-series'
import { eventKey } from '#server/features/ics/read-ics'
import { calendarOf, type RecordValues } from '#server/features/ics/values-of-event'
import { fieldsSetBy } from '#server/write/values/values'
import type { Stored } from '#server/write/context'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../calendars/dav-context'
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
  const { resource } = adapting.calendar
  const view = calendarOf(resource)
  const { event, existing, series } = written
  const base = adapting.shown.get(eventKey(existing ? event : { uid: event.uid, originalStart: null }))
  const record = existing ?? series
  const inherited = existing || !series ? undefined : inheritedValues(context, adapting.calendar, series)
  const values: Record<string, unknown> = { ...inherited?.given, ...given }
  if (base && record)
    for (const [name, value] of Object.entries(unchangedValues(adapting.calendar, base, event, record))) {
      if (existing) Reflect.deleteProperty(values, name)
      else values[name] = value
    }
  // Without a text its location is the title of its room.
  const isInRoom = view.exclusive !== undefined && record?.[view.exclusive] && !record[view.location ?? '']
  if (isInRoom && view.exclusive !== undefined && base?.location !== event.location)
    values[view.exclusive] = null
  if (view.invitations) values[view.invitations.attendees] = adapting.people.attendeesOf(event, record)
  if (view.visibility && adapting.isPublic) values[view.visibility.field] = view.visibility.public
  if (view.calendar !== undefined && existing && adapting.isMoved)
    values[view.calendar] = adapting.calendar.row?.id ?? null
  return { given: values, set: { ...ownSet(existing, set, view.invitations?.from), ...inherited?.set } }
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
