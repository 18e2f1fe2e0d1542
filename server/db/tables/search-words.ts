import type { AnyField } from '#define/kinds'
import { fieldOf, searchedInRows } from '#define/reading'
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

/**
 * The words of some fields of a resource together, as one tsvector in SQL.
 * @param table of the columns, where a statement has several.
 */
export const wordsOfFields = (resource: AnyResource, names: readonly string[], table?: string): string =>
  names
    .map((name) =>
      wordsIn(
        fieldOf(resource, name),
        table === undefined ? quoted(name) : `${quoted(table)}.${quoted(name)}`,
      ),
    )
    .join(' || ')
