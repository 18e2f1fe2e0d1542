import type { CalendarView, InvitationFields } from '#define/any-resource'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Stored } from '#server/write/context'
import { idsIn } from '../notifications/notified-users'

/** What an invitee may answer. */
export const answerKinds = ['accepted', 'tentative', 'declined'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** What one invitee answered: a user by their id, a guest by their address in lower case. */
export interface Answer {
  readonly invitee: string
  readonly answer: AnswerKind
  readonly at: string
  /** Of a series: the start of the only occurrence that it applies to. */
  readonly occurrence?: string | null
}
/** An invited person without an account. */
export interface Guest {
  readonly email: string
  readonly name: string | null
}

/** The fields of a resource whose records have invitees. */
export interface AttendanceView extends InvitationFields {
  readonly calendar: CalendarView
}

/** A record with invitees, before and after a change. */
export interface Attended {
  readonly resource: AnyResource
  readonly view: AttendanceView
  readonly record: Stored
  readonly previous?: Stored | undefined
}

/** The declared fields of invitations; undefined if the resource has none. */
export function attendanceOf({ views }: AnyResource): AttendanceView | undefined {
  const calendar = views?.calendar
  return calendar?.invitations && { ...calendar.invitations, calendar }
}

export const guestsIn = ({ guests }: AttendanceView, record: Values): readonly Guest[] =>
  (record[guests] ?? []) as readonly Guest[]
export const answersIn = ({ answers }: AttendanceView, record: Values): readonly Answer[] =>
  (record[answers] ?? []) as readonly Answer[]
export const organizerIn = ({ organizer }: AttendanceView, record: Values): string | undefined =>
  idsIn(record[organizer])[0]
/** The address of an organizer elsewhere; undefined if a user organizes it. */
export const foreignOrganizerIn = ({ from }: AttendanceView, record: Values): string | undefined =>
  (record[from] ?? undefined) as string | undefined

/** The users who are invited, without the organizer. */
export const attendeesIn = (view: AttendanceView, record: Values): string[] =>
  idsIn(record[view.attendees]).filter((id) => id !== organizerIn(view, record))

/** By what answers name a guest. */
export const guestKey = ({ email }: Guest): string => email.toLowerCase()

/** By what answers name those who are invited. */
export const inviteesIn = (view: AttendanceView, record: Values): string[] => [
  ...idsIn(record[view.attendees]),
  ...guestsIn(view, record).map(guestKey),
]

const instant = (value: unknown): number => Date.parse(new Date(value as string).toISOString())
const same = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first ?? null) === JSON.stringify(second ?? null)

/** Whether an event takes place at other times than before; one that is only left out of a series does not count. */
export function isRescheduled({ calendar }: AttendanceView, before: Values, after: Values): boolean {
  const { start, end, allDay, timezone, recurrence, series } = calendar
  const isMoved = [start, end].some(
    (name) => name !== undefined && instant(before[name]) !== instant(after[name]),
  )
  const others = [allDay, timezone, recurrence, series?.added]
  return isMoved || others.some((name) => name !== undefined && !same(before[name], after[name]))
}

/** Whether other starts of a series are excluded than before. */
export const excludesOthers = (
  { calendar: { series } }: AttendanceView,
  before: Values,
  after: Values,
): boolean => series !== undefined && !same(before[series.excluded], after[series.excluded])

/** Whether an event is described in another way than before: its texts, such as the title and the location, or its room. */
export function isReworded({ fields, views }: AnyResource, before: Values, after: Values): boolean {
  return Object.entries(fields).some(
    ([name, field]) =>
      ((field.kind === 'text' && !field.readOnly) || name === views?.calendar?.exclusive) &&
      !same(before[name], after[name]),
  )
}

/** Whether an event is over, so that nobody needs to be told of it. A series never is. */
export function isPast({ calendar }: AttendanceView, record: Values, now: number): boolean {
  const { end, recurrence } = calendar
  if (recurrence !== undefined && record[recurrence]) return false
  return end !== undefined && instant(record[end]) + 24 * 3_600_000 < now
}
