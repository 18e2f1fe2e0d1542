import type { BusyAnswer } from '#define/views/busy'
import type { AnyResource } from '#define'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

export interface BusyRequest {
  readonly users: readonly string[]
  /** In ISO 8601. */
  readonly from: string
  readonly to: string
  /** The event that is being changed. */
  readonly except: string | undefined
}

/** The address at which a request is answered. */
export function busyUrl({ name }: AnyResource, { users, from, to, except }: BusyRequest): string {
  const query = new URLSearchParams({ users: users.join(','), from, to, ...(except && { except }) })
  return `/api/${name}/busy?${query}`
}

const nothing: BusyRequest = { users: [], from: '', to: '', except: undefined }

/** When users are busy with the events of a resource; nothing is requested without a request. */
export function useBusy(resource: AnyResource, request: BusyRequest | undefined) {
  const url = busyUrl(resource, request ?? nothing)
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
