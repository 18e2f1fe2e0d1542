import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useChangesOf, useHistory, type Change } from '#screens/history/use-history'
import type { Order } from '../../orders.resource'
import type { Shipment } from '../../shipments.resource'

/** The changes of an order that its timeline reads, the latest first; undefined before they have arrived. */
export function useOrderChanges(resource: AnyResource, row: Row): readonly Change[] | undefined {
  const { data, isError } = useHistory(resource, row)
  return isError ? [] : data?.pages.flatMap(({ changes }) => changes)
}

/** The change with which an order got its status; undefined where the log has none, as of imported orders. */
export const changeTo = (changes: readonly Change[], status: Order['status']): Change | undefined =>
  changes.find(({ before, after }) => after?.['status'] === status && before?.['status'] !== status)

/** The time of a change as its record has it: that of its last change, if the log is later. */
export const timeOf = (change: Change | undefined, { updatedAt }: Pick<Row, 'updatedAt'>): string =>
  change && change.at < updatedAt ? change.at : updatedAt

/** When an order was packed: never after it was shipped, also if that was recorded later. */
export function packedAt({ shippedAt }: Pick<Order, 'shippedAt'>, { at }: Change): string {
  return shippedAt !== null && shippedAt < at ? shippedAt : at
}

/** The changes with which shipments were cancelled, by the ids of the shipments. */
export function useCancelTimes(shipments: readonly (Row & Shipment)[]): ReadonlyMap<string, Change> {
  const cancelled = shipments.filter(({ status }) => status === 'cancelled')
  const found = useChangesOf('shipments', cancelled, 'status')
  return new Map(
    cancelled.flatMap(({ id }, index) => {
      const change = found[index]?.find(({ after }) => after?.['status'] === 'cancelled')
      return change ? [[id, change] as const] : []
    }),
  )
}
