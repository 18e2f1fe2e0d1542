import { recordTitle } from '#define/record-title'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import type { Stored } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { idsIn } from '../notifications/notified-users'
import type { IcsEvent, IcsPerson } from '../ics/ics-event'
import {
  answersIn,
  foreignOrganizerIn,
  guestKey,
  guestsIn,
  organizerIn,
  type Attended,
  type AttendanceView,
} from './attendance-fields'

interface Context {
  readonly services: Pick<Services, 'publicUrl'>
  readonly tx: Queryable
}

interface Named {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** The identifier that other programs know an event by: its own, or its id at this host. */
export const uidOf = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  view: AttendanceView,
  record: Values,
): string =>
  (record[view.uid] as string | null | undefined) ?? `${String(record.id)}@${new URL(publicUrl).hostname}`

/** The event of a record, with its organizer and all invitees, as a message about it has it. */
export async function eventMessage(context: Context, attended: Attended): Promise<IcsEvent> {
  const { resource, view, record } = attended
  const people = await peopleOf(context.tx, [
    ...idsIn(record[view.organizer]),
    ...idsIn(record[view.attendees]),
  ])
  const answers = new Map(answersIn(view, record).map(({ invitee, answer }) => [invitee, answer]))
  const { uid, originalStart } = await identityOf(context, attended)
  const invited = idsIn(record[view.attendees]).flatMap((id) => people.get(id) ?? [])
  return {
    ...timesOf(resource, view, record),
    uid,
    originalStart,
    sequence: Number(record[view.sequence] ?? 0),
    organizer: organizerOf(view, record, people),
    attendees: [
      ...invited.map(({ id, ...person }) => ({
        ...personOf(person),
        answer: answers.get(id) ?? ('none' as const),
      })),
      ...guestsIn(view, record).map((guest) => ({
        ...{ address: guest.email, name: guest.name },
        answer: answers.get(guestKey(guest)) ?? ('none' as const),
      })),
    ],
    updatedAt: new Date().toISOString(),
  }
}

const personOf = ({ email, displayName }: Omit<Named, 'id'>): IcsPerson => ({
  address: email,
  name: displayName,
})

async function peopleOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, Named>> {
  const found = await tx.query<Named>({
    name: 'attendance_people',
    text: 'select "id", "email", "displayName" from "users" where "id" = any($1::uuid[])',
    values: [ids],
  })
  return new Map(found.map((user) => [user.id, user]))
}

function organizerOf(
  view: AttendanceView,
  record: Values,
  people: ReadonlyMap<string, Named>,
): IcsPerson | null {
  const foreign = foreignOrganizerIn(view, record)
  if (foreign !== undefined) return { address: foreign, name: null }
  const user = people.get(organizerIn(view, record) ?? '')
  return user ? personOf(user) : null
}

/** By what others know an event; one that replaces an occurrence has the identifier of its series. */
async function identityOf(
  { services, tx }: Context,
  { resource, view, record }: Attended,
): Promise<Pick<IcsEvent, 'uid' | 'originalStart'>> {
  const { series } = view.calendar
  const master = series ? record[series.master] : undefined
  if (!series || typeof master !== 'string')
    return { uid: uidOf(services, view, record), originalStart: null }
  const [found] = await tx.query<Stored>({
    text: `select "id", "${view.uid}" from "${resource.name}" where "id" = $1`,
    values: [master],
  })
  return {
    uid: uidOf(services, view, found ?? { id: master }),
    originalStart: instant(record[series.originalStart]),
  }
}

const instant = (value: unknown): string => new Date(value as string).toISOString()
const startsIn = (value: unknown): string[] =>
  ((value ?? []) as readonly { readonly start: string }[]).map(({ start }) => instant(start)).toSorted()
const textIn = (record: Values, name: string | undefined): string | null =>
  name === undefined ? null : ((record[name] ?? null) as string | null)

type Times = Omit<IcsEvent, 'uid' | 'originalStart' | 'sequence' | 'organizer' | 'attendees' | 'updatedAt'>

function timesOf(resource: AnyResource, { calendar }: AttendanceView, record: Values): Times {
  const { start, end, allDay, timezone, recurrence, series, location, description, visibility } = calendar
  return {
    start: instant(record[start]),
    end: instant(record[end ?? start]),
    allDay: allDay !== undefined && record[allDay] === true,
    timezone: textIn(record, timezone),
    summary: recordTitle(resource, record) ?? resource.label[0],
    description: textIn(record, description),
    location: textIn(record, location),
    status: 'confirmed',
    recurrence: textIn(record, recurrence),
    excluded: series ? startsIn(record[series.excluded]) : [],
    added: series ? startsIn(record[series.added]) : [],
    alarms: [],
    isPrivate: visibility !== undefined && record[visibility.field] === visibility.private,
  }
}
