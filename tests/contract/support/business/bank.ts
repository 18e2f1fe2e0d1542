import { expect } from 'vitest'
import type { Client } from '../worlds/client'

/** A record that a test of the bank has created. */
export type Made = Readonly<Record<string, unknown>> & { readonly id: string }

let count = 0

/** What tests of the bank create and read as this user. */
export function bankOf(admin: () => Client) {
  /** Creates a record, or runs an action. */
  async function make(path: string, values: object): Promise<Made> {
    const answer = await admin().post(path, values)
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body as Made
  }
  const read = async (path: string): Promise<Made> => (await admin().get(path)).body as Made
  const customerNamed = async (name: string): Promise<string> => {
    count += 1
    const values = { name, email: `bank${count}@match.example`, country: 'DE', currency: 'EUR' }
    return (await make('/api/customers', values)).id
  }
  /** An invoice over one line without tax, which is sent. */
  const sentInvoice = async (customer: string, unitPrice: number, more: object = {}): Promise<Made> => {
    const lines = [{ description: 'Work', quantity: 1, unitPrice, taxRate: 0 }]
    const { id } = await make('/api/invoices', { customer, dueOn: '2099-01-01', lines, ...more })
    return make(`/api/invoices/${id}/send`, {})
  }
  /** An entry of the bank over money that has arrived on an account. */
  const arrived = (account: string, amount: number, counterparty: string, more: object = {}) =>
    make('/api/ledgerEntries', {
      account,
      direction: 'in',
      amount,
      currency: 'EUR',
      category: 'sales',
      counterparty,
      ...more,
    })
  /** An entry with the invoices that it is offered; undefined if it does not wait for any. */
  async function waiting<Entry extends { readonly entry: string }>(id: string): Promise<Entry | undefined> {
    const { entries } = (await admin().get('/api/payments/matches')).body as {
      readonly entries: readonly Entry[]
    }
    return entries.find(({ entry }) => entry === id)
  }
  const account = async (): Promise<string> =>
    (await make('/api/bankAccounts', { name: 'Bank', currency: 'EUR' })).id
  const balanceOf = async (id: string) => Number((await read(`/api/bankAccounts/${id}`))['balance'])
  return { make, read, customerNamed, sentInvoice, arrived, waiting, account, balanceOf }
}
