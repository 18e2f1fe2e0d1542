import type { BusyAnswer } from '#define/busy'
import type { AnyResource } from '#define'
import { useRequest } from '#providers/data/use-endpoint'

export interface BusyRequest {
  readonly users: readonly string[]
  /** In ISO 8601. */
  readonly from: string
  readonly to: string
  /** The event that is being changed. */
  readonly except: string | undefined
}

/** When users are busy with the events of a resource; nothing is requested without a request. */
export function useBusy(resource: AnyResource, request: BusyRequest | undefined) {
  const { users = [], from = '', to = '', except } = request ?? {}
  const query = new URLSearchParams({ users: users.join(','), from, to, ...(except && { except }) })
  const url = `/api/${resource.name}/busy?${query}`
  return useRequest<BusyAnswer>(
    { url, method: 'get', payload: undefined },
    {
      key: ['busy', url],
      live: [resource.name],
      enabled: request !== undefined,
      keepsPrevious: true,
      retry: false,
    },
  )
}
