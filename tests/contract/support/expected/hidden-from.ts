import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'

/** Whether a field does not exist for a role, read from the declaration alone. */
export function isHiddenFrom({ readableBy }: AnyField, role: Role): boolean {
  if (!readableBy) return false
  return Array.isArray(readableBy) ? !readableBy.includes(role) : !(role in readableBy)
}
