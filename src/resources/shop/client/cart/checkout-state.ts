import type { Product } from '#resources/shop/products.resource'
import type { Variant } from '#resources/shop/variants.resource'

/** A colour in which a product can be ordered. */
export type Color = Product['colors'][number]

/** An item in the cart. Amounts are minor units of `currency`. */
export interface CartItem {
  readonly id: string
  /** The variant of a product that has some. */
  readonly variant?: string | null
  readonly size?: Variant['size']
  readonly colors: readonly Color[]
  readonly quantity: number
  readonly price: number
  readonly name: string
  /** The slug of the product. */
  readonly slug: string
  readonly cover: string | null
  readonly currency: string
  /** The stock when the item was added; null if stock is not counted. */
  readonly stock: number | null
}

/** What tells the items of a cart apart: the product, and its variant. */
export const itemKey = ({ id, variant }: Pick<CartItem, 'id' | 'variant'>): string =>
  variant ? `${id} ${variant}` : id

/** The shipping and billing address. */
export interface Billing {
  readonly personName: string
  readonly phoneNumber: string
  readonly email: string
  /** Street and number. */
  readonly address: string
  readonly zipCode: string | null
  readonly city: string
  readonly state: string | null
  /** Two letters, as in ISO 3166-1. */
  readonly country: string
}

export interface Checkout {
  readonly activeStep: number
  readonly cart: readonly CartItem[]
  readonly subtotal: number
  readonly total: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  readonly billing: Billing | null
  readonly totalItems: number
}

/** An empty cart, no billing, zero amounts, step 0. */
export const emptyCheckout: Checkout = {
  activeStep: 0,
  cart: [],
  subtotal: 0,
  total: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  billing: null,
  totalItems: 0,
}

/** The checkout with its amounts computed; every change of items, discount, shipping or tax ends here. */
export function withAmounts(checkout: Checkout): Checkout {
  const { cart, discount, shipping, tax } = checkout
  const subtotal = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const totalItems = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...checkout, subtotal, totalItems, total: subtotal - discount + shipping + tax }
}

const withCart = (checkout: Checkout, cart: readonly CartItem[]): Checkout =>
  withAmounts({ ...checkout, cart })

const changed = (checkout: Checkout, key: string, change: (item: CartItem) => CartItem): Checkout =>
  withCart(
    checkout,
    checkout.cart.map((item) => (itemKey(item) === key ? change(item) : item)),
  )

/** Adds an item. If it is already there, it gets the new colours and its quantity is raised by one. */
export function addToCart(checkout: Checkout, item: CartItem): Checkout {
  const key = itemKey(item)
  if (!checkout.cart.some((there) => itemKey(there) === key))
    return withCart(checkout, [...checkout.cart, item])
  return changed(checkout, key, (there) => ({
    ...there,
    colors: [...new Set([...there.colors, ...item.colors])],
    quantity: there.quantity + 1,
  }))
}

export const removeFromCart = (checkout: Checkout, key: string): Checkout =>
  withCart(
    checkout,
    checkout.cart.filter((item) => itemKey(item) !== key),
  )

export const increaseQuantity = (checkout: Checkout, key: string): Checkout =>
  changed(checkout, key, (item) => ({ ...item, quantity: item.quantity + 1 }))

/** Lowers the quantity by one, to at least 1; use `removeFromCart` to remove the item. */
export const decreaseQuantity = (checkout: Checkout, key: string): Checkout =>
  changed(checkout, key, (item) => ({ ...item, quantity: Math.max(1, item.quantity - 1) }))

/** Replaces the cart with the changes that the buyer has accepted. */
export const replaceCart = (checkout: Checkout, cart: readonly CartItem[]): Checkout =>
  withCart(checkout, cart)

export const applyDiscount = (checkout: Checkout, discount: number): Checkout =>
  withAmounts({ ...checkout, discount })
export const applyShipping = (checkout: Checkout, shipping: number): Checkout =>
  withAmounts({ ...checkout, shipping })
export const applyTax = (checkout: Checkout, tax: number): Checkout => withAmounts({ ...checkout, tax })
export const setBilling = (checkout: Checkout, billing: Billing | null): Checkout => ({
  ...checkout,
  billing,
})

export const nextStep = (checkout: Checkout): Checkout => goToStep(checkout, checkout.activeStep + 1)
export const backStep = (checkout: Checkout): Checkout => goToStep(checkout, checkout.activeStep - 1)
export const goToStep = (checkout: Checkout, activeStep: number): Checkout => ({ ...checkout, activeStep })
