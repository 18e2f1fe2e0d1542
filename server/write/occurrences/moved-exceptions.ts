import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { shiftSeries, type Shifted } from '#recurrence/shift'
import { happens } from '#recurrence/starts'
import type { Stored } from '../context'
import { differing } from '../values/values'
import { instantOf, listOfStarts, newStartIn, seriesIn, seriesView, type SeriesView } from './series-record'

/** The exceptions of a series that begins at another time. */
interface MovedExceptions {
  readonly view: SeriesView
  readonly values: Values
  readonly movedStarts: Shifted['movedStarts']
}

/**
 * The exceptions of a series after an ordinary update, which changes its start but not its rule; undefined if they
 * stay as they are.
 */
export function movedExceptions(
  resource: AnyResource,
  record: Stored,
  values: Values,
): MovedExceptions | undefined {
  const view = seriesView(resource)
  if (!view || typeof record[view.recurrence] !== 'string') return undefined
  const times: readonly (string | undefined)[] = [view.start, view.allDay, view.timezone]
  if (!differing(record, values).some((name) => times.includes(name))) return undefined
  const series = seriesIn(view, record)
  const after = { ...record, ...values }
  const rule = after[view.recurrence]
  const to = newStartIn(view, after)
  if (series.excluded.length + series.added.length === 0) return undefined
  // A rule that is not valid is refused where the record is saved.
  if (typeof rule !== 'string' || !happens({ ...to, recurrence: rule })) return undefined
  const shifted = shiftSeries(series, instantOf(record[view.start]), to, rule)
  if (!shifted) return undefined
  const { excluded, added } = shifted.series
  const moved = { [view.excluded]: listOfStarts(excluded), [view.added]: listOfStarts(added) }
  return { view, values: moved, movedStarts: shifted.movedStarts }
}
