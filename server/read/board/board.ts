import { rankOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { BoardChoices, BoardColumn } from '#define/views/board'
import { sql, statement, type SQL } from '../../db/statement'
import { columnsSql, readColumns } from './board-columns'
import { boardView } from './board-of'
import { boardScope } from './board-scope'
import { keysOf, orderSql } from '../pages/keyset'
import { dependsOn } from '../totals/depends-on'
import { tabTotals, type Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import type { Condition } from '../conditions/condition'
import { totalCap, type ListQuery } from '../query'
import { parseRows } from '../rows/parse-rows'
import { selection, type Row } from '../selection'
import type { TabTotal } from '../totals/tabs'
import { markerSql } from '../totals/total'
import { signRows } from '../uploads/sign-rows'

/** Number of cards that are read for each column at first, and again for each request of more. */
export const columnStep = 100
/** Maximum number of cards of a column. */
export const maxCards = 1000

/** A board as the API returns it. */
export interface Board {
  readonly cards: readonly Row[]
  readonly columns: readonly BoardColumn[]
  readonly columnOrder: readonly string[]
  /** Where columns belong to boards: the one that is shown, and those that the caller may open. */
  readonly boards?: BoardChoices
}

/** What of a board is requested. */
export interface BoardRequest {
  /** Ids of the columns of which more cards are requested, repeated for each further step. */
  readonly more: readonly string[]
  /** The id of the board, where columns belong to boards. */
  readonly within?: string | undefined
}

export interface BoardPage {
  readonly board: Board
  readonly total: number
  readonly capped: boolean
  readonly tabs?: readonly TabTotal[]
}

type Found = { _column: string; _total: number; _marker: number }

/**
 * The board with the records that the caller may read: its columns in their order, each with its first cards. It
 * takes two statements for any number of columns, and one more where columns belong to boards.
 * @throws Problem forbidden where the role may not read the resource, or that of its columns; missing where the caller
 *   may not read the requested board.
 */
export async function board(
  reader: Reader,
  resource: AnyResource,
  given: ListQuery,
  { more, within }: BoardRequest,
): Promise<BoardPage> {
  const query = onBoard(resource, given)
  const max = (id: string) =>
    Math.min(maxCards, columnStep * (1 + more.filter((column) => column === id).length))
  const longest = Math.max(columnStep, ...more.map(max))
  const scope = await boardScope(reader, resource, within)
  const [columns, found] = await Promise.all([
    readColumns(reader, resource, scope.columns),
    reader.database.query<Found>(
      statement(cardsSql(reader, resource, query, { where: scope.columns, max: longest })),
    ),
  ])
  const rows = signRows(resource, parseRows(resource, reader.caller.role, found, query.fields), reader)
  const totals = new Map(found.map(({ _column, _total }) => [_column, _total]))
  const { by } = boardView(resource)
  const shown = columns.map((column) => {
    const all = rows.filter((row) => row[by] === column.id).slice(0, max(column.id))
    const total = totals.get(column.id) ?? 0
    return {
      ...column,
      cardIds: all.map(({ id }) => id),
      total: Math.min(total, totalCap),
      capped: total > totalCap,
    }
  })
  const ids = new Set(shown.flatMap(({ cardIds }) => cardIds))
  const tabs = query.tabs && { tabs: await tabTotals(reader, resource, query, found[0]?._marker) }
  return {
    board: {
      cards: rows.filter(({ id }) => ids.has(id)),
      columns: shown,
      columnOrder: shown.map(({ id }) => id),
      ...(scope.boards && { boards: scope.boards }),
    },
    total: shown.reduce((sum, { total }) => sum + total, 0),
    capped: shown.some(({ capped }) => capped),
    ...tabs,
  }
}

/** Adds the default conditions of the board, unless the query has a condition on the same field, and orders by rank. */
function onBoard(resource: AnyResource, query: ListQuery): ListQuery {
  const { by, where = {}, template } = boardView(resource)
  const conditions = Object.entries({ ...where, ...(template !== undefined && { [template]: false }) })
  const defaults = conditions.flatMap(([field, values]): Condition[] =>
    values === undefined || query.where.some((condition) => speaksOf(condition, field))
      ? []
      : [{ field, op: 'in', values: [values].flat() }],
  )
  const rank = rankOf(resource)
  const sorts: readonly Sort[] = rank === undefined ? query.sorts : [{ field: rank, order: 'asc' }]
  const fields = query.fields && { fields: [...new Set([...query.fields, by])] }
  return { ...query, where: [...query.where, ...defaults], sorts, ...fields }
}

function speaksOf(condition: Condition, field: string): boolean {
  if ('and' in condition) return condition.and.some((part) => speaksOf(part, field))
  if ('or' in condition) return condition.or.some((part) => speaksOf(part, field))
  if ('not' in condition) return speaksOf(condition.not, field)
  return 'field' in condition && condition.field === field
}

interface ColumnQuery {
  readonly where: readonly Condition[]
  /** The number of cards of each column. */
  readonly max: number
}

/** The first cards of each column, using the index of the field; the total of each column is counted once. */
function cardsSql(reader: Reader, resource: AnyResource, query: ListQuery, columnQuery: ColumnQuery): SQL {
  const { max } = columnQuery
  const table = sql.identifier(resource.name)
  const where = whereSql(reader, resource, query)
  const own = sql`${table}.${sql.identifier(boardView(resource).by)} = `
  const order = orderSql(keysOf(resource, query.sorts))
  const counted = sql`(select count(*) from (select 1 from ${table} where ${where} and ${own}"_word"."word" ${sql.raw(`limit ${totalCap + 1}`)}) "_some")`
  const columns = sql`select "word", "at", ${counted} as "total" from (${columnsSql(reader, resource, columnQuery.where)}) "_word" offset 0`
  const cards = sql`select * from ${table} where ${where} and ${own}"_column"."word" order by ${order} ${sql.raw(`limit ${Number(max)}`)}`
  const marker = markerSql(dependsOn(reader, resource, query))
  return sql`select ${selection(reader.app, resource, reader.caller, query.fields)}, "_column"."word" as "_column", "_column"."total" as "_total", ${marker} as "_marker" from (${columns}) "_column" cross join lateral (${cards}) ${table} order by "_column"."at", ${order}`
}
