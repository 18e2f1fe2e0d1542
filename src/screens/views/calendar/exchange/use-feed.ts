import { useCustomMutation } from '@refinedev/core'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

export const feedDetails = ['busy', 'full', 'hidden'] as const
/** How private events are shown at a secret address. */
export type FeedDetail = (typeof feedDetails)[number]

/** The secret address of a calendar. */
export interface Feed {
  readonly address: string
  readonly detail: FeedDetail
  readonly usedAt: string | null
}

const pathOf = (resource: string, calendar: string) => `/api/${resource}/${calendar}/feed`

/** The secret address of a calendar; null if there is none. */
export const useFeed = (resource: string, calendar: string) =>
  useRequest<{ readonly feed: Feed | null }, Feed | null>(
    { url: pathOf(resource, calendar), method: 'get' },
    {
      key: ['calendar-feed', resource, calendar],
      select: ({ feed }) => feed,
      enabled: calendar !== '',
      // The address is not kept after the dialog.
      gcTime: 0,
    },
  )

/** Functions that make and end the address. They reject with the server's problem. */
export function useChangeFeed(resource: string, calendar: string) {
  const { mutateAsync } = useCustomMutation({
    mutationOptions: { gcTime: 0 },
    overtimeOptions: { enabled: false },
  })
  const url = pathOf(resource, calendar)
  return {
    make: (detail: FeedDetail) =>
      mutateAsync({ url, method: 'post', values: { detail }, errorNotification: false }),
    change: (detail: FeedDetail) =>
      mutateAsync({ url, method: 'patch', values: { detail }, errorNotification: false }),
    end: () => mutateAsync({ url, method: 'delete', values: {}, errorNotification: false }),
  }
}
