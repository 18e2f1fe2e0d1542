import { describe, expect, test } from 'vitest'
import {
  addToCart,
  applyDiscount,
  applyShipping,
  backStep,
  decreaseQuantity,
  emptyCheckout,
  goToStep,
  increaseQuantity,
  nextStep,
  removeFromCart,
  type CartItem,
} from './checkout-state'

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  name: id,
  slug: id,
  cover: null,
  currency: 'EUR',
  stock: 10,
  colors: ['black'],
  quantity: 1,
  price: 250,
  ...more,
})
const cartOf = (...items: CartItem[]) => items.reduce(addToCart, emptyCheckout)

describe('checkout and cart', () => {
  test('activeStep starts at 0; next adds 1, back subtracts 1, or it jumps to a given step', () => {
    expect(emptyCheckout.activeStep).toBe(0)
    expect(nextStep(nextStep(emptyCheckout)).activeStep).toBe(2)
    expect(backStep(nextStep(nextStep(emptyCheckout))).activeStep).toBe(1)
    expect(goToStep(emptyCheckout, 2).activeStep).toBe(2)
  })

  test('the initial state is an empty cart, no billing, zero amounts, step 0', () => {
    expect(emptyCheckout).toEqual({
      activeStep: 0,
      cart: [],
      subtotal: 0,
      total: 0,
      discount: 0,
      shipping: 0,
      tax: 0,
      billing: null,
      totalItems: 0,
    })
  })

  test('adding an item already in the cart merges its colours without duplicates and raises its quantity by one', () => {
    const twice = cartOf(
      item('a', { colors: ['black', 'red'], quantity: 2 }),
      item('a', { colors: ['red', 'blue'] }),
    )
    expect(twice.cart).toEqual([item('a', { colors: ['black', 'red', 'blue'], quantity: 3 })])
  })

  test('adding raises the quantity by one even where the added item says more', () => {
    expect(cartOf(item('a'), item('a', { quantity: 5 })).cart[0]?.quantity).toBe(2)
  })

  test('items are unique by id', () => {
    expect(cartOf(item('a'), item('b'), item('a'), item('b')).cart.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('quantity can be raised or lowered by one per item', () => {
    const cart = cartOf(item('a', { quantity: 2 }), item('b'))
    expect(increaseQuantity(cart, 'a').cart.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(decreaseQuantity(cart, 'a').cart.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(decreaseQuantity(cart, 'b').cart.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  test('items can be removed', () => {
    const left = removeFromCart(cartOf(item('a'), item('b', { price: 100 })), 'a')
    expect(left.cart.map(({ id }) => id)).toEqual(['b'])
    expect([left.subtotal, left.totalItems]).toEqual([100, 1])
  })

  test('subtotal = sum of price times quantity; totalItems = sum of quantities', () => {
    const cart = cartOf(item('a', { quantity: 3 }), item('b', { price: 999, quantity: 2 }))
    expect([cart.subtotal, cart.totalItems]).toEqual([3 * 250 + 2 * 999, 5])
  })

  test('total = subtotal minus discount plus shipping', () => {
    const cart = applyShipping(applyDiscount(cartOf(item('a', { quantity: 4 })), 150), 490)
    expect(cart.total).toBe(1000 - 150 + 490)
    expect(increaseQuantity(cart, 'a').total).toBe(1250 - 150 + 490)
  })

  test('discount and shipping default to 0', () => {
    const cart = cartOf(item('a'))
    expect([cart.discount, cart.shipping, cart.total]).toEqual([0, 0, 250])
  })
})
