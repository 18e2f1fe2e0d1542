import { isMe, ruleFor } from '#define/access'
import type { FiguresTile, Line, ShownMetric } from '#define/overview'
import type { AnyResource } from '#define/resource'
import { isProgram } from '#server/base/caller'
import type { SQL } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { drillDownOf } from './drill-down'
import { measureSql, readable, type Readable } from './measure-sql'
import { weeksUntilEnd, type Range } from './range'
import type { FiguresSpec, Overviews } from './tile'
import type { ComputedMetric, Metric } from './metric'

/** One figure as the query returns it. */
type Found = readonly [
  key: string | null,
  label: string | null,
  isBefore: boolean,
  bucket: number | null,
  value: number,
]

/** A tile of figures: its queries, and a function that builds the tile from the rows. */
export interface FiguresQuery {
  readonly sqls: readonly SQL[]
  readonly tileOf: (answers: readonly (readonly Found[])[]) => FiguresTile
}

/** How a tile names and explains one of its metrics. */
export const shownMetric = (
  name: string,
  { explanation, unlisted }: Metric | ComputedMetric,
): ShownMetric => ({ name, explanation, ...(unlisted !== undefined && { unlisted }) })

/** The metrics of a tile that exist and that the caller may read. */
const readableIn = (reader: Reader, spec: FiguresSpec, { metrics }: Overviews, range: Range) =>
  spec.metrics.flatMap((name) => {
    const metric = metrics[name]
    const found = metric && readable(reader, metric, range)
    return found ? [{ name, readable: found }] : []
  })

/** Undefined if the caller may read none of the metrics. */
export function figuresQuery(
  reader: Reader,
  spec: FiguresSpec,
  overviews: Overviews,
  requested: Range,
): FiguresQuery | undefined {
  const range = spec.weeks === undefined ? requested : weeksUntilEnd(requested, spec.weeks)
  const found = readableIn(reader, spec, overviews, range)
  const [first] = found
  if (!first) return undefined
  const tile = {
    kind: 'figures' as const,
    unit: first.readable.metric.unit,
    metrics: found.map(({ name, readable: { metric } }) => shownMetric(name, metric)),
    ...(isOwn(reader, first.readable.resource) && { own: true as const }),
    ...(spec.weeks !== undefined && { days: { from: range.from, to: range.to } }),
  }
  const sqls = found.map((item) => measureSql(reader, item.readable, spec, range))
  if (spec.by === undefined)
    return {
      sqls,
      tileOf: (answers) => ({
        ...tile,
        lines: found.map((item, index) =>
          lineOf(item.name, answers[index] ?? [], { spec, range, readable: item.readable }),
        ),
      }),
    }
  const by = byOf(first.readable, spec.by)
  return {
    sqls: sqls.slice(0, 1),
    tileOf: ([answer = []]) => ({
      ...tile,
      ...(by && { by }),
      lines: linesOf(answer, { spec, range, readable: first.readable }),
    }),
  }
}

/** Whether the caller reads only records that belong to them. */
export function isOwn({ caller }: Reader, resource: AnyResource): boolean {
  const rule = isProgram(caller) || ruleFor(resource.access, caller.role, 'read')
  if (typeof rule !== 'object') return false
  return [rule].flat().every((match) => Object.values(match).some(isMe))
}

/** The resource and field that declare the labels of the keys. */
function byOf({ resource, joined, metric }: Readable, by: string) {
  const name = by.replace(/^joined\./, '')
  const owner = name === by ? resource : joined
  const field = name === by && metric.each ? `${metric.each}.${name}` : name
  return owner && { resource: owner.name, field }
}

interface Making {
  readonly spec: FiguresSpec
  readonly range: Range
  readonly readable: Readable
}

/** One line per key, largest total first. */
function linesOf(found: readonly Found[], making: Making): Line[] {
  const byKey = new Map<string | null, Found[]>()
  for (const row of found) byKey.set(row[0], [...(byKey.get(row[0]) ?? []), row])
  return [...byKey]
    .map(([key, rows]) => ({ ...lineOf(key, rows, making), label: rows[0]?.[1] ?? null }))
    .filter(({ total, before }) => total !== 0 || (before ?? 0) !== 0)
    .toSorted((item, other) => other.total - item.total || (other.before ?? 0) - (item.before ?? 0))
    .slice(0, making.spec.limit)
}

function lineOf(key: string | null, found: readonly Found[], { spec, range, readable }: Making): Line {
  const totalOf = (before: boolean) =>
    found.find(([, , isBefore, bucket]) => isBefore === before && bucket === null)?.[4] ?? 0
  const valuesOf = (before: boolean) => {
    const buckets = before ? range.bucketsBefore : range.buckets
    const values = Array.from({ length: spec.overTime && readable.metric.at ? buckets.length : 0 }, () => 0)
    for (const [, , isBefore, bucket, value] of found)
      if (isBefore === before && bucket !== null && values.length > 0) values[Math.abs(bucket) - 1] = value
    return values
  }
  const isKey = spec.by !== undefined
  // Neither the rows of a record nor the record it refers to can be filtered by.
  const isInner = isKey && (readable.metric.each !== undefined || spec.by.startsWith('joined.'))
  const list = isInner ? undefined : drillDownOf(readable)
  return {
    key,
    total: totalOf(false),
    before: range.compared && readable.metric.at ? totalOf(true) : null,
    values: valuesOf(false),
    valuesBefore: valuesOf(true),
    ...(list && { behind: isKey ? narrowed(list, spec.by, key) : list }),
  }
}

/** The same list, filtered by one key. */
const narrowed = (list: NonNullable<Line['behind']>, field: string, key: string | null) => ({
  ...list,
  where: [...list.where, key === null ? { field, op: 'null' } : { field, op: 'eq', value: key }],
})
