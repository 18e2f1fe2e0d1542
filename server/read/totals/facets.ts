import { facetsOf, rangesOf, type Facet } from '#define/lists/facets'
import { currencyNameOf } from '#define/lists/sums'
import { defaultSort, fieldOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isArray, quoted } from '../../db/tables/columns'
import { sql, statement, type SQL } from '../../db/statement'
import { allowedSql } from '../access/access-sql'
import { conditionSql, type Condition } from '../conditions/condition'
import { keysOf, orderSql } from '../pages/keyset'
import type { Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import { totalCap, type ListQuery } from '../query'
import type { Total } from './total'

/** One value of a facet, and the number of records that have it. */
export interface FacetValue {
  /** An option, an id, a tag, `true`, or the name of a range. */
  readonly value: string
  readonly count: number
  /** Of a reference: the title of the record. */
  readonly title?: string | null
  /** Of a reference into a tree: the record that it is inside of. */
  readonly parent?: string | null
}

export interface FacetCounts {
  readonly field: string
  readonly values: readonly FacetValue[]
}

export interface Facets extends Total {
  readonly facets: readonly FacetCounts[]
}

/** The most values of one facet that are counted. */
const maxValues = 200

const some = sql.raw('"_some"')
const flag = (name: string): SQL => sql.raw(quoted(`_in_${name}`))

/**
 * The values of all facets of a catalogue with the numbers of records that a list query finds for the caller, by one
 * statement. The conditions on a facet do not narrow its own values, so that another one can be chosen. Of more
 * records than totals are counted to, the first ones are counted.
 * @throws Problem forbidden where the role may not read the resource at all.
 */
export async function facetsIn(reader: Reader, resource: AnyResource, query: ListQuery): Promise<Facets> {
  const facets = facetsOf(resource, reader.caller.role).filter(([name]) => isCounted(reader, resource, name))
  const names = facets.map(([name]) => name)
  const { own, others } = splitConditions(query.where, names)
  const columns = names.flatMap((name) => [
    sql.raw(`${quoted(resource.name)}.${quoted(name)}`),
    sql`${conditionsOn(resource, own.get(name) ?? [])} as ${flag(name)}`,
  ])
  const where = whereSql(reader, resource, { ...query, where: others })
  const counts = facets.map(([name, facet]) => {
    // Another currency removes the conditions on its amounts.
    const narrowing = (other: string) => other !== name && currencyNameOf(resource, other) !== name
    const rest = names.filter((other) => narrowing(other) && own.has(other)).map(flag)
    const narrowed = rest.length > 0 ? sql.join(rest, sql` and `) : sql`true`
    return sql`(${countSql(reader, resource, name, facet, narrowed)}) as ${sql.raw(quoted(name))}`
  })
  const [row] = await reader.database.query<Found>(
    statement(
      sql`with ${some} as materialized (select ${sql.join([sql`1`, ...columns], sql`, `)} from ${sql.identifier(resource.name)} where ${where} limit ${totalCap + 1}) select ${sql.join([sql`(select count(*) from ${some}) as "_counted"`, ...counts], sql`, `)}`,
    ),
  )
  if (!row) throw new Error('The facets returned no row')
  return {
    facets: names.map((field) => ({ field, values: (row[field] ?? []) as FacetValue[] })),
    total: Math.min(row._counted, totalCap),
    capped: row._counted > totalCap,
  }
}

type Found = { readonly _counted: number } & { readonly [field: string]: unknown }

/**
 * A reference has a facet only for callers who may read the records that it leads to, an amount only for those who may
 * read its currency.
 */
function isCounted({ app, caller }: Reader, resource: AnyResource, name: string): boolean {
  const currency = fieldOf(resource, currencyNameOf(resource, name) ?? '')
  if (currency && !readsAll(currency, caller.role)) return false
  const field = fieldOf(resource, name)
  if (field?.kind !== 'ref') return true
  const target = app[field.to]
  return target !== undefined && allowedSql(app, target, 'read', caller) !== undefined
}

/** The conditions that every record must meet, apart from those on one facet alone, which are returned by facet. */
function splitConditions(where: readonly Condition[], names: readonly string[]) {
  const own = new Map<string, Condition[]>()
  const others: Condition[] = []
  const sort = (condition: Condition): void => {
    if ('and' in condition) return condition.and.forEach(sort)
    if ('field' in condition && names.includes(condition.field))
      own.set(condition.field, [...(own.get(condition.field) ?? []), condition])
    else others.push(condition)
  }
  where.forEach(sort)
  return { own, others }
}

/** Whether a record meets some conditions; unknown counts as no. */
function conditionsOn(resource: AnyResource, conditions: readonly Condition[]): SQL {
  if (conditions.length === 0) return sql`true`
  return sql`coalesce(${sql.join(
    conditions.map((condition) => conditionSql(resource, condition)),
    sql` and `,
  )}, false)`
}

/** The values of one facet as JSON. */
function countSql(reader: Reader, resource: AnyResource, name: string, facet: Facet, narrowed: SQL): SQL {
  const field = fieldOf(resource, name)
  const column = sql.identifier(name)
  if (facet !== true && !('inside' in facet))
    return rangesSql(column, facet, narrowed, currencyNameOf(resource, name))
  if (field?.kind === 'ref') return referenceSql(reader, field.to, column, facet, narrowed)
  const isList = field !== undefined && isArray(field)
  const from = isList ? sql`${some}, unnest(${column}) "_value"` : some
  const value = isList ? sql.raw('"_value"') : column
  return sql`select jsonb_agg(jsonb_build_object('value', "v", 'count', "n") order by "n" desc, "v") from (select ${value}::text as "v", count(*)::int as "n" from ${from} where ${narrowed} and ${value} is not null group by 1 order by 2 desc, 1 limit ${maxValues}) "_values"`
}

/** The ranges; none of amounts in several currencies. */
function rangesSql(column: SQL, facet: Facet, narrowed: SQL, currency: string | undefined): SQL {
  const counts = rangesOf(facet).map(({ value, from, below }) => {
    const ends = [
      ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
      ...(below === undefined ? [] : [sql`${column} < ${below}`]),
    ]
    const within = sql.join([sql`${column} is not null`, ...ends], sql` and `)
    return sql`jsonb_build_object('value', ${value}::text, 'count', count(*) filter (where ${within}))`
  })
  const ranges = sql`jsonb_build_array(${sql.join(counts, sql`, `)})`
  const isComparable =
    currency === undefined ? undefined : sql`count(distinct ${sql.identifier(currency)}) < 2`
  return sql`select ${isComparable ? sql`case when ${isComparable} then ${ranges} end` : ranges} from ${some} where ${narrowed}`
}

/** The records that a reference leads to, as far as the caller may read them: of a tree all, otherwise those in use. */
function referenceSql(reader: Reader, to: string, column: SQL, facet: Facet, narrowed: SQL): SQL {
  const target = reader.app[to]
  const allowed = target && allowedSql(reader.app, target, 'read', reader.caller)
  if (!target || !allowed) throw new Error(`The facet of ${to} is not readable`)
  const table = sql.identifier(target.name)
  const isTree = facet !== true && 'inside' in facet
  const alive = target.trash ? sql.raw(` and ${quoted(target.name)}."deletedAt" is null`) : sql``
  const used = isTree ? sql`` : sql` and "_counts"."n" > 0`
  const order = orderSql(keysOf(target, [defaultSort(target)]))
  const parent = isTree ? sql`, ${sql.identifier(facet.inside)} as "p"` : sql``
  const parentOf = isTree ? sql`, 'parent', "p"` : sql``
  const title = sql.raw(`${quoted(target.name)}.${quoted(target.title)}`)
  return sql`select jsonb_agg(jsonb_build_object('value', "v", 'title', "t", 'count', coalesce("n", 0)${parentOf}) order by "i") from (select ${table}."id" as "v", ${title} as "t", "_counts"."n" as "n", row_number() over (order by ${order}) as "i"${parent} from ${table} left join (select ${column} as "id", count(*)::int as "n" from ${some} where ${narrowed} group by 1) "_counts" on "_counts"."id" = ${table}."id" where ${allowed}${alive}${used} order by ${order} limit ${maxValues}) "_values"`
}
