import type { AnyField } from '#define/kinds'
import { defaultSort, fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isTextField, quoted } from './tables/columns'

/**
 * The ORDER BY expression of a field: its column; text in lower case and by code points, on every engine.
 * @param table of the column, where a statement has several.
 */
export function sortExpression(name: string, field: AnyField | undefined, table?: string): string {
  const column = table === undefined ? quoted(name) : `${quoted(table)}.${quoted(name)}`
  if (field && isTextField(field)) return `lower(${column}) collate "C"`
  return field?.kind === 'rank' ? `${column} collate "C"` : column
}

/**
 * The columns of the order by `name`: ties are ordered by the resource's own order, then by id, all in one direction;
 * ids are unique, so nothing follows them. One index then serves both the order by a field and, for one value of the
 * field, the resource's own order.
 */
export function orderFields(resource: AnyResource, name: string): string[] {
  return name === 'id' ? ['id'] : [...new Set([name, defaultSort(resource).field, 'id'])]
}

/** The same as SQL, for both the index and the query. */
export const orderKeys = (resource: AnyResource, name: string): string[] =>
  orderFields(resource, name).map((field) => sortExpression(field, fieldOf(resource, field)))
