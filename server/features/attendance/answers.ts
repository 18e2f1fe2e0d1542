import type { Values } from '#define/parsing/parse'
import { effectiveAnswers, isAbout, startsOf } from './occurrence-answers'
import {
  answersIn,
  excludesOthers,
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
  const isNewer = previous && (isMoved || excludesOthers(view, previous, values))
  const hasInvitees = inviteesIn(view, values).length > 0
  return {
    [view.guests]: distinctGuests(view, values),
    [view.answers]: isMoved ? [] : answersStillValid(view, values),
    ...(isNewer && hasInvitees && { [view.sequence]: Number(previous[view.sequence] ?? 0) + 1 }),
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
  const { series } = view.calendar
  const original = series && values[series.master] ? values[series.originalStart] : undefined
  const all = answersIn(view, values)
  // A record that replaces an occurrence takes over the answers to it.
  const answers = original ? effectiveAnswers(all, new Date(original as string).toISOString()) : all
  const excluded = startsOf(series && values[series.excluded])
  const isValid = ({ invitee, occurrence }: Answer) =>
    invited.has(invitee) && !(occurrence && excluded.has(Date.parse(occurrence)))
  return answers.every(isValid) ? answers : answers.filter(isValid)
}

/** The answers with that of an invitee, which replaces the former one. One to a whole series replaces all of theirs. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): Answer[] => [
  ...answers.filter(
    (each) =>
      each.invitee !== answer.invitee || (answer.occurrence != null && !isAbout(each, answer.occurrence)),
  ),
  answer,
]
