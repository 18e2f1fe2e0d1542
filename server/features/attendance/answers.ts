import type { Values } from '#define/parsing/parse'
import {
  answersIn,
  guestKey,
  guestsIn,
  inviteesIn,
  isRescheduled,
  type Answer,
  type AttendanceView,
} from './attendance-fields'

/**
 * What a change of an event sets in addition: the revision of the invitation, and the answers that are still valid.
 * Whoever is no longer invited has no answer, and at another time all are asked again.
 */
export function valuesOfAttendance(
  view: AttendanceView,
  values: Values,
  previous: Values | undefined,
): Values {
  const isMoved = previous ? isRescheduled(view, previous, values) : isMovedOccurrence(view, values)
  const hasInvitees = inviteesIn(view, values).length > 0
  return {
    [view.guests]: distinctGuests(view, values),
    [view.answers]: isMoved ? [] : answersStillValid(view, values),
    ...(previous && isMoved && hasInvitees && { [view.sequence]: Number(previous[view.sequence] ?? 0) + 1 }),
  }
}

/** Whether a new record replaces an occurrence at another time than that of the occurrence. */
function isMovedOccurrence({ calendar }: AttendanceView, values: Values): boolean {
  const { series, start } = calendar
  if (!series || start === undefined || !values[series.master]) return false
  return Date.parse(String(values[series.originalStart])) !== Date.parse(String(values[start]))
}

function distinctGuests(view: AttendanceView, values: Values) {
  const byKey = new Map(guestsIn(view, values).map((guest) => [guestKey(guest), guest]))
  return [...byKey.values()]
}

function answersStillValid(view: AttendanceView, values: Values): readonly Answer[] {
  const invited = new Set(inviteesIn(view, values))
  const answers = answersIn(view, values)
  return answers.every(({ invitee }) => invited.has(invitee))
    ? answers
    : answers.filter(({ invitee }) => invited.has(invitee))
}

/** The answers with that of an invitee, which replaces the former one. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): Answer[] => [
  ...answers.filter(({ invitee }) => invitee !== answer.invitee),
  answer,
]
