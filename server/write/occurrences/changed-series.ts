import type { Values } from '#define/parsing/parse'
import { countOf, withParts } from '#recurrence/rule-parts'
import { shiftSeries, type Shifted } from '#recurrence/shift'
import { happens, type Series } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import type { Stored } from '../context'
import { differing } from '../values/values'
import {
  instantOf,
  lengthIn,
  listOfStarts,
  newStartIn,
  seriesValues,
  timeValues,
  type SeriesView,
} from './series-record'

/** A series with changed values. */
export interface ChangedSeries {
  readonly values: Values
  /** The length of its events, in milliseconds. */
  readonly length: number
  readonly movedStarts: Shifted['movedStarts']
}

/**
 * The values of a series after those of one of its occurrences were changed: a new start moves all of them, a new end
 * changes the length of all of them.
 * @param occurrence the former values of the occurrence
 * @throws Problem invalid if the days of the rule cannot be moved, or a new rule never applies.
 */
export function changedSeries(
  view: SeriesView,
  series: Series,
  occurrence: Values,
  changed: Values,
): ChangedSeries {
  const after = { ...occurrence, ...changed }
  const rule = changed[view.recurrence] as string | null | undefined
  const length = lengthIn(view, after)
  if (rule === null) return withoutRule(view, { after, changed }, length)
  const next = newStartIn(view, after)
  if (rule !== undefined && !happens({ ...next, recurrence: rule }))
    throw invalidField(view.recurrence, 'recurrence')
  const isMoved = [view.start, view.allDay, view.timezone].some(
    (name) => name !== undefined && name in changed,
  )
  const shifted = isMoved
    ? shiftSeries(series, instantOf(occurrence[view.start]), next, rule)
    : { series: { ...series, recurrence: rule ?? series.recurrence }, movedStarts: same }
  if (!shifted) throw invalidField(view.start, 'seriesDays')
  return {
    values: {
      ...changed,
      ...seriesValues(view, shifted.series, length),
      ...(view.added in changed && { [view.added]: changed[view.added] }),
    },
    length,
    movedStarts: shifted.movedStarts,
  }
}

const same = (starts: readonly string[]): string[] => [...starts]

/** The series ends: what remains is the chosen occurrence. */
const withoutRule = (
  view: SeriesView,
  { after, changed }: { readonly after: Values; readonly changed: Values },
  length: number,
): ChangedSeries => ({
  values: {
    ...changed,
    ...timeValues(view, instantOf(after[view.start]), length),
    [view.recurrence]: null,
    [view.excluded]: [],
    [view.added]: [],
  },
  length,
  movedStarts: same,
})

/** A changed rule for the second part of a series: its number of occurrences, if it is unchanged, is what is left. */
export function ruleOfRest(view: SeriesView, whole: Series, rest: Series, changed: Values): Values {
  const rule = changed[view.recurrence]
  const count = countOf(whole.recurrence)
  if (typeof rule !== 'string' || count === undefined || countOf(rule) !== count) return changed
  return { ...changed, [view.recurrence]: withParts(rule, { COUNT: String(countOf(rest.recurrence)) }) }
}

/**
 * What changes in a record that replaces an occurrence when its series changes: the values that it had in common with
 * the series. What was changed in it stays.
 */
export function followedValues(
  view: SeriesView,
  { record, override, changed }: { record: Stored; override: Stored; changed: Values },
  { originalStart, length }: { readonly originalStart: string; readonly length: number },
): Values {
  const times: readonly (string | undefined)[] = [view.start, view.end, view.allDay]
  const own: readonly string[] = [view.recurrence, view.excluded, view.added, view.master, view.originalStart]
  const isAsSeries =
    instantOf(override[view.start]) === instantOf(override[view.originalStart]) &&
    lengthIn(view, override) === lengthIn(view, record) &&
    (view.allDay === undefined || override[view.allDay] === record[view.allDay])
  const common = Object.keys(changed).filter(
    (name) =>
      !times.includes(name) &&
      !own.includes(name) &&
      differing(record, { [name]: override[name] }).length === 0,
  )
  return {
    ...Object.fromEntries(common.map((name) => [name, changed[name]])),
    ...(isAsSeries && timeValues(view, originalStart, length)),
    ...(isAsSeries &&
      view.allDay !== undefined &&
      view.allDay in changed && { [view.allDay]: changed[view.allDay] }),
    [view.originalStart]: originalStart,
  }
}

/** The values of an excluded start in addition to the others. */
export const withExcluded = (view: SeriesView, series: Series, start: string): Values => ({
  [view.excluded]: listOfStarts([...series.excluded, start].toSorted()),
})
