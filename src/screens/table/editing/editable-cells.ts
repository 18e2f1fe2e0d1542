import type { AnyResource, Role } from '#define'
import { fieldOf, isWritable } from '#define/reading'
import { canOnRow } from '#providers/access/evaluate'
import type { Row } from '#providers/data/answers'

/** The declared fields that a role edits in the cells of a table. */
export const editableFields = (resource: AnyResource, role: Role): readonly string[] =>
  (resource.editable ?? []).filter((name) => {
    const field = fieldOf(resource, name)
    return field !== undefined && isWritable(field, role)
  })

/** Whether the user may edit the cells of a record. */
export const isRowEditable = (row: Row): boolean => canOnRow(row, 'update') && !row['deletedAt']

/** A cell of the table. */
export interface CellLocation {
  readonly id: string
  readonly name: string
}

export const cellKey = ({ id, name }: CellLocation): string => `${id} ${name}`
