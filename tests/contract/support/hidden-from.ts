import type { Role } from '../../../src/define/access'
import type { AnyField } from '../../../src/define/kinds'

/** Whether a field does not exist for a role, read from the declaration alone. */
export function isHiddenFrom({ seenBy }: AnyField, role: Role): boolean {
  if (!seenBy) return false
  return Array.isArray(seenBy) ? !seenBy.includes(role) : !(role in seenBy)
}
