import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asAdmin, newPerson } from '../auth-codes'
import { expect } from '../fixtures'

/** Creates an order of a new buyer with this name. Returns the text that finds the order; the name ends with it. */
export async function orderOf(page: Page, name: string): Promise<string> {
  const headers = await asAdmin(page.request)
  const own = randomUUID().slice(0, 8)
  const buyer = await newPerson(page.request)
  const displayName = `${name} ${own}`
  const named = await page.request.patch(`/api/users/${buyer.id}`, { headers, data: { displayName } })
  expect(named.ok(), await named.text()).toBe(true)
  const good = { name: `Lamp ${own}`, code: own.toUpperCase(), price: 10_00, stock: 5 }
  const made = await page.request.post('/api/products', { headers, data: good })
  const { id: product } = (await made.json()) as { readonly id: string }
  const data = {
    buyer: buyer.id,
    lines: [{ product, quantity: 1, price: 10_00 }],
    personName: `Buyer ${own}`,
    phoneNumber: '+442071234567',
    email: buyer.email,
    address: '12 Mill Lane',
    country: 'GB',
  }
  const order = await page.request.post('/api/orders', { headers, data })
  expect(order.ok(), await order.text()).toBe(true)
  return own
}
