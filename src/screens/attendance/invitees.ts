import type { AnyResource } from '#define'
import type { InvitationFields } from '#define/any-resource'
import type { Row } from '#providers/data/answers'

/** What an invitee may answer, and that they have not. */
export const attendanceStates = ['accepted', 'tentative', 'none', 'declined'] as const
export type AttendanceState = (typeof attendanceStates)[number]

/** One who is invited, or the organizer. */
export interface Invitee {
  /** The id of a user, or the address of a guest. */
  readonly id: string
  /** Undefined if the reader may not see the name of the user. */
  readonly name: string | undefined
  readonly role: 'organizer' | 'attendee' | 'guest'
  readonly state: AttendanceState
}

interface Answer {
  readonly invitee: string
  readonly answer: Exclude<AttendanceState, 'none'>
}
interface Guest {
  readonly email: string
  readonly name: string | null
}

const fieldsOf = ({ views }: AnyResource): InvitationFields | undefined => views?.calendar?.invitations
const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string')

/** The organizer and those who are invited to a record; empty where nobody is. */
export function inviteesOf(resource: AnyResource, row: Row): Invitee[] {
  const fields = fieldsOf(resource)
  if (!fields) return []
  const answers = new Map(
    ((row[fields.answers] ?? []) as readonly Answer[]).map(({ invitee, answer }) => [invitee, answer]),
  )
  const [owner] = idsIn(row[fields.organizer])
  const from = row[fields.from] as string | null | undefined
  const attendees = idsIn(row[fields.attendees]).filter((id) => id !== owner || Boolean(from))
  const guests = (row[fields.guests] ?? []) as readonly Guest[]
  if (attendees.length + guests.length === 0) return []
  const organizer: Invitee[] = from
    ? [{ id: from, name: from, role: 'organizer', state: 'accepted' }]
    : owner === undefined
      ? []
      : [{ id: owner, name: row._refs?.[owner], role: 'organizer', state: 'accepted' }]
  return [
    ...organizer,
    ...attendees.map((id) => ({
      ...{ id, name: row._refs?.[id], role: 'attendee' as const },
      state: answers.get(id) ?? ('none' as const),
    })),
    ...guests.map(({ email, name }) => ({
      ...{ id: email, name: name ?? email, role: 'guest' as const },
      state: answers.get(email.toLowerCase()) ?? ('none' as const),
    })),
  ]
}

/** What a user answered to an invitation; undefined if they are not invited. */
export function ownState(resource: AnyResource, row: Row, user: string): AttendanceState | undefined {
  const fields = fieldsOf(resource)
  if (!fields || !idsIn(row[fields.attendees]).includes(user)) return undefined
  const answers = (row[fields.answers] ?? []) as readonly Answer[]
  return answers.find(({ invitee }) => invitee === user)?.answer ?? 'none'
}
