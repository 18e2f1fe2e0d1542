import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../base/caller'
import type { Queryable } from '../base/database'
import { sql, statement, type SQL } from '../db/statement'
import type { SignAddress } from './uploads/address'
import { signRows } from './uploads/sign-rows'
import { hasWords } from './conditions/condition'
import { allowedSql, whereSql } from './conditions/list-conditions'
import { cursorSql, encodeCursor, keysOf, orderSql, pageSql } from './pages/keyset'
import { keysetRows } from './pages/keyset-rows'
import { dependsOn } from './totals/depends-on'
import { firstOfEachSql } from './distinct'
import { farthestOffset, maxRows, type KeysetPage } from './pages/page'
import type { ListQuery } from './query'
import { parseRows } from './rows/parse-rows'
import { selection, type Row } from './selection'
import { tabQueries, type TabTotal } from './totals/tabs'
import { markerSql, totalOf, type Total } from './totals/total'

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

export interface Page<R = AnyResource> extends Partial<Total> {
  readonly rows: Row<R>[]
  /** The cursor of the last row, where more rows follow; of an offset page only where no other follows it. */
  readonly next?: string
  /** The cursor of the first row of a keyset page, where rows are in front of it. */
  readonly previous?: string
  /** The limit of the next page, where this one was not requested by keyset. */
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
  if (query.page.kind === 'keyset' && query.distinctOn !== undefined && searchesText(query))
    return byKeyset(reader, resource, query, whereSql(reader, resource, query))
  const where = distinctWhere(reader, resource, query)
  if (query.page.kind === 'offset') return byOffset(reader, resource, query, where)
  if (query.page.kind === 'keyset') return byKeyset(reader, resource, query, where)
  return whole(reader, resource, query, where)
}

/** The conditions of a list, with that of the first rows of each value where it is requested. */
function distinctWhere(reader: Reader, resource: AnyResource, query: ListQuery): SQL {
  const where = whereSql(reader, resource, query)
  if (query.distinctOn === undefined) return where
  return sql`${where} and ${firstOfEachSql(resource, query.distinctOn, query.sorts, where)}`
}

/** Whether a list searches for words, of which many rows may have one: they are not read in the order of an index. */
const searchesText = ({ search, where }: ListQuery): boolean => search !== undefined || where.some(hasWords)

/** All rows up to the limit, with the total; where there are more, with the cursor of the next keyset page. */
async function whole<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  const { limit } = query.page as { limit: number }
  const { marker, ...page } = await keysetPage(reader, resource, query, { kind: 'keyset', limit }, where)
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, marker) }
  if (!page.next) return { ...page, total: page.rows.length, capped: false, ...tabs }
  return { ...page, nextLimit: maxRows, ...(await totalIn(reader, resource, query, where, marker)), ...tabs }
}

const tableSql = (resource: AnyResource) => sql.identifier(resource.name)

async function byOffset<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  if (query.page.kind !== 'offset') throw new Error('Not an offset page')
  const { start, limit } = query.page
  const keys = keysOf(resource, query.sorts)
  // The next page cannot be requested by offset, so this one has its cursor.
  const isFarthest = start + limit > farthestOffset
  const cursor = isFarthest ? sql`, ${cursorSql(keys)} as "_place"` : sql``
  const found = await reader.database.query<{ _marker: number; _place?: unknown }>(
    statement(
      sql`select ${selection(reader.app, resource, reader.caller, query.fields)}, ${markerSql(dependsOn(reader, resource, query))} as "_marker"${cursor} from ${tableSql(resource)} where ${where} order by ${orderSql(keys)} ${pageSql(isFarthest ? limit + 1 : limit, start)}`,
    ),
  )
  const marker = found[0]?._marker
  const shown = found.slice(0, limit)
  const rows = signRows(resource, parseRows(resource, reader.caller.role, shown, query.fields), reader)
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, marker) }
  const last = found.length > limit ? shown.at(-1) : undefined
  const next = last && { next: encodeCursor(last._place), nextLimit: limit }
  const isLast = rows.length < limit && (rows.length > 0 || start === 0)
  if (isLast) return { rows, total: start + rows.length, capped: false, ...tabs }
  return { rows, ...next, ...(await totalIn(reader, resource, query, where, marker)), ...tabs }
}

/** The total of a list query; the exact one where it is requested. */
const totalIn = (
  reader: Reader,
  resource: AnyResource,
  query: ListQuery,
  where: SQL,
  marker: number | undefined,
): Promise<Total> =>
  totalOf(reader.database, tableSql(resource), where, dependsOn(reader, resource, query), {
    marker,
    isExact: query.total === 'exact',
  })

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
    totals.push({
      word,
      ...(await totalOf(reader.database, tableSql(resource), where, resources, { marker })),
    })
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
  const { marker, ...page } = await keysetPage(reader, resource, query, query.page, where)
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, marker) }
  const total = query.total && (await totalIn(reader, resource, query, where, marker))
  return { ...page, ...total, ...tabs }
}

/** The rows of a keyset page and their cursors, with the marker where something is counted. */
async function keysetPage<R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: ListQuery,
  page: KeysetPage,
  where: SQL,
): Promise<Page<R> & { readonly marker: number | undefined }> {
  const isCounted = query.tabs || query.total !== undefined
  const { distinctOn, sorts } = query
  const isLate = distinctOn !== undefined && searchesText(query)
  const marker = isCounted ? sql`, ${markerSql(dependsOn(reader, resource, query))} as "_marker"` : sql``
  const { found, ...cursors } = await keysetRows<{ _marker?: number }>(
    {
      database: reader.database,
      columns: sql`${selection(reader.app, resource, reader.caller, query.fields)}${marker}`,
      table: tableSql(resource),
      where,
      ...(isLate && {
        late: firstOfEachSql(resource, distinctOn, sorts, where),
        window: allowedSql(reader, resource, query),
      }),
      keys: keysOf(resource, sorts),
    },
    page,
  )
  const rows = signRows(resource, parseRows(resource, reader.caller.role, found, query.fields), reader)
  return { rows, ...cursors, marker: found[0]?._marker }
}
