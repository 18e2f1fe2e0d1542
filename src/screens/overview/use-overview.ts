import { useKeys } from '@refinedev/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OverviewAnswer, OverviewName } from '#define/overview'
import { useGetIdentity } from '#providers/auth/use-auth'
import { read } from '#providers/data/read'
import type { RangeState } from './range/range-state'

/** The main resource of each overview; the figures are loaded again when it changes. */
const madeOf: Record<OverviewName, string> = {
  app: 'invoices',
  ecommerce: 'orders',
  analytics: 'pageViews',
  banking: 'accounts',
  booking: 'bookings',
  file: 'files',
}

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The figures of an overview; the previous ones stay while those of another range load. */
export function useOverview(name: OverviewName, { from, to, compare, currency }: RangeState) {
  const { data: user } = useGetIdentity()
  const { keys } = useKeys()
  const requested = { from, to, compare, timezone: timezone(), ...(currency && { currency }) }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys()
      .data('default')
      .resource(madeOf[name])
      .action('list')
      .params({ overview: name, ...requested, user: user?.id })
      .get(),
    queryFn: async ({ signal }) => {
      const answer = await read(`/api/overview/${name}?${new URLSearchParams(requested)}`, signal)
      return answer.data as OverviewAnswer
    },
    placeholderData: keepPreviousData,
  })
  return { answer: data, error, isFetching, retry: () => void refetch() }
}
