import { expect } from 'vitest'
import { createDue } from '#resources/invoicing/server/recurring/create-due'
import type { World } from '../worlds/world'

interface Answer {
  readonly body: unknown
  readonly status: number
  readonly text: string
}
/** The id of a record that was created. */
export const idOf = (answer: Answer): string => {
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}

export interface Recurring {
  readonly id: string
  readonly email: string
  readonly customer: string
}
export interface RecurringState {
  readonly status: string
  readonly nextOn: string | null
  readonly lastOn: string | null
  readonly created: number
  readonly failedBecause: object | null
}
interface CreatedInvoice {
  readonly id: string
  readonly status: string
  readonly lines: { readonly description: string }[]
}

const firstText = ({ lines }: CreatedInvoice): string => lines[0]?.description ?? ''
let count = 0

/** Calls about recurring invoices in a world, as its manager and administrator. */
export function recurringIn(world: World) {
  const { manager, admin } = { manager: world.people.manager.client, admin: world.people.admin.client }

  const addSeller = async (isDefault: boolean): Promise<string> =>
    idOf(
      await admin.post('/api/sellers', { name: 'Seller Ltd.', address: 'Road 1', country: 'DE', isDefault }),
    )

  async function addCustomer(more: object = {}) {
    const email = `recurring${++count}@company.example`
    const id = idOf(await manager.post('/api/customers', { name: 'Buyer', email, country: 'DE', ...more }))
    return { id, email }
  }

  /** A recurring invoice of each month's last day, unless other values are given. */
  async function add(more: object = {}, buyer: object = {}): Promise<Recurring> {
    const { id: customer, email } = await addCustomer(buyer)
    const lines = [{ description: 'Rent, {period}', quantity: 2, unitPrice: 10_000, taxRate: 19 }]
    const values = { name: 'Rent', customer, startsOn: '2031-01-31', lines, ...more }
    return { id: idOf(await manager.post('/api/recurringInvoices', values)), email, customer }
  }

  const stateOf = async (id: string) =>
    (await manager.get(`/api/recurringInvoices/${id}`)).body as RecurringState

  /** The invoices of a recurring one, in the order of their descriptions. */
  async function invoicesOf(id: string): Promise<CreatedInvoice[]> {
    const filter = JSON.stringify({ field: 'recurring', op: 'eq', value: id })
    const answer = await manager.get(`/api/invoices?_start=0&_end=100&filter=${encodeURIComponent(filter)}`)
    expect(answer.status, answer.text).toBe(200)
    const invoices = answer.body as CreatedInvoice[]
    return invoices.toSorted((invoice, other) => (firstText(invoice) < firstText(other) ? -1 : 1))
  }
  const periodsOf = async (id: string) => (await invoicesOf(id)).map(firstText)

  /** Does what is due at the noon of a day. */
  const runOn = (day: string, services = world.server.services) =>
    createDue(services, () => `${day}T12:00:00.000Z`)
  const run = (id: string, verb: string) => manager.post(`/api/recurringInvoices/${id}/${verb}`)
  return { addSeller, addCustomer, add, stateOf, invoicesOf, periodsOf, runOn, run }
}
