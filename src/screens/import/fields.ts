import type { Role } from '#define'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { writableFields } from '#define/reading'
import { mayBeLeftOut } from '#define/parsing/schema'
import type { Column } from './import-call'

/** The names of the fields that a column can fill; the id identifies records. */
export const fillable = (resource: AnyResource, role: Role): string[] => [
  'id',
  ...Object.keys(writableFields(resource, role)),
]

/** The fields that can identify existing records, of those that columns fill. */
export const keysIn = (resource: AnyResource, columns: readonly Column[]): string[] =>
  columns.flatMap(({ field }) => {
    const declared: AnyField | undefined = field === null ? undefined : resource.fields[field]
    const isUnique = declared !== undefined && 'unique' in declared && declared.unique === true
    return field === 'id' || (field !== null && isUnique) ? [field] : []
  })

/** The required fields of a new record that no column fills. */
export function missingIn(resource: AnyResource, role: Role, columns: readonly Column[]): string[] {
  const filled = new Set(columns.map(({ field }) => field))
  return Object.entries(writableFields(resource, role))
    .filter(([name, field]) => !filled.has(name) && !field.optional && !mayBeLeftOut(field))
    .map(([name]) => name)
}

/** The names of the columns whose field an earlier column already fills. */
export const twiceIn = (columns: readonly Column[]): Set<string> =>
  new Set(
    columns
      .filter(
        ({ field }, index) => field !== null && columns.findIndex((item) => item.field === field) < index,
      )
      .map(({ header }) => header),
  )
