import { fieldOf, readsAll } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import type { Condition } from '#server/read/conditions/condition'
import type { Reader } from '#server/read/list'
import { whereSql } from '#server/read/conditions/list-conditions'
import type { Range } from './range'
import type { Metric } from './metric'
import type { FiguresSpec } from './tile'

/** A metric that the caller may read, with its resource. */
export interface Readable {
  readonly metric: Metric
  readonly resource: AnyResource
  readonly conditions: readonly Condition[]
  /** The joined resource, if there is one. */
  readonly joined?: AnyResource
}

const innerFields = (resource: AnyResource, each: string) => {
  const field = resource.fields[each]
  return field?.kind === 'listOf' ? field.fields : {}
}

/** The field that a name in a metric refers to: of the rows, otherwise of the record. */
const measured = ({ resource, metric }: Pick<Readable, 'resource' | 'metric'>, name: string) =>
  (metric.each && innerFields(resource, metric.each)[name]) || fieldOf(resource, name)

/**
 * A measure for a caller; undefined if the resource does not exist or the role may not read all values it is computed
 * from.
 */
export function readable(reader: Reader, metric: Metric, range: Range): Readable | undefined {
  const { app, caller } = reader
  const resource = app[metric.resource]
  if (!resource || !allowedSql(app, resource, 'read', caller)) return undefined
  const joined = metric.join === undefined ? undefined : targetOf(reader, { resource, metric }, metric.join)
  if (metric.join !== undefined && !joined) return undefined
  const conditions = conditionsOf(resource, metric, range)
  if (!conditions) return undefined
  const own = [metric.at, metric.sum, metric.mean, metric.p75, metric.different, metric.per, metric.each]
  const names = [...own, ...conditions.flatMap((item) => ('field' in item ? [item.field] : []))]
  const fields = names.flatMap((name) => (name === undefined ? [] : [measured({ resource, metric }, name)]))
  const others = (metric.worth?.reads ?? []).map(([name, field]) => {
    const other = app[name]
    return other && fieldOf(other, field)
  })
  const isSeen = [...fields, ...others].every((field) => field !== undefined && readsAll(field, caller.role))
  return isSeen ? { metric, resource, conditions, ...(joined && { joined }) } : undefined
}

/** The resource that a field refers to, if the caller may read any of it. */
export function targetOf(
  { app, caller }: Reader,
  of: Pick<Readable, 'resource' | 'metric'>,
  name: string,
): AnyResource | undefined {
  const field = measured(of, name)
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  return target && allowedSql(app, target, 'read', caller) ? target : undefined
}

/** The field with the currency of a record's amounts. */
export const currencyFieldOf = (resource: AnyResource): string | undefined =>
  Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'currency')

function conditionsOf(resource: AnyResource, metric: Metric, range: Range): Condition[] | undefined {
  const where = typeof metric.where === 'function' ? metric.where(range) : (metric.where ?? [])
  if (metric.unit !== 'money' && !metric.inCurrency) return [...where]
  const name = currencyFieldOf(resource)
  if (name === undefined || range.currency === undefined) return undefined
  return [...where, { field: name, op: 'eq', values: [range.currency] }]
}

const column = (resource: AnyResource, name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)

/** A value for the metric: from its rows, which are JSON, or from the record. */
function valueSql({ metric, resource }: Readable, name: string): SQL {
  const inner = metric.each ? innerFields(resource, metric.each)[name] : undefined
  if (!inner) return column(resource, name)
  const text = sql`("each"."value"->>${sql.raw(`'${name}'`)})`
  if (inner.kind === 'integer' || inner.kind === 'money') return sql`${text}::bigint`
  return inner.kind === 'ref' ? sql`${text}::uuid` : text
}

/** The FROM clause of the metric: the resource, its rows, and the joined resource. */
function fromSql(reader: Reader, readable: Readable): SQL {
  const { metric, resource, joined } = readable
  const parts = [sql`${sql.identifier(resource.name)}`]
  if (metric.each)
    parts.push(
      sql`cross join lateral jsonb_array_elements(${column(resource, metric.each)}) with ordinality "each"("value", "place")`,
    )
  if (joined && metric.join)
    parts.push(
      sql`left join (select * from ${sql.identifier(joined.name)} where ${allowedSql(reader.app, joined, 'read', reader.caller) ?? sql`false`}) "joined" on "joined"."id" = ${valueSql(readable, metric.join)}`,
    )
  return sql.join(parts, sql` `)
}

function aggregateSql(readable: Readable): SQL {
  const { metric } = readable
  if (metric.worth) return sql`coalesce(round(sum(${metric.worth.sql})), 0)::float8`
  if (metric.mean) return sql`avg(${valueSql(readable, metric.mean)})::float8`
  if (metric.p75)
    return sql`(percentile_cont(0.75) within group (order by ${valueSql(readable, metric.p75)}))::float8`
  if (metric.different) return sql`count(distinct ${valueSql(readable, metric.different)})::float8`
  if (!metric.sum) return sql`count(*)::float8`
  const sum = sql`coalesce(sum(${valueSql(readable, metric.sum)}), 0)::float8`
  if (!metric.per) return sum
  return sql`(${sum} / nullif(sum(${valueSql(readable, metric.per)}), 0))::float8`
}

const none = { trash: false, tabs: false, sorts: [], page: { kind: 'keyset', limit: 1 } } as const

/** The boundaries between the buckets of a range, as timestamps or dates. */
const bounds = (field: AnyField, buckets: Range['buckets']) =>
  field.kind === 'date'
    ? sql`${sql.param(buckets.map(({ from }) => from))}::date[]`
    : sql`${sql.param(buckets.map(({ starts }) => starts))}::timestamptz[]`

const within = (at: SQL, field: AnyField, buckets: Range['buckets']): SQL => {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (!first || !last) return sql`false`
  return field.kind === 'date'
    ? sql`${at} between ${first.from}::date and ${last.to}::date`
    : sql`${at} between ${first.starts}::timestamptz and ${last.ends}::timestamptz`
}

/** The bucket of a record: positive numbers in the range, negative ones in the range it is compared with. */
function bucketSql(at: SQL, field: AnyField, { buckets, bucketsBefore }: Range): SQL {
  const column = sql`width_bucket(${at}, ${bounds(field, buckets)})`
  if (bucketsBefore.length === 0) return column
  const [first] = buckets
  const start = field.kind === 'date' ? sql`${first?.from}::date` : sql`${first?.starts}::timestamptz`
  return sql`case when ${at} >= ${start} then ${column} else -width_bucket(${at}, ${bounds(field, bucketsBefore)}) end`
}

/** The field whose values are the keys, and its column. */
function keyOf(readable: Readable, by: string): { field: AnyField | undefined; value: SQL } {
  const name = by.replace(/^joined\./, '')
  if (name === by) return { field: measured(readable, by), value: valueSql(readable, by) }
  return {
    field: readable.joined && fieldOf(readable.joined, name),
    value: sql.raw(`"joined".${quoted(name)}`),
  }
}

/** The title of the record whose id is the key. */
function titleSql({ app, caller }: Reader, field: AnyField | undefined): SQL {
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  const allowed = target && allowedSql(app, target, 'read', caller)
  if (!target || !allowed) return sql`null::text`
  const [table, title] = [sql.identifier(target.name), column(target, target.title)]
  return sql`(select ${title} from ${table} where ${column(target, 'id')} = "_grouped"."key"::uuid and ${allowed})`
}

/**
 * The SQL of a metric as one JSON value: rows of key, title of the key, whether it belongs to the compared range,
 * bucket and figure. The bucket is null for the total of all buckets.
 */
export function measureSql(reader: Reader, readable: Readable, spec: FiguresSpec, range: Range): SQL {
  const { metric, resource, conditions } = readable
  const field = metric.at === undefined ? undefined : fieldOf(resource, metric.at)
  const at = metric.at === undefined ? sql`null` : column(resource, metric.at)
  const wheres = [
    whereSql(reader, resource, {
      ...none,
      where: conditions,
      ...(metric.match && { match: metric.match }),
    }),
  ]
  if (field)
    wheres.push(sql`(${within(at, field, range.buckets)} or ${within(at, field, range.bucketsBefore)})`)
  const bucket = field ? bucketSql(at, field, range) : sql`1`
  const key = spec.by === undefined ? undefined : keyOf(readable, spec.by)
  const grouped = sql`select (${key?.value ?? sql`null`})::text as "key", (${bucket}) < 0 as "isBefore", ${bucket} as "bucket", ${aggregateSql(readable)} as "value" from ${fromSql(reader, readable)} where ${sql.join(wheres, sql` and `)} group by grouping sets ((1, 2), (1, 2, 3))`
  const title = titleSql(reader, key?.field)
  return sql`(select coalesce(jsonb_agg(jsonb_build_array("key", ${title}, "isBefore", "bucket", "value")), '[]'::jsonb) from (${grouped}) "_grouped")`
}
