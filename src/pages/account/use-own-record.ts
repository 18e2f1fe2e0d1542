import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { useShow } from '#screens/records/use-show'

/**
 * The record of the signed-in user.
 * @throws Error if the application declares no users.
 */
export function useOwnRecord() {
  const { data: user } = useGetIdentity()
  const resource: AnyResource | undefined = useApp()['users']
  if (!resource) throw new Error('Users are not declared')
  const { query, result } = useShow<Row>({
    resource: resource.name,
    // Refine warns in the console about an empty id, which there is while a session ends.
    id: user?.id ?? 'none',
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
