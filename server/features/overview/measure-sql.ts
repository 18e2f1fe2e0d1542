import { fieldOf, readsAll } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access-sql'
import type { Condition } from '#server/read/condition'
import { whereSql, type Reader } from '#server/read/list'
import type { Range } from './range'
import type { FiguresSpec, Measure } from './tile'

/** A measure that the caller may read, with its resource. */
export interface Readable {
  readonly measure: Measure
  readonly resource: AnyResource
  readonly conditions: readonly Condition[]
  /** The joined resource, if there is one. */
  readonly joined?: AnyResource
}

const innerFields = (resource: AnyResource, each: string) => {
  const field = resource.fields[each]
  return field?.kind === 'listOf' ? field.fields : {}
}

/** The field that a name in a measure refers to: of the rows, otherwise of the record. */
const measured = ({ resource, measure }: Pick<Readable, 'resource' | 'measure'>, name: string) =>
  (measure.each && innerFields(resource, measure.each)[name]) || fieldOf(resource, name)

/**
 * A measure for a caller; undefined if the resource does not exist or the role may not read all values it is computed
 * from.
 */
export function readable(reader: Reader, measure: Measure, range: Range): Readable | undefined {
  const { app, caller } = reader
  const resource = app[measure.resource]
  if (!resource || !allowedSql(app, resource, 'read', caller)) return undefined
  const joined =
    measure.join === undefined ? undefined : targetOf(reader, { resource, measure }, measure.join)
  if (measure.join !== undefined && !joined) return undefined
  const conditions = conditionsOf(resource, measure, range)
  if (!conditions) return undefined
  const own = [
    measure.at,
    measure.sum,
    measure.mean,
    measure.p75,
    measure.different,
    measure.per,
    measure.each,
  ]
  const names = [...own, ...conditions.flatMap((item) => ('field' in item ? [item.field] : []))]
  const fields = names.flatMap((name) => (name === undefined ? [] : [measured({ resource, measure }, name)]))
  const others = (measure.worth?.reads ?? []).map(([name, field]) => {
    const other = app[name]
    return other && fieldOf(other, field)
  })
  const isSeen = [...fields, ...others].every((field) => field !== undefined && readsAll(field, caller.role))
  return isSeen ? { measure, resource, conditions, ...(joined && { joined }) } : undefined
}

/** The resource that a field refers to, if the caller may read any of it. */
export function targetOf(
  { app, caller }: Reader,
  of: Pick<Readable, 'resource' | 'measure'>,
  name: string,
): AnyResource | undefined {
  const field = measured(of, name)
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  return target && allowedSql(app, target, 'read', caller) ? target : undefined
}

/** The field with the currency of a record's amounts. */
export const currencyFieldOf = (resource: AnyResource): string | undefined =>
  Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'currency')

function conditionsOf(resource: AnyResource, measure: Measure, range: Range): Condition[] | undefined {
  const where = typeof measure.where === 'function' ? measure.where(range) : (measure.where ?? [])
  if (!measure.money) return [...where]
  const name = currencyFieldOf(resource)
  if (name === undefined || range.currency === undefined) return undefined
  return [...where, { field: name, op: 'eq', values: [range.currency] }]
}

const column = (resource: AnyResource, name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)

/** A value for the measure: from its rows, which are JSON, or from the record. */
function valueSql({ measure, resource }: Readable, name: string): SQL {
  const inner = measure.each ? innerFields(resource, measure.each)[name] : undefined
  if (!inner) return column(resource, name)
  const text = sql`("each"."value"->>${sql.raw(`'${name}'`)})`
  if (inner.kind === 'integer' || inner.kind === 'money') return sql`${text}::bigint`
  return inner.kind === 'ref' ? sql`${text}::uuid` : text
}

/** The FROM clause of the measure: the resource, its rows, and the joined resource. */
function fromSql(reader: Reader, readable: Readable): SQL {
  const { measure, resource, joined } = readable
  const parts = [sql`${sql.identifier(resource.name)}`]
  if (measure.each)
    parts.push(
      sql`cross join lateral jsonb_array_elements(${column(resource, measure.each)}) with ordinality "each"("value", "place")`,
    )
  if (joined && measure.join)
    parts.push(
      sql`left join (select * from ${sql.identifier(joined.name)} where ${allowedSql(reader.app, joined, 'read', reader.caller) ?? sql`false`}) "joined" on "joined"."id" = ${valueSql(readable, measure.join)}`,
    )
  return sql.join(parts, sql` `)
}

function aggregateSql(readable: Readable): SQL {
  const { measure } = readable
  if (measure.worth) return sql`coalesce(round(sum(${measure.worth.sql})), 0)::float8`
  if (measure.mean) return sql`coalesce(avg(${valueSql(readable, measure.mean)}), 0)::float8`
  if (measure.p75)
    return sql`coalesce(percentile_cont(0.75) within group (order by ${valueSql(readable, measure.p75)}), 0)::float8`
  if (measure.different) return sql`count(distinct ${valueSql(readable, measure.different)})::float8`
  if (!measure.sum) return sql`count(*)::float8`
  const sum = sql`coalesce(sum(${valueSql(readable, measure.sum)}), 0)::float8`
  if (!measure.per) return sum
  return sql`coalesce(${sum} / nullif(sum(${valueSql(readable, measure.per)}), 0), 0)::float8`
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
 * The SQL of a measure as one JSON value: rows of key, title of the key, whether it belongs to the compared range,
 * bucket and figure. The bucket is null for the total of all buckets.
 */
export function measureSql(reader: Reader, readable: Readable, spec: FiguresSpec, range: Range): SQL {
  const { measure, resource, conditions } = readable
  const field = measure.at === undefined ? undefined : fieldOf(resource, measure.at)
  const at = measure.at === undefined ? sql`null` : column(resource, measure.at)
  const wheres = [whereSql(reader, resource, { ...none, where: conditions })]
  if (field)
    wheres.push(sql`(${within(at, field, range.buckets)} or ${within(at, field, range.bucketsBefore)})`)
  const bucket = field ? bucketSql(at, field, range) : sql`1`
  const key = spec.by === undefined ? undefined : keyOf(readable, spec.by)
  const grouped = sql`select (${key?.value ?? sql`null`})::text as "key", (${bucket}) < 0 as "isBefore", ${bucket} as "bucket", ${aggregateSql(readable)} as "value" from ${fromSql(reader, readable)} where ${sql.join(wheres, sql` and `)} group by grouping sets ((1, 2), (1, 2, 3))`
  const title = titleSql(reader, key?.field)
  return sql`(select coalesce(jsonb_agg(jsonb_build_array("key", ${title}, "isBefore", "bucket", "value")), '[]'::jsonb) from (${grouped}) "_grouped")`
}
