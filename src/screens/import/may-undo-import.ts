import type { AnyResource } from '#define'
import { canNow } from '#providers/access'
import type { Report } from './import-call'

/**
 * Whether the server would undo an import: undoing deletes the created records, which not every user who may create
 * records is allowed to do.
 */
export function mayUndoImport({ name }: AnyResource, { created, updated }: Report): boolean {
  const mayDelete = canNow({ resource: name, action: 'delete' })
  return created > 0 ? mayDelete : updated > 0
}
