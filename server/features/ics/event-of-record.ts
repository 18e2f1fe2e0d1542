import type { CalendarView } from '#define/any-resource'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { IcsAnswer, IcsEvent, IcsPerson } from './ics-event'

/** What is needed to describe records as events. */
export interface EventSource {
  readonly resource: AnyResource
  /** The host of this application: records that were made here are identified by their id and it. */
  readonly host: string
  /** The users who are named in the records, by their ids; others are left out. */
  readonly people: ReadonlyMap<string, IcsPerson>
}

const [hour, dayLong] = [3_600_000, 86_400_000]

/** The identifier (UID) of a record that was made here. */
export const uidOfRecord = (id: string, host: string): string => `${id}@${host}`

/** A record as an event; undefined if it has no start. */
export function eventOfRecord(source: EventSource, record: Values): IcsEvent | undefined {
  const view = source.resource.views?.calendar
  const times = view && timesOf(source.resource, record)
  if (!times) return undefined
  const text = (name: string | undefined) => textIn(record, name)
  const { series, invitations } = view
  const recurrence = text(view.recurrence)
  return {
    ...times,
    uid: uidOf(source, record),
    sequence: numberIn(record, invitations?.sequence),
    timezone: times.allDay ? null : text(view.timezone),
    summary: text(source.resource.title) ?? '',
    description: text(view.description),
    location: text(view.location) ?? exclusiveTitle(view, record),
    status: 'confirmed',
    recurrence,
    excluded: recurrence === null ? [] : startsIn(record, series?.excluded),
    added: recurrence === null ? [] : startsIn(record, series?.added),
    originalStart: instantIn(record, series?.originalStart),
    ...peopleOf(source, record),
    alarms: alarmsIn(record, view.reminders),
    isPrivate: isPrivate(source.resource, record),
    updatedAt: new Date(String(record.updatedAt ?? 0)).toISOString(),
  }
}

/** The title of what a record has to itself, such as its room, among the titles of what it refers to. */
function exclusiveTitle({ exclusive }: CalendarView, record: Values): string | null {
  const titles = (record['_refs'] ?? {}) as Readonly<Record<string, string>>
  const id = textIn(record, exclusive)
  return id === null ? null : (titles[id] ?? null)
}

const textIn = (record: Values, name: string | undefined): string | null => {
  const value = name === undefined ? undefined : record[name]
  return typeof value === 'string' && value !== '' ? value : null
}
const numberIn = (record: Values, name: string | undefined): number =>
  name === undefined ? 0 : Number(record[name] ?? 0)
const instantIn = (record: Values, name: string | undefined): string | null => {
  const value = name === undefined ? undefined : record[name]
  return value ? new Date(value as string).toISOString() : null
}
const listIn = <Row>(record: Values, name: string | undefined): readonly Row[] =>
  ((name === undefined ? undefined : record[name]) ?? []) as readonly Row[]
const startsIn = (record: Values, name: string | undefined): string[] =>
  listIn<{ start: string }>(record, name)
    .map(({ start }) => new Date(start).toISOString())
    .toSorted()

/** A record that replaces an occurrence has the identifier of its series. */
function uidOf({ resource, host }: EventSource, record: Values): string {
  const { invitations, series } = resource.views?.calendar ?? {}
  const master = textIn(record, series?.master)
  return textIn(record, invitations?.uid) ?? uidOfRecord(master ?? String(record.id), host)
}

function timesOf(
  resource: AnyResource,
  record: Values,
): Pick<IcsEvent, 'start' | 'end' | 'allDay'> | undefined {
  const view = resource.views?.calendar
  const start = view && instantIn(record, view.start)
  if (!start) return undefined
  const isOfDays = resource.fields[view.start]?.kind === 'date'
  const allDay = isOfDays || (view.allDay !== undefined && record[view.allDay] === true)
  const end = instantIn(record, view.end)
  const least = allDay || view.end !== undefined ? start : new Date(Date.parse(start) + hour).toISOString()
  const until = end !== null && end > start ? end : least
  return allDay ? { start: dayOf(start), end: dayOf(until), allDay } : { start, end: until, allDay }
}

const dayOf = (instant: string): string =>
  new Date(Math.floor(Date.parse(instant) / dayLong) * dayLong).toISOString()

function alarmsIn(record: Values, name: string | undefined): IcsEvent['alarms'] {
  return listIn<{ minutes: number; by: string }>(record, name).map(({ minutes, by }) => ({
    minutes,
    by: by === 'mail' ? 'mail' : 'notification',
  }))
}

/** Whether a record is private by its declaration. */
export function isPrivate({ views }: AnyResource, record: Values): boolean {
  const visibility = views?.calendar?.visibility
  return visibility !== undefined && record[visibility.field] === visibility.private
}

const isAnswer = (answer: string): answer is IcsAnswer =>
  answer === 'accepted' || answer === 'tentative' || answer === 'declined'

/** The organizer, and who is invited with their answers. An event without guests has no organizer. */
function peopleOf(
  { resource, people }: EventSource,
  record: Values,
): Pick<IcsEvent, 'organizer' | 'attendees'> {
  const names = resource.views?.calendar?.invitations
  if (!names) return { organizer: null, attendees: [] }
  const answers = new Map(
    listIn<{ invitee: string; answer: string; occurrence?: string | null }>(record, names.answers)
      .filter(({ occurrence }) => !occurrence)
      .map(({ invitee, answer }) => [invitee, answer]),
  )
  const answerOf = (invitee: string): IcsAnswer => {
    const answer = answers.get(invitee) ?? ''
    return isAnswer(answer) ? answer : 'none'
  }
  const users = listIn<string>(record, names.attendees).flatMap((id) => {
    const person = people.get(id)
    return person ? [{ ...person, answer: answerOf(id) }] : []
  })
  const guests = listIn<{ email: string; name: string | null }>(record, names.guests).map(
    ({ email, name }) => {
      const address = email.toLowerCase()
      return { address, name, answer: answerOf(address) }
    },
  )
  const attendees = [...users, ...guests]
  const from = textIn(record, names.from)
  const own = people.get(String(record[names.organizer])) ?? null
  const organizer = from === null ? own : { address: from.toLowerCase(), name: null }
  return { organizer: attendees.length > 0 || from !== null ? organizer : null, attendees }
}
