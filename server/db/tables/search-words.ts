import type { AnyField } from '#define/kinds'
import { searchedInRows } from '#define/reading'

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
