import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doDueMoves } from '#server/features/work/due-moves'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let customer = ''
let account = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  customer = await createCustomer(world)
  account = (await make('/api/bankAccounts', { name: 'Current account', currency: 'EUR' })).id
})
afterAll(() => world.close())

type Made = Readonly<Record<string, unknown>> & { readonly id: string }

async function make(path: string, values: object): Promise<Made> {
  const answer = await admin.post(path, values)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body as Made
}
const read = async (path: string): Promise<Made> => (await admin.get(path)).body as Made
const invoiceOf = (id: string) => read(`/api/invoices/${id}`)
const paymentsOf = async (invoice: string) =>
  (await admin.get(`/api/payments?invoice=${invoice}&_sort=number`)).body as unknown as Made[]

/** A sent invoice of 100.00 and tax, in total 119.00 of its currency. */
async function sentInvoice(more: object = {}): Promise<Made> {
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000, taxRate: 19 }]
  const { id } = await make('/api/invoices', { customer, dueOn: '2099-01-01', lines, ...more })
  return make(`/api/invoices/${id}/send`, {})
}
const pay = (id: string, values: object = {}) => admin.post(`/api/invoices/${id}/pay`, values)

describe('payments of an invoice', () => {
  it('in two parts lead from partly paid to paid, each with a number of its own', async () => {
    const { id } = await sentInvoice()
    const first = await pay(id, { amount: 5000, method: 'card', reference: 'first' })
    expect(first.body).toMatchObject({ status: 'partlyPaid', paid: 5000, balance: 6900 })
    expect((await pay(id)).body).toMatchObject({ status: 'paid', paid: 11_900, balance: 0 })
    const payments = await paymentsOf(id)
    expect(payments).toMatchObject([
      { amount: 5000, method: 'card', reference: 'first', customer, currency: 'EUR', status: 'received' },
      { amount: 6900, method: 'bankTransfer', customer },
    ])
    expect(payments.map(({ number }) => number)).toEqual([
      expect.stringMatching(/^PAY-\d{4}-\d{5}$/),
      expect.stringMatching(/^PAY-\d{4}-\d{5}$/),
    ])
  })

  it('are refused beyond the open balance, for drafts and for voided invoices', async () => {
    const { id } = await sentInvoice()
    const answer = await pay(id, { amount: 11_901 })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toHaveProperty('amount')
    await make(`/api/invoices/${id}/void`, {})
    expect((await admin.post('/api/payments', { invoice: id, amount: 1 })).status).toBe(422)
    expect((await pay(id)).status).toBe(409)
  })

  it('are refused on a day that has not come yet, at the field', async () => {
    const { id } = await sentInvoice()
    const receivedOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const message = 'This day has not come yet.'
    expect(errorsOf(await pay(id, { receivedOn }))).toEqual({ receivedOn: [message] })
    const answers = await admin.post(
      '/api/payments',
      { invoice: id, amount: 1, receivedOn: '2030-01-01' },
      { 'accept-language': 'zh-CN' },
    )
    expect(errorsOf(answers)).toEqual({ receivedOn: ['该日期尚未到来。'] })
    const today = new Date().toISOString().slice(0, 10)
    expect((await pay(id, { receivedOn: today })).status).toBe(200)
  })

  it('are created as records of their own too, and never edited, deleted or undone', async () => {
    const { id } = await sentInvoice()
    const payment = await make('/api/payments', { invoice: id, amount: 1900 })
    expect(payment).toMatchObject({ customer, currency: 'EUR', received: 1900 })
    expect(await invoiceOf(id)).toMatchObject({ status: 'partlyPaid', balance: 10_000 })
    const path = `/api/payments/${payment.id}`
    expect((await admin.patch(path, { amount: 1 })).status).toBe(403)
    expect((await admin.remove(path)).status).toBe(403)
    const [created] = await world.database.query<{ batch: string }>({
      text: `select "batch" from "changes" where "record" = $1`,
      values: [payment.id],
    })
    expect((await admin.post(`/api/undo/${created?.batch}`, {})).status).toBe(409)
    expect(await invoiceOf(id)).toMatchObject({ paid: 1900 })
  })

  it('are booked to an account of the same currency, and reversed with their entry', async () => {
    const { id, number } = await sentInvoice()
    const before = Number((await read(`/api/bankAccounts/${account}`))['balance'])
    expect((await pay(id, { amount: 4000, account })).status).toBe(200)
    expect(await read(`/api/bankAccounts/${account}`)).toMatchObject({ balance: before + 4000 })
    const [payment] = await paymentsOf(id)
    expect(await read(`/api/ledgerEntries/${String(payment?.['ledgerEntry'])}`)).toMatchObject({
      account,
      direction: 'in',
      amount: 4000,
      category: 'sales',
      reference: number,
      status: 'booked',
      origin: 'payment',
    })
    const alone = await admin.post(`/api/ledgerEntries/${String(payment?.['ledgerEntry'])}/reverse`, {})
    expect(alone.status).toBe(403)
    const reversed = await make(`/api/payments/${payment?.id}/reverse`, { reason: 'Returned by the bank' })
    expect(reversed).toMatchObject({
      ...{ status: 'reversed', reversedBecause: 'Returned by the bank', amount: 4000, received: 0 },
    })
    expect(await read(`/api/bankAccounts/${account}`)).toMatchObject({ balance: before })
    expect(await invoiceOf(id)).toMatchObject({ status: 'sent', paid: 0, balance: 11_900 })
    const dollars = await sentInvoice({ currency: 'USD' })
    expect(errorsOf(await pay(dollars.id, { account }))).toHaveProperty('account')
  })

  it('count once when many arrive at the same time', async () => {
    const { id } = await sentInvoice()
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(id, { amount: 3000 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await invoiceOf(id)).toMatchObject({ paid: 9000, balance: 2900, status: 'partlyPaid' })
    const paid = (await paymentsOf(id)).reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(paid).toBe(9000)
  })

  it('are not needed for an invoice without an amount, which is paid once it is sent', async () => {
    const free = await sentInvoice({ lines: [{ description: 'Gift', quantity: 1, unitPrice: 0 }] })
    expect(free).toMatchObject({ status: 'paid', total: 0, balance: 0 })
    expect(await paymentsOf(free.id)).toEqual([])
  })

  it('are read by the customer of the invoice and by no other', async () => {
    const { id } = await sentInvoice()
    await pay(id)
    const user = world.people.user.client
    expect((await user.get(`/api/payments?invoice=${id}`)).body).toEqual([])
    expect((await user.post('/api/payments', { invoice: id, amount: 1 })).status).toBe(403)
  })
})

describe('an invoice with payments', () => {
  it('is voided only after they were reversed', async () => {
    const { id } = await sentInvoice({ issuedOn: null, dueOn: '2099-01-01' })
    await pay(id, { amount: 100 })
    expect((await admin.post(`/api/invoices/${id}/void`)).status).toBe(409)
    const [payment] = await paymentsOf(id)
    await make(`/api/payments/${payment?.id}/reverse`, { reason: 'Wrong invoice' })
    expect(await make(`/api/invoices/${id}/void`, {})).toMatchObject({ status: 'void', balance: null })
  })

  it('is duplicated as a draft without them', async () => {
    const { id, lines } = await sentInvoice()
    await pay(id)
    const { id: copy } = await make(`/api/invoices/${id}/duplicate`, {})
    expect(await invoiceOf(copy)).toMatchObject({
      status: 'draft',
      number: null,
      paid: 0,
      balance: null,
      lines,
    })
  })
})

describe('credit notes', () => {
  const noteFor = async (invoice: string): Promise<Made> => {
    const { id } = await make(`/api/invoices/${invoice}/credit`, {})
    return read(`/api/creditNotes/${id}`)
  }

  it('lower the balance once they are issued, with a number of their own series', async () => {
    const { id, sellerDetails, buyerDetails } = await sentInvoice()
    const note = await noteFor(id)
    expect(note).toMatchObject({ status: 'draft', number: null, total: 11_900, customer, currency: 'EUR' })
    const lines = [{ description: 'Half', quantity: 0.5, unitPrice: 10_000, taxRate: 19 }]
    expect((await admin.patch(`/api/creditNotes/${note.id}`, { lines })).status).toBe(200)
    const issued = await make(`/api/creditNotes/${note.id}/issue`, {})
    expect(issued).toMatchObject({ status: 'issued', total: 5950, sellerDetails, buyerDetails })
    expect(issued['number']).toMatch(/^CN-\d{4}-\d{5}$/)
    expect(await invoiceOf(id)).toMatchObject({ status: 'partlyPaid', credited: 5950, balance: 5950 })
    expect((await admin.patch(`/api/creditNotes/${note.id}`, { lines })).status).toBe(403)
  })

  it('never exceed the total of the invoice', async () => {
    const { id } = await sentInvoice()
    const notes = [await noteFor(id), await noteFor(id)]
    const answers = await Promise.all(notes.map((note) => admin.post(`/api/creditNotes/${note.id}/issue`)))
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422])
    expect(await invoiceOf(id)).toMatchObject({ credited: 11_900, balance: 0, status: 'paid' })
  })

  it('make a paid invoice one with money to refund, which a refund returns', async () => {
    const { id } = await sentInvoice()
    await pay(id)
    const note = await noteFor(id)
    await make(`/api/creditNotes/${note.id}/issue`, {})
    expect(await invoiceOf(id)).toMatchObject({ balance: -11_900, status: 'paid' })
    const refund = (amount: number) => admin.post(`/api/invoices/${id}/refund`, { amount, account })
    expect(errorsOf(await refund(11_901))).toHaveProperty('amount')
    const before = Number((await read(`/api/bankAccounts/${account}`))['balance'])
    expect((await refund(11_900)).status).toBe(200)
    expect(await read(`/api/bankAccounts/${account}`)).toMatchObject({ balance: before - 11_900 })
    expect(await paymentsOf(id)).toMatchObject([{ received: 11_900 }, { kind: 'refund', received: -11_900 }])
    expect(await invoiceOf(id)).toMatchObject({ balance: 0, paid: 0, credited: 11_900, status: 'paid' })
  })
})

describe('an invoice that falls due', () => {
  it('is overdue from the day after its due date, until it is paid', async () => {
    const { id } = await sentInvoice({ issuedOn: null })
    await world.database.query({
      text: `update "invoices" set "dueOn" = (now() at time zone 'utc')::date - 1 where "id" = $1`,
      values: [id],
    })
    const today = await sentInvoice()
    await world.database.query({
      text: `update "invoices" set "dueOn" = (now() at time zone 'utc')::date where "id" = $1`,
      values: [today.id],
    })
    await doDueMoves(world.server.services)
    expect(await invoiceOf(id)).toMatchObject({ status: 'overdue', balance: 11_900 })
    expect(await invoiceOf(today.id)).toMatchObject({ status: 'sent' })
    const reminded = await admin.post(`/api/invoices/${id}/remind`)
    expect(reminded.body).toMatchObject({ reminders: 1, remindedOn: new Date().toISOString().slice(0, 10) })
    expect((await admin.post(`/api/invoices/${id}/remind`)).status).toBe(422)
    expect((await admin.post(`/api/invoices/${today.id}/remind`)).status).toBe(403)
    const mails = await world.database.query({
      text: `select "to", "kind" from "outbox" where "kind" = 'reminder'`,
    })
    expect(mails).toEqual([{ to: 'customer@company.example', kind: 'reminder' }])
    expect((await pay(id, { amount: 900 })).body).toMatchObject({ status: 'overdue', balance: 11_000 })
    expect((await pay(id)).body).toMatchObject({ status: 'paid' })
  })
})

describe('the summary of invoices', () => {
  it('has the number and the totals of each state by currency, also of the tabs of a list', async () => {
    await sentInvoice({ currency: 'USD' })
    const { states } = (await admin.get('/api/invoices/summary')).body as unknown as {
      states: { status: string; count: number; totals: { currency: string; total: number }[] }[]
    }
    const rows = await world.database.query<{
      status: string
      currency: string
      count: number
      total: number
    }>({
      text: `select "status", "currency", count(*)::int as "count", sum("total")::float8 as "total"
        from "invoices" group by 1, 2 order by 1, 2`,
    })
    const found = states.flatMap(({ status, totals }) => totals.map((each) => ({ status, ...each })))
    expect(found.toSorted((a, b) => (a.status + a.currency < b.status + b.currency ? -1 : 1))).toEqual(
      rows.map(({ status, currency, total }) => ({ status, currency, total })),
    )
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(all)
    const sums = (await admin.get('/api/invoices/sums?_tabs=true&status=void')).body as unknown as {
      tab?: string
      currency: string
      sum: number
    }[]
    const tabs = sums.flatMap(({ tab, currency, sum }) =>
      tab ? [{ status: tab, currency, total: sum }] : [],
    )
    expect(tabs).toEqual(rows.map(({ status, currency, total }) => ({ status, currency, total })))
  })
})

describe('the report of receivables', () => {
  it('has the open balances by the days since they were due, of each customer and in total', async () => {
    const buyer = await make('/api/customers', {
      name: 'Late Ltd.',
      email: 'late@late.example',
      country: 'DE',
    })
    const late = { notDue: -5, upTo30: 30, upTo60: 31, upTo90: 90, older: 91 }
    for (const days of Object.values(late)) {
      const { id } = await sentInvoice({ customer: buyer.id, currency: 'CHF' })
      await world.database.query({
        text: `update "invoices" set "dueOn" = (now() at time zone 'utc')::date - $2::int where "id" = $1`,
        values: [id, days],
      })
    }
    const { customers, totals } = await read('/api/invoices/aging')
    const ages = { ...Object.fromEntries(Object.keys(late).map((age) => [age, 11_900])), total: 59_500 }
    expect(customers).toContainEqual({ customer: buyer.id, name: 'Late Ltd.', currency: 'CHF', ...ages })
    expect(totals).toContainEqual({ currency: 'CHF', ...ages })
    expect((await world.people.user.client.get('/api/invoices/aging')).body).toMatchObject({ customers: [] })
  })
})
