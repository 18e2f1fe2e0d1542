import type { AnyField } from '#define/kinds'
import { defaultSort, fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isTextField, quoted } from './tables/columns'

/**
 * What a list is ordered by: the column; words by their lower case in the order of code points, on every engine.
 * @param table of which it is a column, where a statement has several.
 */
export function sortExpression(name: string, field: AnyField | undefined, table?: string): string {
  const column = table === undefined ? quoted(name) : `${quoted(table)}.${quoted(name)}`
  if (field && isTextField(field)) return `lower(${column}) collate "C"`
  return field?.kind === 'rank' ? `${column} collate "C"` : column
}

/**
 * The columns that a list is ordered by when it is ordered by `name`: ties by the resource's own order, then by id,
 * all in one direction; ids are never equal, so nothing follows them. So one index serves the order by a field and, with the field fixed, the resource's own order.
 */
export function orderFields(resource: AnyResource, name: string): string[] {
  return name === 'id' ? ['id'] : [...new Set([name, defaultSort(resource).field, 'id'])]
}

/** The same as SQL, for the index and for the query alike. */
export const orderKeys = (resource: AnyResource, name: string): string[] =>
  orderFields(resource, name).map((field) => sortExpression(field, fieldOf(resource, field)))
