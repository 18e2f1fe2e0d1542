import { isMe, ruleFor, type AnyMatch } from '#define/access'
import type { DrillDown, FiguresTile, Line, ShownMetric } from '#define/overview/overview'
import type { AnyResource } from '#define/resource'
import { isProgram } from '#server/base/caller'
import type { SQL } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { drillDownOf } from './drill-down'
import { measureSql, readable, type Readable } from './measure-sql'
import { byDay, type Range } from './range'
import type { FiguresSpec, Overviews } from './tile'
import { isAverage, type ComputedMetric, type Metric } from './metric'

/** One figure as the query returns it. */
type Found = readonly [
  key: string | null,
  label: string | null,
  isBefore: boolean,
  bucket: number | null,
  /** Null for an average of no values. */
  value: number | null,
]

/** A tile of figures: its queries, and a function that builds the tile from the rows. */
export interface FiguresQuery {
  readonly sqls: readonly SQL[]
  readonly tileOf: (answers: readonly (readonly Found[])[]) => FiguresTile
}

/** How a tile names and explains one of its metrics, and where its records are. */
export const shownMetric = (
  reader: Reader,
  name: string,
  { resource, explanation, unlisted }: Metric | ComputedMetric,
  behind: DrillDown | undefined,
): ShownMetric => ({
  name,
  explanation,
  ...(unlisted !== undefined && { unlisted }),
  ...(behind && { behind }),
  ...(isOwn(reader, reader.app[resource]) && { own: true as const }),
})

/** The metrics of a tile that exist and that the caller may read. */
const readableIn = (reader: Reader, spec: FiguresSpec, { metrics }: Overviews, range: Range) =>
  spec.metrics.flatMap((name) => {
    const metric = metrics[name]
    const found = metric && readable(reader, metric, range)
    const isForAll = spec.forAll ?? metric?.forAll
    return found && (!isForAll || readsEvery(reader, found.resource)) ? [{ name, readable: found }] : []
  })

/** Undefined if the caller may read none of the metrics. */
export function figuresQuery(
  reader: Reader,
  spec: FiguresSpec,
  overviews: Overviews,
  requested: Range,
): FiguresQuery | undefined {
  const range = spec.daily ? byDay(requested) : requested
  const found = readableIn(reader, spec, overviews, range)
  const [first] = found
  if (!first) return undefined
  const tile = {
    kind: 'figures' as const,
    unit: first.readable.metric.unit,
    metrics: found.map((item) =>
      shownMetric(reader, item.name, item.readable.metric, drillDownOf(item.readable)),
    ),
    ...(found.every((item) => isOwn(reader, item.readable.resource)) && { own: true as const }),
    ...(spec.daily && { days: { from: range.from, to: range.to } }),
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

const ruleOf = ({ caller }: Reader, resource: AnyResource) =>
  isProgram(caller) || ruleFor(resource.access, caller.role, 'read')

/** Whether the caller may read every record. */
const readsEvery = (reader: Reader, resource: AnyResource): boolean => ruleOf(reader, resource) === true

/** Whether a condition is met only by records of the caller, or of records that belong to them. */
const isMine = (match: AnyMatch): boolean =>
  Object.values(match).some((value) => isMe(value) || (isMatch(value) && isMine(value)))

const isMatch = (value: unknown): value is AnyMatch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the caller reads only records that belong to them. */
export function isOwn(reader: Reader, resource: AnyResource | undefined): boolean {
  const rule = resource && ruleOf(reader, resource)
  return typeof rule === 'object' && [rule].flat().every(isMine)
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

type Ranked = Pick<Line, 'key' | 'total' | 'before'>

/** Largest total first. Keys decide between equal totals, as the order of groups differs from query to query. */
export const byTotal = (item: Ranked, other: Ranked): number =>
  (other.total ?? 0) - (item.total ?? 0) ||
  (other.before ?? 0) - (item.before ?? 0) ||
  ((item.key ?? '') < (other.key ?? '') ? -1 : 1)

/** One line per key, largest total first. */
function linesOf(found: readonly Found[], making: Making): Line[] {
  const byKey = new Map<string | null, Found[]>()
  for (const row of found) byKey.set(row[0], [...(byKey.get(row[0]) ?? []), row])
  return [...byKey]
    .map(([key, rows]) => ({ ...lineOf(key, rows, making), label: rows[0]?.[1] ?? null }))
    .filter(({ total, before }) => (total ?? 0) !== 0 || (before ?? 0) !== 0)
    .toSorted(byTotal)
    .slice(0, making.spec.limit)
}

function lineOf(key: string | null, found: readonly Found[], { spec, range, readable }: Making): Line {
  const nothing = isAverage(readable.metric) ? null : 0
  const totalOf = (before: boolean) =>
    found.find(([, , isBefore, bucket]) => isBefore === before && bucket === null)?.[4] ?? nothing
  const valuesOf = (before: boolean) => {
    const buckets = before ? range.bucketsBefore : range.buckets
    const length = spec.overTime && readable.metric.at ? buckets.length : 0
    const values = Array.from({ length }, (): number | null => nothing)
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
