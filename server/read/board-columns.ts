import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { recordTitle } from '#define/record-title'
import { defaultSort, rankOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sql, type SQL } from '../db/statement'
import { sheetLabels } from '../base/labels/sheet-labels'
import { keysOf, orderSql } from './keyset'
import { list, whereSql, type Reader } from './list'
import type { ListQuery } from './query'

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
 */
export async function readColumns(reader: Reader, resource: AnyResource): Promise<Column[]> {
  const by = resource.views?.board?.by ?? ''
  const field = resource.fields[by]
  const target = targetOf(reader.app, field)
  if (!target) {
    const labels = sheetLabels(reader.caller.language)
    return optionsOf(field).map((word) => ({ id: word, title: labels.option(resource, by, word) }))
  }
  const { rows } = await list(reader, target, allOf(target))
  const labels = sheetLabels(reader.caller.language)
  return rows.map((row) => ({
    ...row,
    id: row.id,
    title: recordTitle(target, row) ?? labels.untitled(target, true),
  }))
}

/** The same as SQL: the value of the field as `word`, and the index of the column as `at`. */
export function columnsSql(reader: Reader, resource: AnyResource): SQL {
  const field = resource.fields[resource.views?.board?.by ?? '']
  const target = targetOf(reader.app, field)
  if (!target)
    return sql`select "word", "at" from unnest(${sql.param(optionsOf(field))}::text[]) with ordinality "_words"("word", "at")`
  const query = allOf(target)
  const order = orderSql(keysOf(target, query.sorts))
  return sql`select "id" as "word", row_number() over (order by ${order}) as "at" from ${sql.identifier(target.name)} where ${whereSql(reader, target, query)} order by ${order} ${sql.raw(`limit ${maxColumns}`)}`
}

/**
 * The ids of the records that the caller may read, in the order of their ranks; of a resource without ranks in its
 * default order.
 */
export async function allIds(reader: Reader, resource: AnyResource): Promise<string[]> {
  const { rows } = await list(reader, resource, allOf(resource))
  return rows.map(({ id }) => id)
}

const targetOf = (app: App, field: AnyField | undefined): AnyResource | undefined =>
  field?.kind === 'ref' ? app[field.to] : undefined

function optionsOf(field: AnyField | undefined): string[] {
  if (field?.kind === 'state') return [...field.states]
  return field?.kind === 'choice' ? [...field.options] : []
}

function allOf(target: AnyResource): ListQuery {
  const rank = rankOf(target)
  const sort: Sort = rank === undefined ? defaultSort(target) : { field: rank, order: 'asc' }
  return {
    where: [],
    trash: false,
    tabs: false,
    sorts: [sort],
    page: { kind: 'keyset', limit: maxColumns },
  }
}
