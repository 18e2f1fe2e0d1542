import { useOne } from '@refinedev/core'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'

/**
 * The record of the signed-in user.
 * @throws Error if the application declares no users.
 */
export function useOwnRecord() {
  const { data: user } = useGetIdentity()
  const resource: AnyResource | undefined = useApp()['users']
  if (!resource) throw new Error('Users are not declared')
  const { query, result } = useOne<Row>({
    resource: resource.name,
    id: user?.id ?? '',
    queryOptions: { enabled: user !== null },
    errorNotification: false,
  })
  return {
    resource,
    row: result,
    error: result ? undefined : query.error,
    retry: () => void query.refetch(),
  }
}
