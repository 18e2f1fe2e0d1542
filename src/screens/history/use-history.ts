import { useKeys } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '../../define'
import type { Values } from '../../define/parse'
import type { Row } from '../../providers/data/answers'
import { read } from '../../providers/data/read'

/** One change of a record: who, when, and the fields that it changed. */
export interface Change {
  readonly id: string
  /** 'create', 'update', 'delete', 'restore', or the name of a move or an action. */
  readonly operation: string
  readonly at: string
  /** Nobody where the program itself did it. */
  readonly by: { readonly id: string; readonly name: string } | null
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
}

/** The changes of a record, the latest first; read again with each version. */
export function useHistory(resource: AnyResource, row: Row) {
  const { keys } = useKeys()
  const url = `/api/${resource.name}/${row.id}/history`
  return useQuery<Change[]>({
    queryKey: [...keys().data('default').resource(resource.name).get(), 'history', row.id, row.version],
    queryFn: async ({ signal }) => {
      const { data } = await read(url, signal)
      return (data as Change[]).toSorted(
        (one, other) => other.at.localeCompare(one.at) || other.version - one.version,
      )
    },
  })
}
