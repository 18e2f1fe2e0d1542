import type { OutputOf } from '#define'
import { endpoint } from '#providers/data/endpoints/endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'

const deliveriesCall = endpoint<'orders', 'deliveries'>({ method: 'GET', path: '/api/checkout/deliveries' })

/** A delivery with its price and duration. */
export type DeliveryOption = OutputOf<typeof deliveriesCall>['deliveries'][number]

/** The deliveries of an order in a currency to the user's country; undefined until they have arrived. */
export function useDeliveryOptions(currency: string): OutputOf<typeof deliveriesCall> | undefined {
  const { data } = useEndpoint(deliveriesCall, { currency }, { key: ['checkout', 'deliveries', currency] })
  return data
}
