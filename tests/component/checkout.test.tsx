import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyCheckout, withAmounts, type Checkout } from '#resources/shop/client/cart/checkout-state'
import { storageKey, write, type PersistedCart } from '#resources/shop/client/cart/persisted'
import { customScreens } from '#resources/screens.generated'
import { corridor } from '../contract/support/worlds/declared'
import { wareOf } from '../contract/support/business/shop'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

/** Opens the checkout as a buyer. */
const opened = (more: Partial<Parameters<typeof mount>[0]> = {}) =>
  mount({ world, path: '/dashboard/e-commerce/checkout', role: 'user', custom: customScreens, ...more })
const billing = {
  personName: 'Grace Whitfield',
  phoneNumber: '+442071234567',
  email: 'grace@buyers.example',
  address: '12 Mill Lane',
  zipCode: 'EC1A 1BB',
  city: 'London',
  state: null,
  country: 'GB',
}

/** Stores a cart in the browser, as from an earlier visit. */
async function keep(more: Partial<PersistedCart> = {}, amounts: Partial<Checkout> = {}): Promise<void> {
  const { id, price } = await wareOf(world)
  const item = {
    id,
    price,
    name: 'Counter',
    slug: 'counter',
    cover: null,
    currency: 'EUR',
    stock: 10,
    colors: ['black' as const],
    quantity: 1,
  }
  const checkout = withAmounts({ ...emptyCheckout, activeStep: 2, cart: [item], billing, ...amounts })
  const stored = {
    checkout,
    sortBy: '',
    voucher: '',
    delivery: 'standard',
    owner: world.people.user.id,
  } as const
  localStorage.setItem(storageKey, write({ ...stored, ...more }))
}

async function voucherOf(code: string, percent: number): Promise<string> {
  const { body } = await world.people.admin.client.post('/api/vouchers', { code, percent })
  return (body as { id: string }).id
}

/** Delays the quotes for a delivery until they are released. */
function held(delivery: string) {
  let letGo = (): void => undefined
  const isFree = new Promise<void>((resolve) => (letGo = resolve))
  let requestCount = 0
  const handler = http.post('*/api/checkout/quote', async ({ request }) => {
    const body = (await request.clone().json()) as { delivery: string }
    if (body.delivery === delivery) {
      requestCount += 1
      await isFree
    }
    return world.server.fetch(request)
  })
  return { handler, letGo, asked: () => requestCount }
}

const placed = (calls: readonly { path: string; body: unknown }[]) =>
  calls.filter((call) => call.path === '/api/checkout/place')
const summary = () => screen.findByRole('complementary', { name: 'Summary' })
/** The order button, once it is enabled. */
const ready = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, null])
    return button
  })

describe('the checkout', () => {
  it('does not order while a quote is loading, and never at a price that was not shown', async () => {
    await keep()
    const quote = held('express')
    const { user, calls } = await opened({ instead: [quote.handler] })
    await user.click(await screen.findByRole('radio', { name: 'Bank transfer' }))
    await ready('Order for €19.99')
    await user.click(screen.getByRole('radio', { name: /^Express/ }))
    await waitFor(() => expect(quote.asked()).toBe(1))
    const button = await screen.findByRole('button', { name: 'One moment…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    quote.letGo()
    await user.click(await ready('Order for €34.99'))
    await screen.findByText('Thank you for your order')
    expect(placed(calls).map(({ body }) => body)).toMatchObject([{ delivery: 'express', total: 3499 }])
  })

  it('shows a total that has changed, and orders at it only after another click', async () => {
    const id = await voucherOf('FADES', 50)
    await keep({ voucher: 'FADES' })
    const { user, calls } = await opened()
    await user.click(await screen.findByRole('radio', { name: 'Bank transfer' }))
    const order = await ready('Order for €9.99')
    await world.people.admin.client.patch(`/api/vouchers/${id}`, { percent: 10 })
    await user.click(order)
    await screen.findByText('The total has changed. Look at the new one before you order.')
    await user.click(await ready('Order for €17.99'))
    await screen.findByText('Thank you for your order')
    expect(placed(calls).map(({ body }) => (body as { total: number }).total)).toEqual([999, 1799])
  })

  it('restores voucher, delivery and amounts, and shows them until the quote has loaded', async () => {
    await voucherOf('STAYS', 10)
    await keep({ voucher: 'STAYS', delivery: 'express' }, { discount: 200, shipping: 1500 })
    const quote = held('express')
    const { calls } = await opened({ instead: [quote.handler] })
    await waitFor(() => expect(quote.asked()).toBe(1))
    expect(within(await summary()).getByText('€32.99')).toBeTruthy()
    quote.letGo()
    await ready('Pay €32.99')
    expect(await screen.findByText('Voucher STAYS applies.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Express/ }).checked).toBe(true)
    expect(placed(calls)).toEqual([])
  })

  it('removes the discount of a voucher that is no longer valid', async () => {
    await keep({ voucher: 'GONE' }, { discount: 1000 })
    await opened()
    expect(await screen.findByText('This voucher is not valid.')).toBeTruthy()
    await waitFor(async () => expect(within(await summary()).getAllByText('€19.99')).toHaveLength(2))
  })
})
