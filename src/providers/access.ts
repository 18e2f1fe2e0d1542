import type { AccessControlProvider } from '@refinedev/core'
import { readSession, type Permissions } from '../base/session/session'
import { useSession } from '../base/session/use-session'

/** Whether permissions hold a verb. */
export const hasPermission = (permissions: Permissions, resource: string, verb: string): boolean =>
  permissions[resource]?.includes(verb) ?? false

/** Whether the signed-in person may do a verb to some record of a resource. */
export const useCan = (resource: string, verb: string): boolean =>
  hasPermission(useSession().permissions, resource, verb)

const refineVerbs: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
  clone: 'create',
}

/** Refine's view of the same permissions: no call, and none per row. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const can = !resource || hasPermission(readSession().permissions, resource, refineVerbs[action] ?? action)
    return can ? { can } : { can, reason: 'refused' }
  },
}
