import { useMany } from '@refinedev/core'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useGetIdentity } from '#providers/auth/use-auth'
import { titleOf, type Row } from '#base/format/record-path'
import { usePeopleNames } from './use-people'

interface KnownTitles {
  readonly titles: Readonly<Record<string, string>>
  /** Whether the response is still pending. */
  readonly isAsking: boolean
}

/**
 * The titles of records by id, if the form's record does not contain them: that of the signed-in user at once, others
 * when the server has responded. Records that the user may not read have none. With `peopleOf`, they are users whom the
 * user may choose in that resource.
 */
export function useTitles(resource: AnyResource, ids: readonly string[], peopleOf?: string): KnownTitles {
  const { data: user } = useGetIdentity()
  const isMe = (id: string) => resource.name === 'users' && id === user?.id
  const mayRead = useCan({ resource: resource.name, action: 'read' }).data?.can === true
  const requested = ids.filter((id) => !isMe(id))
  const { query, result } = useMany<Row>({
    resource: resource.name,
    ids: requested,
    errorNotification: false,
    queryOptions: { enabled: mayRead && peopleOf === undefined && requested.length > 0, retry: false },
  })
  const found = (result.data ?? []).map((row) => [row.id, titleOf(resource, row)] as const)
  const mine = user && ids.some(isMe) ? [[user.id, user.displayName] as const] : []
  const people = usePeopleNames(peopleOf, requested)
  return {
    titles: { ...people.titles, ...Object.fromEntries([...found, ...mine]) },
    isAsking: query.isFetching || people.isAsking,
  }
}
