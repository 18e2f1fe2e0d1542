import type { Queryable } from '../base/database'
import { sql, statement, type SQL } from '../db/statement'
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
  { database, columns, table, where }: KeysetList,
  keys: readonly Key[],
  ranges: readonly SQL[],
  limit: number,
): Promise<{ rows: (Found & Placed)[]; hasMore: boolean }> {
  const end = sql`order by ${orderSql(keys)} ${pageSql(limit + 1)}`
  const [range = sql`true`] = ranges
  const source =
    ranges.length > 1
      ? sql`(${sql.join(
          ranges.map((each) => sql`(select ${table}.* from ${table} where ${where} and ${each} ${end})`),
          sql` union all `,
        )}) as ${table}`
      : sql`${table} where ${ranges.length === 0 ? where : sql`${where} and ${range}`}`
  const found = await database.query<Found & Placed>(
    statement(sql`select ${columns}, ${cursorSql(keys)} as "_place" from ${source} ${end}`),
  )
  return { rows: found.slice(0, limit), hasMore: found.length > limit }
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
