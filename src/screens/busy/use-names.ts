import { useMany } from '@refinedev/core'
import { busyView } from '#define/views/busy'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { titleOf, type Row } from '#base/format/record-path'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'

/** The names of invited users by their ids, as far as the user may read them. */
export function useNames(resource: AnyResource, ids: readonly string[]): ReadonlyMap<string, string> {
  const field = fieldOf(resource, busyView(resource)?.invitations?.attendees ?? '')
  const target = useApp()[field?.kind === 'refs' ? field.to : '']
  const name = target?.name ?? ''
  const mayRead = useCan({ resource: name, action: 'read' }).data?.can === true
  const { result } = useMany<Row>({
    resource: name,
    ids: [...ids],
    errorNotification: false,
    queryOptions: { enabled: target !== undefined && mayRead && ids.length > 0, retry: false },
  })
  return new Map(target ? (result.data ?? []).map((row) => [row.id, titleOf(target, row)]) : [])
}
