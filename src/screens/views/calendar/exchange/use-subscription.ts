import { useCustomMutation } from '@refinedev/core'
import { queryClient } from '#providers/query-client'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

/** How a calendar is read from its address. */
export interface Subscription {
  readonly address: string
  readonly refreshedAt: string | null
  readonly events: number
  /** Why the last attempt failed. */
  readonly error: string | null
}

const pathOf = (resource: string, calendar: string) => `/api/${resource}/${calendar}/subscription`

/** How a calendar is read from its address; null if it is not. */
export const useSubscription = (resource: string, calendar: string) =>
  useRequest<{ readonly subscription: Subscription | null }, Subscription | null>(
    { url: pathOf(resource, calendar), method: 'get' },
    {
      key: ['calendar-subscription', resource, calendar],
      live: [resource],
      select: ({ subscription }) => subscription,
    },
  )

/** A function that reads a calendar from its address now. It rejects with the server's problem. */
export function useRefresh(resource: string, calendar: string): () => Promise<void> {
  const { mutateAsync } = useCustomMutation({ overtimeOptions: { enabled: false } })
  return async () => {
    await mutateAsync({
      url: pathOf(resource, calendar),
      method: 'post',
      values: {},
      errorNotification: false,
    })
    await queryClient.invalidateQueries()
  }
}
