import type { AnyField } from '#define/kinds'
import { fieldOf, searchedFields, searchedInRows } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from './columns'

/**
 * The words of a searched field as a tsvector, in SQL; of a list, those of the searched fields of its rows.
 * @param column the column in SQL.
 */
export function wordsIn(field: AnyField | undefined, column: string): string {
  switch (field?.kind) {
    case 'tags':
      return `words_of_array(${column})`
    case 'richText':
      return `words_of_html(${column})`
    case 'listOf':
      return `words_of_rows(${column}, '{${searchedInRows(field).join(',')}}')`
    default:
      return `words(${column})`
  }
}

/** The words of some fields of a resource together, as one tsvector in SQL over the columns of its table. */
const wordsOfFields = (resource: AnyResource, names: readonly string[]): string =>
  names.map((name) => wordsIn(fieldOf(resource, name), quoted(name))).join(' || ')

/** The column with the words of a search group. */
export const columnOfGroup = (group: string): string => `search_${group}`

/**
 * The columns with words that a resource has, each with its expression over the columns of the table: those of all
 * searched fields, and those of each search group.
 */
export function wordColumns(resource: AnyResource): readonly (readonly [column: string, terms: string])[] {
  const searched = searchedFields(resource)
  if (searched.length === 0) return []
  const groups = Object.entries(resource.searchGroups ?? {})
  return [
    ['search', wordsOfFields(resource, searched)],
    ...groups.map(([group, names]) => [columnOfGroup(group), wordsOfFields(resource, names)] as const),
  ]
}

/** Takes the columns of words out of a row of a table: the database computes them, and nothing else reads them. */
export function withoutWords<Row extends object>(resource: AnyResource, row: Row): Row {
  const names = new Set(wordColumns(resource).map(([name]) => name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as Row
}
