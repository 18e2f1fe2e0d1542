import { seriesScopes, type SeriesScope } from '#define'
import type { AnyResource } from '#define/resource'
import { firstStart, isStart, type Series } from '#recurrence/starts'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Stored, Writing } from '../context'
import { lockAllowed } from '../lock'
import { overridesFrom, overridesOf, seriesIn, seriesView, type SeriesView } from './series-record'

/** A chosen occurrence of a series, by its start. */
export interface Chosen {
  readonly start: string
  readonly scope: SeriesScope
}

/** A locked series, with the records that replace some of its occurrences. */
export interface OpenSeries {
  readonly view: SeriesView
  readonly record: Stored
  readonly series: Series
  readonly overrides: readonly Stored[]
  /** The start of the chosen occurrence, in ISO 8601. */
  readonly at: string
  /** The scope; `all` if the chosen occurrence is the first and all that follow it are chosen. */
  readonly scope: SeriesScope
}

/** The chosen occurrence in a request.
 * @throws Problem invalid.
 */
export function chosenIn(start: string, scope: string | undefined): Chosen {
  const known = seriesScopes.find((each) => each === scope)
  if (known === undefined) throw invalidField('scope', 'choice', { options: seriesScopes.join(', ') })
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(start) || Number.isNaN(Date.parse(start)))
    throw invalidField('originalStart', 'format.datetime')
  return { start: new Date(start).toISOString(), scope: known }
}

/**
 * Locks the series that a request names, and finds the chosen occurrence in it.
 * @throws Problem forbidden, missing, stale; invalid if the series has no such occurrence.
 */
export async function openSeries(
  writing: Writing,
  resource: AnyResource,
  name: string,
  verb: 'update' | 'delete',
  { start, scope, version }: Chosen & { readonly version: number | undefined },
): Promise<OpenSeries> {
  const view = seriesView(resource)
  if (!view) throw new Problem({ kind: 'missing' })
  const record = await lockAllowed(writing, resource, name, verb, version)
  const series = seriesIn(view, record)
  if (!isOccurrence(series, start, scope)) throw invalidField('originalStart', 'noOccurrence')
  const overrides = await overridesOf(writing, resource, view, record.id)
  const isEarlier = overridesFrom(view, overrides, start).length < overrides.length
  const isFirst = !isEarlier && Date.parse(firstStart(series) ?? start) >= Date.parse(start)
  return {
    view,
    record,
    series,
    overrides,
    at: start,
    scope: scope === 'following' && isFirst ? 'all' : scope,
  }
}

/** All occurrences can also be chosen by the start of the series, even if nothing happens then. */
const isOccurrence = (series: Series, start: string, scope: SeriesScope): boolean =>
  (scope === 'all' && start === series.start) || isStart(series, start)
