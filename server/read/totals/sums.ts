import type { AnyResource } from '#define/resource'
import { currencyNameOf, sumsOf } from '#define/lists/sums'
import { quoted } from '../../db/tables/columns'
import { sql, statement, type SQL } from '../../db/statement'
import { invalidField } from '../../base/errors/problem'
import type { Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import { longer } from './longer'
import { totalCap, type ListQuery } from '../query'
import type { Sum } from './sum'
import { tabSumsIn } from './tab-sums'
import type { Total } from './total'

export interface Sums extends Total {
  /** Empty where nothing matches, and where more records match than are added up. */
  readonly sums: readonly Sum[]
}

export interface SumsQuery {
  readonly list: ListQuery
  readonly fields: readonly string[]
  /** Adds up all matching records, however many there are. */
  readonly isEverything: boolean
  /** Whether the sums of each tab are returned as well. */
  readonly isByTab?: boolean
}

/**
 * Parses the names of the fields to add up; all that the caller may where none are named.
 * @throws Problem invalid for a field that is not declared as a sum, or that the caller may not read.
 */
export function parseSummed({ caller }: Reader, resource: AnyResource, query: URLSearchParams): string[] {
  const allowed = sumsOf(resource, caller.role)
  const named = query.getAll('_fields').flatMap((text) => text.split(','))
  if (named.some((name) => !allowed.includes(name)))
    throw invalidField('_fields', 'fields', { options: allowed.join(', ') })
  return allowed.filter((name) => named.length === 0 || named.includes(name))
}

/**
 * The sums of the records that a list query finds for the caller. Up to the number to which totals are counted they
 * are added up by one statement; beyond it only on request.
 * @throws Problem forbidden where the role may not read the resource at all.
 */
export async function sumsIn(reader: Reader, resource: AnyResource, query: SumsQuery): Promise<Sums> {
  const { fields, isEverything } = query
  const found = statement(sumsSql(resource, whereSql(reader, resource, query.list), query))
  const [row] = await (isEverything ? longer(reader.database) : reader.database).query<Found>(found)
  if (!row) throw new Error('The sums returned no row')
  const capped = !isEverything && row._counted > totalCap
  const sums = fields.flatMap((field) =>
    ((row[field] ?? []) as Omit<Sum, 'field'>[]).map(({ currency, sum }) => ({ field, currency, sum })),
  )
  const ofTabs = query.isByTab ? await tabSumsIn(reader, resource, query) : []
  return { total: capped ? totalCap : row._counted, capped, sums: [...(capped ? [] : sums), ...ofTabs] }
}

type Found = { readonly _counted: number } & { readonly [field: string]: unknown }

function sumsSql(resource: AnyResource, where: SQL, { fields, isEverything }: SumsQuery): SQL {
  const table = sql.identifier(resource.name)
  const names = fields.flatMap((name) => [name, currencyNameOf(resource, name) ?? name])
  const columns = [...new Set(names)].map((name) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`))
  const selected = columns.length > 0 ? sql.join(columns, sql`, `) : sql`1`
  const limit = isEverything ? sql`` : sql.raw(`limit ${totalCap + 1}`)
  const sums = fields.map((name) => sumSql(name, currencyNameOf(resource, name)))
  return sql`with "_some" as materialized (select ${selected} from ${table} where ${where} ${limit}) select ${sql.join([sql`(select count(*) from "_some") as "_counted"`, ...sums], sql`, `)}`
}

/** The sums of a field by currency as JSON, those of the smallest codes first; null where no record has a value. */
function sumSql(name: string, currency: string | undefined): SQL {
  const by = currency === undefined ? sql`null::text` : sql.identifier(currency)
  const column = sql.identifier(name)
  return sql`(select jsonb_agg(jsonb_build_object('currency', "_by", 'sum', "_sum") order by "_by") from (select ${by} as "_by", sum(${column}) as "_sum" from "_some" where ${column} is not null group by 1) "_sums") as ${column}`
}
