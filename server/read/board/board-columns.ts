import { columnsOf } from '#define/views/board'
import type { AnyField } from '#define/kinds'
import { recordTitle } from '#define/layout/record-title'
import { defaultSort, rankOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sql, type SQL } from '../../db/statement'
import { sheetLabels } from '../../base/labels/sheet-labels'
import { cardsOf, columnConditions } from './board-of'
import type { Condition } from '../conditions/condition'
import { keysOf, orderSql } from '../pages/keyset'
import { list, type Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import type { ListQuery } from '../query'
import type { Row } from '../selection'

/** Maximum number of columns of a board. */
const maxColumns = 100

interface Column {
  readonly id: string
  readonly title: string
  readonly [field: string]: unknown
}

/**
 * The columns of a board in their order: the options of a state or choice field, or the records that a reference
 * field points to.
 * @param where the conditions that those records must meet
 */
export async function readColumns(
  reader: Reader,
  resource: AnyResource,
  where: readonly Condition[],
): Promise<Column[]> {
  const by = resource.views?.board?.by ?? ''
  const field = resource.fields[by]
  const target = columnsOf(reader.app, resource)
  if (!target) {
    const labels = sheetLabels(reader.caller.language)
    return optionsOf(field).map((word) => ({ id: word, title: labels.option(resource, by, word) }))
  }
  const { rows } = await list(reader, target, allOf(target, where))
  const labels = sheetLabels(reader.caller.language)
  return rows.map((row) => ({
    ...row,
    id: row.id,
    title: recordTitle(target, row) ?? labels.untitled(target, true),
  }))
}

/** The same as SQL: the value of the field as `word`, and the index of the column as `at`. */
export function columnsSql(reader: Reader, resource: AnyResource, where: readonly Condition[]): SQL {
  const field = resource.fields[resource.views?.board?.by ?? '']
  const target = columnsOf(reader.app, resource)
  if (!target)
    return sql`select "word", "at" from unnest(${sql.param(optionsOf(field))}::text[]) with ordinality "_words"("word", "at")`
  const query = allOf(target, where)
  const order = orderSql(keysOf(target, query.sorts))
  return sql`select "id" as "word", row_number() over (order by ${order}) as "at" from ${sql.identifier(target.name)} where ${whereSql(reader, target, query)} order by ${order} ${sql.raw(`limit ${maxColumns}`)}`
}

/**
 * The ids of the records that are shown beside `row` and that the caller may read, in the order of their ranks; of a
 * resource without ranks in its default order. Columns have those of the same board beside them.
 */
export async function idsBeside(reader: Reader, resource: AnyResource, row: Row): Promise<string[]> {
  const board = cardsOf(reader.app, resource)?.views?.board
  const where = board ? columnConditions(board) : []
  if (board?.within !== undefined) where.push({ field: board.within, op: 'eq', values: [row[board.within]] })
  const { rows } = await list(reader, resource, allOf(resource, where))
  return rows.map(({ id }) => id)
}

function optionsOf(field: AnyField | undefined): string[] {
  if (field?.kind === 'state') return [...field.states]
  return field?.kind === 'choice' ? [...field.options] : []
}

function allOf(target: AnyResource, where: readonly Condition[]): ListQuery {
  const rank = rankOf(target)
  const sort: Sort = rank === undefined ? defaultSort(target) : { field: rank, order: 'asc' }
  return {
    where: [...where],
    trash: false,
    tabs: false,
    sorts: [sort],
    page: { kind: 'keyset', limit: maxColumns },
  }
}
