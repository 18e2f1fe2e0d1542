import type { Queryable } from '../../base/database'
import { sql, statement, type SQL } from '../../db/statement'
import {
  cursorSql,
  decodeCursor,
  encodeCursor,
  orderSql,
  pageSql,
  rangesAfter,
  rangesFrom,
  reversed,
  type Key,
} from './keyset'
import type { KeysetPage } from './page'

/** What a keyset page is read from. */
export interface KeysetList {
  readonly database: Queryable
  /** The columns of each row. */
  readonly columns: SQL
  readonly table: SQL
  readonly where: SQL
  /**
   * A condition that costs more for a row than to sort it: the rows that meet `where` are sorted first, and only as many
   * are compared with it as the page needs. Only for an order in one direction without optional fields.
   */
  readonly late?: SQL
  /**
   * A condition that all rows of `where` meet, and by which an index lists them in order. With a late condition, the page
   * is first read from the `windowRows` rows in front: when many rows match, they suffice.
   */
  readonly window?: SQL
  readonly keys: readonly Key[]
}

/** The rows of a keyset page, with the cursors of the pages beside it. */
export interface KeysetRows<Found> {
  readonly found: readonly Found[]
  /** The cursor of the last row, where more rows follow. */
  readonly next?: string
  /** The cursor of the first row, where others may be in front of it. */
  readonly previous?: string
}

/** How many rows in order are compared with the conditions before all that match are sorted. */
const windowRows = 2000

interface Placed {
  readonly _place: unknown
}

/**
 * Reads a keyset page. No page costs more than another: several ranges of the order are read up to the limit each, and
 * merged.
 */
export async function keysetRows<Found>(list: KeysetList, page: KeysetPage): Promise<KeysetRows<Found>> {
  const { keys } = list
  if (page.before !== undefined) {
    const { before } = page
    const order = reversed(keys)
    const ranges = before === '' ? [] : rangesAfter(order, decodeCursor(keys, 'before', before))
    const { rows, hasMore } = await readRanges<Found>(list, order, ranges, page.limit)
    return withCursors(rows.toReversed(), { hasNext: before !== '', hasPrevious: hasMore })
  }
  if (page.from !== undefined) return rowsFrom(list, page)
  const ranges = page.after === undefined ? [] : rangesAfter(keys, decodeCursor(keys, 'after', page.after))
  const { rows, hasMore } = await readRanges<Found>(list, keys, ranges, page.limit)
  return withCursors(rows, { hasNext: hasMore, hasPrevious: page.after !== undefined })
}

/** The rows from a value on; behind the last value, the last rows. */
async function rowsFrom<Found>(list: KeysetList, page: KeysetPage): Promise<KeysetRows<Found>> {
  const { keys } = list
  const { rows, hasMore } = await readRanges<Found>(list, keys, rangesFrom(keys, page.from), page.limit)
  const [first] = rows
  if (!first) return keysetRows(list, { kind: 'keyset', limit: page.limit, before: '' })
  const order = reversed(keys)
  const cursor = decodeCursor(keys, 'before', encodeCursor(first._place))
  const [some] = (await readRanges({ ...list, columns: sql`1` }, order, rangesAfter(order, cursor), 1)).rows
  return withCursors(rows, { hasNext: hasMore, hasPrevious: some !== undefined })
}

async function readRanges<Found>(
  list: KeysetList,
  keys: readonly Key[],
  ranges: readonly SQL[],
  limit: number,
): Promise<{ rows: (Found & Placed)[]; hasMore: boolean }> {
  const read = async (source: SQL) => {
    const found = await list.database.query<Found & Placed>(
      statement(sql`select ${list.columns}, ${cursorSql(keys)} as "_place" from ${source}`),
    )
    return { rows: found.slice(0, limit), hasMore: found.length > limit }
  }
  if (!list.late) return read(inRanges(list, keys, ranges, limit))
  if (ranges.length > 1) throw new Error('A late condition needs an order in one direction')
  const [range = sql`true`] = ranges
  if (list.window) {
    const window = sql`(select ${list.table}.* from ${list.table} where ${list.window} and ${range} order by ${orderSql(keys)} ${pageSql(windowRows)}) as ${list.table}`
    const page = await read(sortedFirst(list, window, keys, range, limit))
    if (page.hasMore) return page
  }
  return read(sortedFirst(list, list.table, keys, range, limit))
}

function inRanges(
  { table, where }: KeysetList,
  keys: readonly Key[],
  ranges: readonly SQL[],
  limit: number,
): SQL {
  const end = sql`order by ${orderSql(keys)} ${pageSql(limit + 1)}`
  const [range = sql`true`] = ranges
  if (ranges.length <= 1)
    return sql`${table} where ${ranges.length === 0 ? where : sql`${where} and ${range}`} ${end}`
  const each = ranges.map((item) => sql`(select ${table}.* from ${table} where ${where} and ${item} ${end})`)
  return sql`(${sql.join(each, sql` union all `)}) as ${table} ${end}`
}

/** The rows in order, each compared with the late condition: OFFSET keeps the planner from doing that earlier. */
function sortedFirst(
  { table, where, late = sql`true` }: KeysetList,
  source: SQL,
  keys: readonly Key[],
  range: SQL,
  limit: number,
): SQL {
  const sorted = sql.join(
    keys.map(({ column }, index) => sql`${column} as ${sql.identifier(`key${index}`)}`),
    sql`, `,
  )
  const order = sql.join(
    keys.map(({ order: direction }, index) => sql.raw(`"_sorted"."key${index}" ${direction}`)),
    sql`, `,
  )
  return sql`(select ${table}."id", ${sorted} from ${source} where ${where} and ${range} order by ${orderSql(keys)} offset 0) as "_sorted"
    cross join lateral (select ${table}.* from ${table} where ${table}."id" = "_sorted"."id" and ${late} offset 0) as ${table}
    order by ${order} ${pageSql(limit + 1)}`
}

function withCursors<Found>(
  found: readonly (Found & Placed)[],
  { hasNext, hasPrevious }: { hasNext: boolean; hasPrevious: boolean },
): KeysetRows<Found> {
  const [first, last] = [found[0], found.at(-1)]
  return {
    found,
    ...(hasNext && last ? { next: encodeCursor(last._place) } : {}),
    ...(hasPrevious && first ? { previous: encodeCursor(first._place) } : {}),
  }
}
