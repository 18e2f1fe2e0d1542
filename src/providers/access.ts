import type { AccessControlProvider } from '@refinedev/core'
import { readSession, type Permissions } from '../base/session/session'
import { useSession } from '../base/session/use-session'

/** Whether the permissions include a verb. */
export const hasPermission = (permissions: Permissions, resource: string, verb: string): boolean =>
  permissions[resource]?.includes(verb) ?? false

/** Whether the current user may use a verb on any record of a resource. */
export const useCan = (resource: string, verb: string): boolean =>
  hasPermission(useSession().permissions, resource, verb)

const refineVerbs: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
  clone: 'create',
}

/** The same permissions for refine: no request, and no check per row. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const can = !resource || hasPermission(readSession().permissions, resource, refineVerbs[action] ?? action)
    return can ? { can } : { can, reason: 'refused' }
  },
}
