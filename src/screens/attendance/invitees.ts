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
  /** The occurrences of a series that they answered otherwise, by their starts; empty for one occurrence. */
  readonly exceptions: readonly OccurrenceAnswer[]
}

/** What an invitee answered to one occurrence of a series. */
export interface OccurrenceAnswer {
  readonly start: string
  readonly state: AttendanceState
}

interface Answer {
  readonly invitee: string
  readonly answer: Exclude<AttendanceState, 'none'>
  /** Of a series: the start of the only occurrence that it applies to. */
  readonly occurrence?: string | null
}
interface Guest {
  readonly email: string
  readonly name: string | null
}

const fieldsOf = ({ views }: AnyResource): InvitationFields | undefined => views?.calendar?.invitations
const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string')

const answersIn = (fields: InvitationFields, row: Row): readonly Answer[] =>
  (row[fields.answers] ?? []) as readonly Answer[]

/** What one invitee answered: to an occurrence, or else to the whole record. */
const stateOf = (answers: readonly Answer[], invitee: string, at: string | undefined): AttendanceState => {
  const own = answers.filter((each) => each.invitee === invitee)
  const isMeant = ({ occurrence }: Answer) => Boolean(occurrence) && at === occurrence
  return (own.find(isMeant) ?? own.find(({ occurrence }) => !occurrence))?.answer ?? 'none'
}

/**
 * The organizer and those who are invited to a record; empty where nobody is.
 * @param at the start of an occurrence, if only that is meant
 */
export function inviteesOf(resource: AnyResource, row: Row, at?: string): Invitee[] {
  const fields = fieldsOf(resource)
  if (!fields) return []
  const answers = answersIn(fields, row)
  const answered = (key: string): Pick<Invitee, 'state' | 'exceptions'> => ({
    state: stateOf(answers, key, at),
    exceptions: at === undefined ? exceptionsOf(answers, key) : [],
  })
  const [owner] = idsIn(row[fields.organizer])
  const from = row[fields.from] as string | null | undefined
  const attendees = idsIn(row[fields.attendees]).filter((id) => id !== owner || Boolean(from))
  const guests = (row[fields.guests] ?? []) as readonly Guest[]
  if (attendees.length + guests.length === 0) return []
  const organizer: Invitee[] = from
    ? [{ id: from, name: from, role: 'organizer', state: 'accepted', exceptions: [] }]
    : owner === undefined
      ? []
      : [{ id: owner, name: row._refs?.[owner], role: 'organizer', state: 'accepted', exceptions: [] }]
  return [
    ...organizer,
    ...attendees.map((id) => ({
      id,
      name: row._refs?.[id],
      role: 'attendee' as const,
      ...answered(id),
    })),
    ...guests.map(({ email, name }) => ({
      id: email,
      name: name ?? email,
      role: 'guest' as const,
      ...answered(email.toLowerCase()),
    })),
  ]
}

const exceptionsOf = (answers: readonly Answer[], key: string): OccurrenceAnswer[] =>
  answers
    .flatMap(({ invitee, answer, occurrence }) =>
      invitee === key && occurrence ? [{ start: occurrence, state: answer }] : [],
    )
    .toSorted((first, second) => first.start.localeCompare(second.start))

/**
 * What a user answered to an invitation; undefined if they are not invited.
 * @param at the start of an occurrence, if only that is meant
 */
export function ownState(
  resource: AnyResource,
  row: Row,
  user: string,
  at?: string,
): AttendanceState | undefined {
  const fields = fieldsOf(resource)
  if (!fields || !idsIn(row[fields.attendees]).includes(user)) return undefined
  return stateOf(answersIn(fields, row), user, at)
}
