import { localTimeZone } from '#base/format/local-time-zone'
import type { OverviewAnswer, OverviewName } from '#define/overview/overview'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useRequest } from '#providers/data/endpoints/use-endpoint'
import type { RangeState } from './range/range-state'

/** An overview, and its main resource: the figures are loaded again when that changes. */
export interface OverviewOf {
  readonly name: OverviewName
  readonly resource: string
}

/** The figures of an overview; the previous ones stay while those of another range load. */
export function useOverview({ name, resource }: OverviewOf, { from, to, compare, currency }: RangeState) {
  const { data: user } = useGetIdentity()
  const requested = { from, to, compare, timezone: localTimeZone(), ...(currency && { currency }) }
  const { data, error, refetch, isFetching } = useRequest<OverviewAnswer>(
    { url: `/api/overview/${name}?${new URLSearchParams(requested)}`, method: 'get' },
    {
      // Not below the lists of the resource: refine changes the rows of all of them when a record is saved.
      key: ['data', 'default', resource, 'overview', { name, ...requested, user: user?.id }],
      live: [resource, 'arrangements'],
      keepsPrevious: true,
    },
  )
  return { answer: data, error, isFetching, retry: () => void refetch() }
}
