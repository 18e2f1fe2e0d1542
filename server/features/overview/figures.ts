import type { FiguresTile, Line } from '#define/overview'
import type { SQL } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { drillDownOf } from './drill-down'
import { measureSql, readable, type Readable } from './measure-sql'
import type { Range } from './range'
import type { FiguresSpec } from './tile'

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

/** Undefined if the caller may read none of the measures. */
export function figuresQuery(reader: Reader, spec: FiguresSpec, range: Range): FiguresQuery | undefined {
  const measures = Object.entries(spec.measures).flatMap(([key, measure]) => {
    const item = readable(reader, measure, range)
    return item ? [{ key, one: item }] : []
  })
  const [first] = measures
  if (!first) return undefined
  const sqls = measures.map(({ one: readable }) => measureSql(reader, readable, spec, range))
  if (spec.by === undefined)
    return {
      sqls,
      tileOf: (answers) => ({
        kind: 'figures',
        unit: spec.unit,
        lines: measures.map(({ key, one: readable }, index) =>
          lineOf(key, answers[index] ?? [], { spec, range, readable }),
        ),
      }),
    }
  const by = byOf(first.one, spec.by)
  return {
    sqls: sqls.slice(0, 1),
    tileOf: ([answer = []]) => ({
      kind: 'figures',
      unit: spec.unit,
      ...(by && { by }),
      lines: linesOf(answer, { spec, range, readable: first.one }),
    }),
  }
}

/** The resource and field that declare the labels of the keys. */
function byOf({ resource, joined, measure }: Readable, by: string) {
  const name = by.replace(/^joined\./, '')
  const owner = name === by ? resource : joined
  const field = name === by && measure.each ? `${measure.each}.${name}` : name
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
    const values = Array.from({ length: spec.overTime && readable.measure.at ? buckets.length : 0 }, () => 0)
    for (const [, , isBefore, bucket, value] of found)
      if (isBefore === before && bucket !== null && values.length > 0) values[Math.abs(bucket) - 1] = value
    return values
  }
  const list = drillDownOf(readable)
  const isKey = spec.by !== undefined && list && !spec.by.startsWith('joined.')
  return {
    key,
    total: totalOf(false),
    before: range.compared && readable.measure.at ? totalOf(true) : null,
    values: valuesOf(false),
    valuesBefore: valuesOf(true),
    ...(list && { behind: isKey ? narrowed(list, spec.by ?? '', key) : list }),
  }
}

/** The same list, filtered by one key. */
const narrowed = (list: NonNullable<Line['behind']>, field: string, key: string | null) => ({
  ...list,
  where: [...list.where, key === null ? { field, op: 'null' } : { field, op: 'eq', value: key }],
})
