import type { CalendarView } from '#define/any-resource'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { parseValues, type Values } from '#define/parsing/parse'
import type { IcsEvent } from './ics-event'

/** What the values of a record depend on besides the event. */
export interface ValuesContext {
  /** The title of events without any. */
  readonly untitled: string
  /** The address of the user whose event it becomes: others are its organizer. */
  readonly own: string | undefined
  /** Addresses of users who are invited to the record already: they do not become guests. */
  readonly invited?: ReadonlySet<string>
  /** Whether the record is private whatever the event says. */
  readonly isPrivate?: boolean | undefined
}

/** The values of a record: those that a user could enter, and those that only the server sets. */
export interface RecordValues {
  readonly given: Values
  readonly set: Values
}

/**
 * An event as values of a record. Whoever is invited becomes a guest by their address, never a user: nobody gets access
 * by a file.
 */
export const valuesOfEvent = (
  resource: AnyResource,
  event: IcsEvent,
  context: ValuesContext,
): RecordValues => ({
  given: enteredValues(resource, event, context),
  set: ownValues(resource, event, context),
})

/** The value of a field, if it is declared. */
const named = (name: string | undefined, value: unknown): Values =>
  name === undefined ? {} : { [name]: value }

/** The declared calendar of a resource. */
export function calendarOf({ views, name }: AnyResource): CalendarView {
  if (!views?.calendar) throw new Error(`${name} has no calendar`)
  return views.calendar
}

function enteredValues(resource: AnyResource, event: IcsEvent, context: ValuesContext): Values {
  const view = calendarOf(resource)
  const { visibility, invitations } = view
  const text = (name: string | undefined, value: string | null): Values =>
    named(name, value === null ? null : fitted(resource.fields[name ?? ''], value) || null)
  return {
    [resource.title]: fitted(resource.fields[resource.title], event.summary) || context.untitled,
    [view.start]: event.start,
    ...named(view.end, event.end),
    ...named(view.allDay, event.allDay),
    ...named(view.timezone, event.timezone),
    ...named(view.recurrence, event.recurrence),
    ...named(view.series?.added, listOfStarts(event.added)),
    ...text(view.location, event.location),
    ...text(view.description, event.description),
    ...named(invitations?.guests, guestsOf(resource, event, context)),
    ...named(view.reminders, remindersOf(resource, event)),
    ...(event.isPrivate || context.isPrivate ? named(visibility?.field, visibility?.private) : {}),
  }
}

function ownValues(resource: AnyResource, event: IcsEvent, context: ValuesContext): Values {
  const { invitations, series } = calendarOf(resource)
  return {
    ...named(invitations?.uid, event.uid),
    ...named(invitations?.sequence, event.sequence),
    ...named(invitations?.from, organizerElsewhere(event, context)),
    ...named(invitations?.answers, answersOf(resource, event, context)),
    ...named(series?.excluded, listOfStarts(event.excluded)),
  }
}

/** The address of the organizer if it is not that of the user. */
const organizerElsewhere = ({ organizer }: IcsEvent, { own }: ValuesContext): string | null =>
  organizer && organizer.address !== own ? organizer.address : null

const listOfStarts = (starts: readonly string[]) => starts.map((start) => ({ start }))

/** The lines of a text with commas between them. */
const onOneLine = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')

/** A text that fits into its field: on a single line unless it has several, and not longer than it may be. */
function fitted(field: AnyField | undefined, text: string): string {
  if (field?.kind !== 'text') return text
  const lines = field.lines === undefined ? onOneLine(text) : text
  const max = field.max ?? 10_000
  const trimmed = lines.trim()
  return trimmed.length <= max ? trimmed : `${trimmed.slice(0, max - 1).trimEnd()}…`
}

interface Rows {
  readonly fields: Parameters<typeof parseValues>[0]
  readonly max: number
}

/** The rows of a list that are valid, as many as it may have. */
function validRows(resource: AnyResource, name: string | undefined, rows: readonly Values[]): Values[] {
  const field = name === undefined ? undefined : resource.fields[name]
  if (field?.kind !== 'listOf') return []
  const { fields, max }: Rows = { fields: field.fields, max: field.max ?? 100 }
  return rows.filter((row) => parseValues(fields, row, 'create').ok).slice(0, max)
}

const invitedGuests = (event: IcsEvent, { own, invited }: ValuesContext) =>
  event.attendees.filter(
    ({ address }) => address !== own && address !== event.organizer?.address && !invited?.has(address),
  )

const guestsOf = (resource: AnyResource, event: IcsEvent, context: ValuesContext): Values[] =>
  validRows(
    resource,
    resource.views?.calendar?.invitations?.guests,
    invitedGuests(event, context).map(({ address, name }) => ({ email: address, name })),
  )

/** The answers of guests, at the time of the last change of the event. */
const answersOf = (resource: AnyResource, event: IcsEvent, context: ValuesContext): Values[] =>
  validRows(
    resource,
    resource.views?.calendar?.invitations?.answers,
    invitedGuests(event, context)
      .filter(({ answer }) => answer !== 'none')
      .map(({ address, answer }) => ({ invitee: address, answer, at: event.updatedAt })),
  )

const remindersOf = (resource: AnyResource, { alarms }: IcsEvent): Values[] =>
  validRows(
    resource,
    resource.views?.calendar?.reminders,
    alarms.map(({ minutes, by }) => ({ minutes, by })),
  )
