import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { startsBetween } from '#recurrence/starts'
import { lengthIn, seriesIn, seriesView } from '#server/write/occurrences/series-record'
import type { Answer, AnswerKind } from '../attendance-fields'
import { answerOf } from '../occurrence-answers'

/** An event of a series that a guest can answer by itself. */
export interface OfferedOccurrence {
  readonly start: string
  readonly end: string
  /** The answer to it: that to the whole series if there is no other. */
  readonly answer: AnswerKind | undefined
}

/** How many events are offered, and within which time from the first of them, in milliseconds. */
const maxOffered = 12
const periodMs = 366 * 24 * 3_600_000

/** The next events of a series that are not over, without those that have a record of their own. */
export function offeredOccurrences(
  resource: AnyResource,
  record: Values,
  answers: readonly Answer[],
  invitee: string,
): readonly OfferedOccurrence[] {
  const view = seriesView(resource)
  if (!view || typeof record[view.recurrence] !== 'string') return []
  const length = lengthIn(view, record)
  const series = seriesIn(view, record)
  const from = Math.max(Date.now() - length, Date.parse(series.start))
  return startsBetween(series, from, from + periodMs)
    .slice(0, maxOffered)
    .map((start) => ({
      start,
      end: new Date(Date.parse(start) + length).toISOString(),
      answer: answerOf(answers, invitee, start)?.answer,
    }))
}
