import {
  useCan as useCanOfRefine,
  usePermissions,
  type AccessControlProvider,
  type UseCanProps,
} from '@refinedev/core'
import { useCallback } from 'react'
import type { Permissions } from '#base/session/session'
import { useSession } from '#base/session/use-session'
import { answerOf } from '../auth/session-answer'
import { evaluateAccess, type CanNow, type RowVerbs } from './evaluate'

export { canNow, canOnRow, type CanNow } from './evaluate'

/** Answers refine from the session: no request. */
export const accessControlProvider: AccessControlProvider = {
  can: (question) => answerOf(({ permissions }) => evaluateAccess(permissions, question)),
  options: { queryOptions: { staleTime: Infinity } },
}

/**
 * Refine's `useCan`. It re-renders together with everything else that reads the session; refine's own does so in a
 * later task. Of a row only its id and verbs are part of the query key.
 */
export function useCan(props: UseCanProps): ReturnType<typeof useCanOfRefine> {
  useSession()
  return useCanOfRefine({ ...props, params: withShortRow(props.params) })
}

function withShortRow(params: UseCanProps['params']): UseCanProps['params'] {
  const row = params?.['row'] as RowVerbs | undefined
  return row ? { ...params, row: { id: row.id, _can: row._can } } : params
}

/**
 * The access control provider as a function, for components with many questions: the items of a menu, the rows of a
 * list. It changes only with the permissions.
 */
export function useAccess(): CanNow {
  useSession()
  const { data } = usePermissions<Permissions>({})
  return useCallback((question) => evaluateAccess(data ?? {}, question).can, [data])
}
