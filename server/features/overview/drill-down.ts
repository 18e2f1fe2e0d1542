import type { DrillDown } from '#define/overview/overview'
import { fieldOf, filtersOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Readable } from './measure-sql'
import { listedSumOf } from './metric'

const filterable = (resource: AnyResource, name: string) => filtersOf(resource).includes(name)

/**
 * The list of the records behind a figure, or of the records whose rows it measures; undefined if no filter of that
 * list can express it.
 */
export function drillDownOf({ metric, resource, conditions }: Readable): DrillDown | undefined {
  if (metric.match) return undefined
  const simple = conditions.flatMap((item) => ('field' in item ? [item] : []))
  const names = [...simple.map(({ field }) => field), ...(metric.at ? [metric.at] : [])]
  if (simple.length < conditions.length || !names.every((name) => filterable(resource, name)))
    return undefined
  const kind = metric.at && fieldOf(resource, metric.at)?.kind === 'date' ? 'date' : 'datetime'
  const sum = metric.unlisted === undefined ? listedSumOf(metric) : undefined
  return {
    resource: resource.name,
    ...(sum !== undefined && { sum }),
    ...(metric.at && { at: { field: metric.at, kind } }),
    where: simple.map(({ field, op, values }) => ({ field, op, ...valueOf(op, values) })),
  }
}

const valueOf = (op: string, values: readonly unknown[]) =>
  values.length === 0 ? {} : { value: ['in', 'nin', 'between'].includes(op) ? values : values[0] }
