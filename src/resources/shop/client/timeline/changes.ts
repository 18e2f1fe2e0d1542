import { useQueries } from '@tanstack/react-query'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { read } from '#providers/data/read'
import { useHistory, type Change } from '#screens/history/use-history'
import type { Order } from '../../orders.resource'
import type { ShipmentRow } from './order-events'

/** The changes of an order that its timeline reads, the latest first; undefined before they have arrived. */
export function useOrderChanges(resource: AnyResource, row: Row): readonly Change[] | undefined {
  const { data, isError } = useHistory(resource, row)
  return isError ? [] : data?.pages.flatMap(({ changes }) => changes)
}

/** The change with which an order got its status; undefined where the log has none, as of imported orders. */
export const changeTo = (changes: readonly Change[], status: Order['status']): Change | undefined =>
  changes.find(({ before, after }) => after?.['status'] === status && before?.['status'] !== status)

/** When shipments were cancelled, by their ids. */
export function useCancelTimes(shipments: readonly ShipmentRow[]): ReadonlyMap<string, Change> {
  const cancelled = shipments.filter(({ status }) => status === 'cancelled')
  const results = useQueries({
    queries: cancelled.map(({ id, version }) => ({
      queryKey: ['shipment cancelled', id, version],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { data } = await read(`/api/shipments/${id}/history?field=status&limit=10`, signal)
        return (data as Change[]).find(({ after }) => after?.['status'] === 'cancelled') ?? null
      },
    })),
  })
  return new Map(
    cancelled.flatMap(({ id }, index) => {
      const change = results[index]?.data
      return change ? [[id, change] as const] : []
    }),
  )
}
