import type { DrillDown } from '#define/overview'
import { fieldOf, filtersOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Readable } from './measure-sql'

const filterable = (resource: AnyResource, name: string) => filtersOf(resource).includes(name)

/** The list of the records behind a figure; undefined if no filter of that list can express it. */
export function drillDownOf({ measure, resource, conditions }: Readable): DrillDown | undefined {
  if (measure.each || measure.join) return undefined
  const simple = conditions.flatMap((item) => ('field' in item ? [item] : []))
  const names = [...simple.map(({ field }) => field), ...(measure.at ? [measure.at] : [])]
  if (simple.length < conditions.length || !names.every((name) => filterable(resource, name)))
    return undefined
  const kind = measure.at && fieldOf(resource, measure.at)?.kind === 'date' ? 'date' : 'datetime'
  return {
    resource: resource.name,
    ...(measure.at && { at: { field: measure.at, kind } }),
    where: simple.map(({ field, op, values }) => ({ field, op, ...valueOf(op, values) })),
  }
}

const valueOf = (op: string, values: readonly unknown[]) =>
  values.length === 0 ? {} : { value: ['in', 'nin', 'between'].includes(op) ? values : values[0] }
