import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCartStore, type Keeping } from './cart-store'
import { emptyCheckout, type CartItem } from './checkout-state'
import { readPersisted, storageKey, write, type PersistedCart } from './persisted'

const item: CartItem = {
  id: 'a',
  name: 'Reader',
  slug: 'reader',
  cover: null,
  currency: 'EUR',
  stock: 3,
  colors: ['black'],
  quantity: 1,
  price: 900,
}

/** The stored form of a user's cart. */
const managedBy = (owner: string | null, more: Partial<PersistedCart> = {}): string =>
  write({ checkout: emptyCheckout, sortBy: '', voucher: '', delivery: 'standard', owner, ...more })

/** A storage shared by several tabs; what one writes, the others are notified of. */
function storage(text: string | null = null) {
  const listeners = new Map<number, (text: string | null) => void>()
  const failures: unknown[] = []
  let tabs = 0
  const shared = {
    text,
    failures,
    tab(more: Partial<Keeping> = {}) {
      const me = ++tabs
      return createCartStore({
        read: () => Promise.resolve(shared.text),
        write: (next) => {
          shared.text = next
          for (const [tab, listener] of listeners) if (tab !== me) listener(next)
        },
        subscribe: (listener) => listeners.set(me, listener),
        failed: (error) => failures.push(error),
        ...more,
      })
    },
  }
  return shared
}

afterEach(() => vi.useRealTimers())

describe('persistence of the cart', () => {
  test('the cart, checkout and sort setting are persisted under the key prefix redux-', async () => {
    expect(storageKey).toBe('redux-product')
    const stored = storage()
    const first = stored.tab()
    await first.open('grace')
    first.add(item)
    first.next()
    first.sort('-price')
    const parts = JSON.parse(stored.text ?? '') as Record<string, string>
    expect(JSON.parse(parts.checkout ?? '')).toMatchObject({ activeStep: 1, totalItems: 1, total: 900 })
    expect(JSON.parse(parts.sortBy ?? '')).toBe('-price')
    const second = stored.tab()
    await second.open('grace')
    expect(second.read()).toEqual({ ...first.read(), isRehydrated: true })
  })

  test('the voucher and the delivery are stored beside the checkout, which keeps its specified shape', async () => {
    const stored = storage()
    const first = stored.tab()
    await first.open('grace')
    first.add(item)
    first.redeem('TENTH')
    first.deliver('express')
    first.discount(90)
    first.ship(1500)
    const parts = JSON.parse(stored.text ?? '') as Record<string, string>
    const checkout = JSON.parse(parts.checkout ?? '') as object
    expect(Object.keys(checkout).toSorted()).toEqual(Object.keys(emptyCheckout).toSorted())
    const second = stored.tab()
    await second.open('grace')
    expect(second.read()).toMatchObject({
      voucher: 'TENTH',
      delivery: 'express',
      checkout: { discount: 90, shipping: 1500, total: 900 - 90 + 1500 },
    })
    second.reset()
    expect(first.read()).toMatchObject({ voucher: '', delivery: 'standard', checkout: emptyCheckout })
  })

  test('a stored cart without voucher and delivery gets the defaults', () => {
    const {
      voucher: _voucher,
      delivery: _delivery,
      ...parts
    } = JSON.parse(managedBy('grace')) as Record<string, string>
    expect(readPersisted(JSON.stringify(parts))).toMatchObject({
      voucher: '',
      delivery: 'standard',
      owner: 'grace',
    })
    expect(readPersisted(managedBy('grace').replace('standard', 'by pigeon'))?.delivery).toBe('standard')
  })

  test('after 5000 ms without a response the cart continues as it is, and a later response is ignored', async () => {
    vi.useFakeTimers()
    const stored = storage()
    let arrive: (text: string) => void = () => undefined
    const store = stored.tab({ read: () => new Promise((resolve) => (arrive = resolve)) })
    const opened = store.open('grace')
    store.add(item)
    await vi.advanceTimersByTimeAsync(4999)
    expect(store.read().isRehydrated).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await opened
    expect(store.read()).toMatchObject({ isRehydrated: true, checkout: { totalItems: 1 } })
    expect(stored.failures).toHaveLength(1)
    arrive(managedBy('grace', { sortBy: 'name' }))
    await vi.advanceTimersByTimeAsync(1)
    expect(store.read().sortBy).toBe('')
  })

  test('nothing overwrites the stored cart before it has been read', () => {
    const stored = storage('something')
    const store = stored.tab()
    void store.open('grace')
    store.add(item)
    expect(stored.text).toBe('something')
  })

  test('the cart is dropped when another user signs in', async () => {
    const stored = storage()
    const grace = stored.tab()
    await grace.open('grace')
    grace.add(item)
    grace.close()
    expect(grace.read().checkout).toEqual(emptyCheckout)
    await grace.open('julien')
    expect(grace.read().checkout).toEqual(emptyCheckout)
    expect(stored.text).not.toContain('Reader')
    await grace.open('grace')
    expect(grace.read().checkout.cart).toEqual([])
  })

  test('a user who signs in again finds their cart', async () => {
    const stored = storage()
    const store = stored.tab()
    await store.open('grace')
    store.add(item)
    store.close()
    await store.open('grace')
    expect(store.read().checkout.cart).toEqual([item])
  })

  test('two tabs share the cart', async () => {
    const stored = storage()
    const [first, other] = [stored.tab(), stored.tab()]
    await Promise.all([first.open('grace'), other.open('grace')])
    first.add(item)
    other.increase('a')
    first.remove('nobody')
    expect(first.read()).toEqual(other.read())
    expect(first.read().checkout.cart[0]?.quantity).toBe(2)
  })

  test('reset returns everything to the initial state', async () => {
    const store = storage().tab()
    await store.open('grace')
    store.add(item)
    store.discount(100)
    store.bill({
      personName: 'G',
      phoneNumber: '+441',
      email: 'g@x.example',
      address: 'x',
      zipCode: null,
      city: 'X',
      state: null,
      country: 'GB',
    })
    store.goTo(2)
    store.reset()
    expect(store.read().checkout).toEqual(emptyCheckout)
  })

  test('stored totals are computed again, and a cart with an invalid item is discarded', () => {
    const forged = { ...emptyCheckout, cart: [item], total: 1, subtotal: 1 }
    expect(readPersisted(managedBy(null, { checkout: forged }))?.checkout.total).toBe(900)
    const broken = { ...emptyCheckout, cart: [{ ...item, quantity: -4 }] }
    expect(readPersisted(managedBy(null, { checkout: broken }))?.checkout).toEqual(emptyCheckout)
    expect(readPersisted('{')).toBeUndefined()
  })
})
