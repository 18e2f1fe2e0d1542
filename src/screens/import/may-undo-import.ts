import type { AnyResource } from '#define'
import { hasPermission } from '#providers/access'
import { readSession } from '#base/session/session'
import type { Report } from './import-call'

/** Whether the server undoes an import: what it created is deleted then, which not everybody may do who may create. */
export function mayUndoImport({ name }: AnyResource, { created, updated }: Report): boolean {
  const mayDelete = hasPermission(readSession().permissions, name, 'delete')
  return created > 0 ? mayDelete : updated > 0
}
