import { emptyCheckout, withAmounts, type Checkout } from './checkout-state'
import { isDelivery, defaultDelivery, type Delivery } from './delivery'

/** The storage key of the cart: `redux-` and the name of the area. */
export const storageKey = 'redux-product'

/** The stored values: checkout, sort order, voucher, delivery and the owner. */
export interface PersistedCart {
  readonly checkout: Checkout
  readonly sortBy: string
  readonly voucher: string
  readonly delivery: Delivery
  readonly owner: string | null
}

/** The format of redux-persist: each part is serialized by itself, with a `_persist` part. */
export const write = ({ checkout, sortBy, voucher, delivery, owner }: PersistedCart): string =>
  JSON.stringify({
    sortBy: JSON.stringify(sortBy),
    checkout: JSON.stringify(checkout),
    voucher: JSON.stringify(voucher),
    delivery: JSON.stringify(delivery),
    owner: JSON.stringify(owner),
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  })

/** Parses what `write` wrote; undefined for anything else. Amounts are computed again. */
export function readPersisted(text: string | null): PersistedCart | undefined {
  if (text === null) return undefined
  try {
    const parts = JSON.parse(text) as Record<string, string | undefined>
    const part = (name: string): unknown => JSON.parse(parts[name] ?? 'null')
    const checkout = part('checkout')
    const [sortBy, voucher, delivery, owner] = ['sortBy', 'voucher', 'delivery', 'owner'].map(part)
    return {
      checkout: isCheckout(checkout)
        ? withAmounts({ ...emptyCheckout, ...withCountry(checkout) })
        : emptyCheckout,
      sortBy: typeof sortBy === 'string' ? sortBy : '',
      voucher: typeof voucher === 'string' ? voucher : '',
      delivery: isDelivery(delivery) ? delivery : defaultDelivery,
      owner: typeof owner === 'string' ? owner : null,
    }
  } catch {
    return undefined
  }
}

/** An address that was stored before addresses had a country is chosen again. */
const withCountry = (checkout: Checkout): Checkout =>
  typeof checkout.billing?.country === 'string' ? checkout : { ...checkout, billing: null }

const isCheckout = (value: unknown): value is Checkout =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Checkout).cart) &&
  (value as Checkout).cart.every(
    ({ id, price, quantity, colors }) =>
      typeof id === 'string' &&
      Number.isSafeInteger(price) &&
      Number.isSafeInteger(quantity) &&
      quantity > 0 &&
      Array.isArray(colors),
  )
