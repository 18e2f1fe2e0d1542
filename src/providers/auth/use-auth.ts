import {
  useGetIdentity as useGetIdentityOfRefine,
  useIsAuthenticated as useIsAuthenticatedOfRefine,
  usePermissions as usePermissionsOfRefine,
  type CheckResponse,
} from '@refinedev/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Role } from '#define'
import type { Account, Permissions } from '#base/session/session'
import { useSession } from '#base/session/use-session'

// Refine's hooks with the types of this application. React Query tells its observers of a change in a later task;
// these re-render at the change of the session itself, with everything else that reads it, so that a page is never
// rendered with the permissions of one session and the user of another.

/** Whether the dashboard is open to the user; without data while this is not known. */
export function useIsAuthenticated(): UseQueryResult<CheckResponse> {
  useSession()
  return useIsAuthenticatedOfRefine()
}

/** The signed-in user; null if there is none. */
export function useGetIdentity(): UseQueryResult<Account | null> {
  useSession()
  return useGetIdentityOfRefine<Account | null>()
}

/** The role of the signed-in user; `user` if no user is signed in. */
export const useRole = (): Role => useGetIdentity().data?.role ?? 'user'

/** The verbs of each resource that the user may use at all. */
export function usePermissions(): UseQueryResult<Permissions, unknown> {
  useSession()
  return usePermissionsOfRefine<Permissions>({})
}
