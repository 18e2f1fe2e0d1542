import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'

/** Whether a field does not exist for a role, read from the declaration alone. */
export function isHiddenFrom({ seenBy }: AnyField, role: Role): boolean {
  if (!seenBy) return false
  return Array.isArray(seenBy) ? !seenBy.includes(role) : !(role in seenBy)
}
