import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { isStart } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import {
  instantOf,
  lengthIn,
  seriesIn,
  seriesView,
  timeValues,
} from '#server/write/occurrences/series-record'
import type { Answer, AttendanceView } from './attendance-fields'

/** The most answers of one invitee to single occurrences of a series. */
const maxOccurrences = 50
/** Answers to occurrences that began longer ago are removed where there are too many, in milliseconds. */
const outdatedMs = 24 * 3_600_000

/** The instants of a list of starts, in milliseconds. */
export const startsOf = (value: unknown): ReadonlySet<number> =>
  new Set(((value ?? []) as readonly { readonly start: string }[]).map(({ start }) => Date.parse(start)))

/** Whether an answer is one to an occurrence alone. */
export const isAbout = ({ occurrence }: Answer, start: string): boolean =>
  occurrence != null && Date.parse(occurrence) === Date.parse(start)

/** The answers to one occurrence: those of the series, unless an invitee answered for the occurrence. */
export function effectiveAnswers(answers: readonly Answer[], start: string): readonly Answer[] {
  if (answers.every(({ occurrence }) => occurrence == null)) return answers
  const own = answers.filter((answer) => isAbout(answer, start))
  const answered = new Set(own.map(({ invitee }) => invitee))
  const others = answers.filter(({ invitee, occurrence }) => occurrence == null && !answered.has(invitee))
  return [...others, ...own].map((answer) => ({ ...answer, occurrence: null }))
}

/** The answer of an invitee to an occurrence, or to the whole record; undefined if there is none. */
export const answerOf = (
  answers: readonly Answer[],
  invitee: string,
  start: string | null,
): Answer | undefined =>
  (start === null ? undefined : answers.find((each) => each.invitee === invitee && isAbout(each, start))) ??
  answers.find((each) => each.invitee === invitee && each.occurrence == null)

/** Whether a record is a series with an event that starts at an instant. */
export function hasOccurrence(resource: AnyResource, record: Values, start: string): boolean {
  const view = seriesView(resource)
  return (
    view !== undefined &&
    typeof record[view.recurrence] === 'string' &&
    isStart(seriesIn(view, record), start)
  )
}

/**
 * Checks that a record has an occurrence, whose start is given by a request.
 * @returns its start in ISO 8601
 * @throws Problem invalid.
 */
export function occurrenceIn(resource: AnyResource, record: Values, given: unknown): string {
  const view = seriesView(resource)
  const isInstant = typeof given === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(given)
  if (!view || !isInstant || Number.isNaN(Date.parse(given)))
    throw invalidField('occurrence', 'format.datetime')
  const start = new Date(given).toISOString()
  if (!hasOccurrence(resource, record, start)) throw invalidField('occurrence', 'noOccurrence')
  return start
}

/**
 * The answers of which there is room for one more to an occurrence: without those of the invitee to occurrences that
 * are over, if they have many.
 * @throws Problem invalid if there are too many.
 */
export function withoutOutdated(
  { fields }: AnyResource,
  view: AttendanceView,
  answers: readonly Answer[],
  given: Answer,
): readonly Answer[] {
  if (given.occurrence == null) return answers
  const isOutdated = ({ invitee, occurrence }: Answer) =>
    invitee === given.invitee &&
    occurrence != null &&
    Date.parse(occurrence) < Date.parse(given.at) - outdatedMs
  const own = answers.filter(({ invitee, occurrence }) => invitee === given.invitee && occurrence != null)
  const rest = own.length < maxOccurrences ? answers : answers.filter((answer) => !isOutdated(answer))
  const left = rest.filter(({ invitee, occurrence }) => invitee === given.invitee && occurrence != null)
  const field = fields[view.answers]
  const max = (field?.kind === 'listOf' ? field.max : undefined) ?? 1000
  if (left.length >= maxOccurrences || rest.length >= max)
    throw invalidField('occurrence', 'max.array', { limit: Math.min(maxOccurrences, max) })
  return rest
}

/** A series as the one event of an occurrence. */
export function occurrenceRecord<Record extends Values>(
  resource: AnyResource,
  record: Record,
  start: string | null | undefined,
): Record {
  const view = seriesView(resource)
  if (!view || start == null) return record
  return {
    ...record,
    ...timeValues(view, start, lengthIn(view, record)),
    [view.recurrence]: null,
    [view.excluded]: [],
    [view.added]: [],
    [view.master]: record['id'],
    [view.originalStart]: instantOf(start),
  }
}
