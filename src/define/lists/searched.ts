import type { AnyResource } from '../any-resource'
import type { AnyField } from '../kinds'

/** The fields that quick search reads. */
export const searchedFields = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => isSearched(field))
    .map(([name]) => name)

/** Whether quick search reads a field, or fields of its rows. */
export const isSearched = (field: AnyField): boolean =>
  isSearchedItself(field) || searchedInRows(field).length > 0

/** The fields of the rows of a list that quick search reads; none of other fields. */
export const searchedInRows = (field: AnyField): string[] =>
  field.kind === 'listOf'
    ? Object.entries(field.fields).flatMap(([name, inner]) => (isSearchedItself(inner) ? [name] : []))
    : []

const isSearchedItself = (field: AnyField): boolean => 'search' in field && field.search === true
