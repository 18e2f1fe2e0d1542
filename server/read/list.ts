import { ruleFor } from '#define/access'
import type { App } from '#define/app'
import { searchedFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../base/caller'
import { quoted } from '../db/tables/columns'
import type { Queryable } from '../base/database'
import { sql, statement, type SQL } from '../db/statement'
import type { SignAddress } from './uploads/address'
import { signRows } from './uploads/sign-rows'
import { requireAllowed } from './access-sql'
import { conditionSql } from './condition'
import { afterSql, cursorSql, encodeCursor, keysOf, orderSql } from './keyset'
import { boundTo, matchedResources, matchSql } from './match'
import { maxRows, type ListQuery } from './query'
import { parseRows } from './rows/parse-rows'
import { selection, type Row } from './selection'
import { tabQueries, type TabTotal } from './tabs'
import { markerSql, totalOf, type Total } from './total'
import { tsqueryOf } from './text-search'

/** The caller who reads, and the database connection that is used. */
export interface Reader {
  readonly app: App
  readonly database: Queryable
  readonly caller: Caller
  /**
   * Signs the addresses of uploads in rows, so that the client can load them; left out where the rows are not sent to
   * a user.
   */
  readonly sign?: SignAddress
}

/** All conditions of a list: what the caller may read, their filters, their search, in the trash or not. */
export function whereSql({ app, caller }: Reader, resource: AnyResource, query: ListQuery): SQL {
  const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  const parts = [requireAllowed(app, resource, query.trash ? 'delete' : 'read', caller)]
  if (query.trash) parts.push(requireAllowed(app, resource, 'read', caller))
  if (resource.trash)
    parts.push(query.trash ? sql`${column('deletedAt')} is not null` : sql`${column('deletedAt')} is null`)
  if (query.ids) parts.push(sql`${column('id')} = any(${sql.param([...query.ids])}::uuid[])`)
  for (const condition of query.where) parts.push(conditionSql(resource, condition))
  if (query.match) parts.push(boundTo(caller, matchSql(app, resource, query.match, resource.name)))
  if (query.search) parts.push(searchSql(resource, query.search))
  return sql.join(parts, sql` and `)
}

const searchSql = (resource: AnyResource, text: string): SQL =>
  searchedFields(resource).length === 0
    ? sql`false`
    : sql`${sql.raw(`${quoted(resource.name)}."search"`)} @@ ${tsqueryOf(text)}::tsquery`

/** The resources on which the total of a list depends. */
export function dependsOn({ app, caller }: Reader, resource: AnyResource, query: ListQuery): string[] {
  const verbs = query.trash ? ['read', 'delete'] : ['read']
  const rules = verbs.map((verb) => ruleFor(resource.access, caller.role, verb))
  const matched = rules.flatMap((rule) =>
    typeof rule === 'object' ? matchedResources(app, resource, rule) : [],
  )
  if (query.match) matched.push(...matchedResources(app, resource, query.match))
  // Every write also adds to the change log.
  return resource.managedBy === 'changeLog' ? Object.keys(app) : [resource.name, ...matched]
}

export interface Page<R = AnyResource> extends Partial<Total> {
  readonly rows: Row<R>[]
  /** The cursor after the last row, where there may be more. */
  readonly next?: string
  /** The limit of the next page, where this one was not requested as a page. */
  readonly nextLimit?: number
  /** The number of records of each tab, where it was requested. */
  readonly tabs?: readonly TabTotal[]
}

/**
 * One page of the records that the caller may read. By offset it comes with the total; by keyset with the cursor of
 * the next page.
 * @throws Problem forbidden where the role may not read the resource at all.
 */
export async function list<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
): Promise<Page<R>> {
  const where = whereSql(reader, resource, query)
  if (query.page.kind === 'offset') return byOffset(reader, resource, query, where)
  if (query.page.kind === 'keyset') return byKeyset(reader, resource, query, where)
  return whole(reader, resource, query, where)
}

/** All rows up to the limit, with the total; where there are more, with the cursor of the next keyset page. */
async function whole<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  const { limit } = query.page as { limit: number }
  const page = await byKeyset(reader, resource, { ...query, page: { kind: 'keyset', limit } }, where)
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, undefined) }
  if (!page.next) return { ...page, total: page.rows.length, capped: false, ...tabs }
  const resources = dependsOn(reader, resource, query)
  const total = await totalOf(reader.database, tableSql(resource), where, resources, undefined)
  return { ...page, nextLimit: maxRows, ...total, ...tabs }
}

/** The exact number of records that a list query finds for the caller. */
export async function countOf(reader: Reader, resource: AnyResource, query: ListQuery): Promise<number> {
  const where = whereSql(reader, resource, query)
  const [found] = await reader.database.query<{ count: number }>(
    statement(sql`select count(*) as "count" from ${tableSql(resource)} where ${where}`),
  )
  return found?.count ?? 0
}

/**
 * The LIMIT and OFFSET of a page. The limit is part of the text: as a parameter, PostgreSQL would assume a tenth of
 * the table and plan the statement again each time.
 */
const pageSql = (limit: number, start: number): SQL =>
  start === 0 ? sql.raw(`limit ${Number(limit)}`) : sql`${sql.raw(`limit ${Number(limit)}`)} offset ${start}`

const tableSql = (resource: AnyResource) => sql.identifier(resource.name)

async function byOffset<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  if (query.page.kind !== 'offset') throw new Error('Not an offset page')
  const { start, limit } = query.page
  const resources = dependsOn(reader, resource, query)
  const found = await reader.database.query<{ _marker: number }>(
    statement(
      sql`select ${selection(reader.app, resource, reader.caller, query.fields)}, ${markerSql(resources)} as "_marker" from ${tableSql(resource)} where ${where} order by ${orderSql(keysOf(resource, query.sorts))} ${pageSql(limit, start)}`,
    ),
  )
  const marker = found[0]?._marker
  const rows = signRows(resource, parseRows(resource, reader.caller.role, found, query.fields), reader)
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, marker) }
  const isLast = rows.length < limit && (rows.length > 0 || start === 0)
  if (isLast) return { rows, total: start + rows.length, capped: false, ...tabs }
  const total = await totalOf(reader.database, tableSql(resource), where, resources, marker)
  return { rows, ...total, ...tabs }
}

/** The number of records of each tab; they are cached like every total. */
export async function tabTotals(
  reader: Reader,
  resource: AnyResource,
  query: ListQuery,
  marker: number | undefined,
) {
  const totals: TabTotal[] = []
  for (const { word, query: narrowed } of tabQueries(resource, reader.caller.role, query)) {
    const where = whereSql(reader, resource, narrowed)
    const resources = dependsOn(reader, resource, narrowed)
    totals.push({ word, ...(await totalOf(reader.database, tableSql(resource), where, resources, marker)) })
  }
  return totals
}

async function byKeyset<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  if (query.page.kind !== 'keyset') throw new Error('Not a keyset page')
  const { after, limit } = query.page
  const keys = keysOf(resource, query.sorts)
  const afterCursor = after ? sql`${where} and ${afterSql(keys, after)}` : where
  const found = await reader.database.query<{ _place: unknown }>(
    statement(
      sql`select ${selection(reader.app, resource, reader.caller, query.fields)}, ${cursorSql(keys)} as "_place" from ${tableSql(resource)} where ${afterCursor} order by ${orderSql(keys)} ${pageSql(limit + 1, 0)}`,
    ),
  )
  const shown = found.slice(0, limit)
  const rows = signRows(resource, parseRows(resource, reader.caller.role, shown, query.fields), reader)
  const last = shown.at(-1)
  return found.length > limit && last ? { rows, next: encodeCursor(last._place) } : { rows }
}
