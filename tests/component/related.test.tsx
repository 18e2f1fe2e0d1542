import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { areaState } from '#providers/data/area-state'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

const post = async (path: string, values: object) => {
  const { status, body } = await world.people.admin.client.post(path, values)
  expect(status, JSON.stringify(body)).toBe(201)
  return body as { id: string }
}
const newCustomer = (name: string) =>
  post('/api/customers', { name, email: `${name.replace(' ', '.')}@example.com`, country: 'DE' })
const newInvoice = (customer: string, cents: number) =>
  post('/api/invoices', {
    customer,
    dueOn: '2099-01-01',
    lines: [{ description: 'x', quantity: 1, unitPrice: cents }],
  })

it('the page of a record lists the records that refer to it, and a new one refers to it by default', async () => {
  const [item, other] = [await newCustomer('Lantern Works'), await newCustomer('Quay Street')]
  await newInvoice(item.id, 11_100)
  await newInvoice(item.id, 22_200)
  await newInvoice(other.id, 33_300)
  const { user } = await mount({ world, path: `/dashboard/customers/${item.id}?tab=invoices` })
  const section = await screen.findByRole('region', { name: 'Invoices' })
  await within(section).findByText('€222.00')
  expect(within(section).getByText('€111.00')).toBeTruthy()
  expect(within(section).queryByText('€333.00')).toBeNull()

  await user.click(within(section).getByRole('button', { name: 'New invoice' }))
  const dialog = await screen.findByRole('dialog')
  const customer = await within(dialog).findByLabelText<HTMLInputElement>(/^Customer/)
  await waitFor(() => expect(customer.value).toBe('Lantern Works'))
})

it('a related list can be focused until it has rows, so that the keyboard scrolls it', async () => {
  const item = await newCustomer('Harbour Lights')
  await newInvoice(item.id, 44_400)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = http.get('*/api/invoices', () => released)
  await mount({ world, path: `/dashboard/customers/${item.id}?tab=invoices`, instead: [slow] })
  const section = await screen.findByRole('region', { name: 'Invoices' })
  const scroller = () => section.querySelector('table')?.parentElement
  await waitFor(() => expect(scroller()?.tabIndex).toBe(0))
  release()
  await within(section).findByText('€444.00')
  expect(scroller()?.tabIndex).toBe(-1)
})

it('the product-detail call also logs the error to the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const problem = { status: 500, title: 'internal', message: 'Broken.' }
  const failing = http.get('*/api/products/product', () => HttpResponse.json(problem, { status: 500 }))
  await mount({ world, path: '/dashboard/e-commerce/product/anything', instead: [failing] })
  await screen.findByText('Broken.')
  expect(logged).toHaveBeenCalledWith('Product could not be read', expect.objectContaining(problem))
  expect(areaState('products')).toMatchObject({ isLoading: false, error: expect.objectContaining(problem) })
  logged.mockRestore()
})

it('a failed product-detail call without a body is logged once, and loading ends within seconds', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let calls = 0
  const failing = http.get('*/api/products/product', () => {
    calls++
    return new HttpResponse(null, { status: 500 })
  })
  const started = performance.now()
  await mount({ world, path: '/dashboard/e-commerce/product/anything', instead: [failing] })
  await screen.findByText('Something went wrong', undefined, { timeout: 10_000 })
  expect(logged.mock.calls.filter(([what]) => what === 'Product could not be read')).toEqual([
    ['Product could not be read', 'Something went wrong'],
  ])
  expect(calls).toBeLessThanOrEqual(2)
  expect(performance.now() - started).toBeLessThan(6000)
  expect(areaState('products')).toMatchObject({ isLoading: false, error: 'Something went wrong' })
  logged.mockRestore()
})
