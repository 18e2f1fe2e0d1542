import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankOf, type Made } from '../support/business/bank'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

interface Part {
  readonly invoice: Made
  readonly amount: number
}

let world: World
let admin: Client
let account: string
const { make, read, customerNamed, sentInvoice, balanceOf, ...bank } = bankOf(() => admin)
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  account = await bank.account()
})
afterAll(() => world.close())

/** A customer with a sent invoice of each amount. */
async function invoicesOf(name: string, amounts: readonly number[], more: object = {}): Promise<Made[]> {
  const customer = await customerNamed(name)
  const made: Made[] = []
  for (const unitPrice of amounts) made.push(await sentInvoice(customer, unitPrice, more))
  return made
}
const arrived = (amount: number, counterparty: string, more: object = {}) =>
  bank.arrived(account, amount, counterparty, more)
const allocate = (entry: Made, parts: readonly Part[], client = admin) =>
  client.post('/api/payments/allocate', {
    entry: entry.id,
    allocations: parts.map(({ invoice, amount }) => ({ invoice: invoice.id, amount })),
  })
interface Waiting {
  readonly entry: string
  readonly open: number
  readonly parts: readonly { readonly number: string; readonly byNumber: boolean }[]
}
const waiting = (id: string) => bank.waiting<Waiting>(id)
const balanceOfAccount = () => balanceOf(account)

it('an entry of the bank that pays several invoices is a payment of each, and booked once', async () => {
  const [first, second, third] = (await invoicesOf('Bundle AG', [10_001, 20_002, 30_003])) as [
    Made,
    Made,
    Made,
  ]
  const reference = `${String(second['number'])} and others`
  const entry = await arrived(60_006, 'Bundle AG', { reference, bookedOn: '2026-05-04' })
  const offered = await waiting(entry.id)
  expect(offered?.open).toBe(60_006)
  expect(offered?.parts[0]).toMatchObject({ number: second['number'], byNumber: true })
  expect(offered?.parts.map(({ number }) => number)).toEqual(
    [second, first, third].map((invoice) => invoice['number']),
  )
  const before = await balanceOfAccount()
  const answer = await allocate(entry, [
    { invoice: first, amount: 10_001 },
    { invoice: second, amount: 20_002 },
    { invoice: third, amount: 30_003 },
  ])
  expect(answer.status, answer.text).toBe(200)
  const made = answer.body as { payments: string[]; open: number }
  expect(made.open).toBe(0)
  expect(await read(`/api/payments/${made.payments[1]}`)).toMatchObject({
    invoice: second.id,
    amount: 20_002,
    receivedOn: '2026-05-04',
    reference,
    method: 'bankTransfer',
    account,
    ledgerEntry: entry.id,
    isMatched: true,
  })
  for (const { id } of [first, second, third])
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ status: 'paid', balance: 0 })
  expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({ status: 'booked', origin: 'payment' })
  expect(await balanceOfAccount()).toBe(before + 60_006)
  expect(await waiting(entry.id)).toBeUndefined()
})

it('what is left of an entry can be recorded later, and at most that', async () => {
  const [first, second] = (await invoicesOf('Rest SE', [40_004, 50_005])) as [Made, Made]
  const entry = await arrived(60_006, 'Rest SE')
  expect((await allocate(entry, [{ invoice: first, amount: 40_004 }])).body).toMatchObject({ open: 20_002 })
  expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({
    status: 'booked',
    origin: 'partPayment',
  })
  expect(await waiting(entry.id)).toMatchObject({ amount: 60_006, open: 20_002 })
  expect((await admin.post(`/api/ledgerEntries/${entry.id}/reverse`)).status).toBe(403)
  const payment = { invoice: second.id, ledgerEntry: entry.id }
  expect(errorsOf(await admin.post('/api/payments', { ...payment, amount: 20_003 }))).toHaveProperty('amount')
  const matched = await make('/api/payments/match', { matches: [{ entry: entry.id, invoice: second.id }] })
  expect(matched).toMatchObject({ results: [{ refusal: null }] })
  expect(await read(`/api/invoices/${second.id}`)).toMatchObject({ status: 'partlyPaid', paid: 20_002 })
  expect(await waiting(entry.id)).toBeUndefined()
})

it('payments that are reversed leave their part of the entry open', async () => {
  const [first, second] = (await invoicesOf('Back GmbH', [1_001, 2_002])) as [Made, Made]
  const entry = await arrived(3_003, 'Back GmbH')
  const parts = [
    { invoice: first, amount: 1_001 },
    { invoice: second, amount: 2_002 },
  ]
  const { payments } = (await allocate(entry, parts)).body as { payments: string[] }
  await make(`/api/payments/${payments[0]}/reverse`, { reason: 'Wrong invoice' })
  expect(await waiting(entry.id)).toMatchObject({ open: 1_001 })
  await make(`/api/payments/${payments[1]}/reverse`, { reason: 'Wrong invoice' })
  expect(await waiting(entry.id)).toMatchObject({ open: 3_003 })
  expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({ status: 'booked', origin: 'manual' })
})

it('where one part is refused, nothing is recorded', async () => {
  const [first, second] = (await invoicesOf('Whole Oy', [5_005, 6_006])) as [Made, Made]
  const [dollars] = (await invoicesOf('Dollars Oy', [100], { currency: 'USD' })) as [Made]
  const entry = await arrived(11_011, 'Whole Oy')
  const refused = async (parts: readonly Part[]) => {
    const answer = await allocate(entry, parts)
    expect(answer.status, answer.text).toBe(422)
    return Object.keys(errorsOf(answer))
  }
  const good = { invoice: first, amount: 5_005 }
  expect(await refused([good, { invoice: second, amount: 6_007 }])).toEqual(['allocations.1.amount'])
  expect(await refused([good, { invoice: first, amount: 1 }])).toEqual(['allocations.1.amount'])
  expect(await refused([good, { invoice: dollars, amount: 100 }])).toEqual(['entry'])
  expect(await refused([good, { invoice: second, amount: 0 }])).toEqual(['allocations.1.amount'])
  const small = await arrived(11_010, 'Whole Oy')
  const beyond = await allocate(small, [good, { invoice: second, amount: 6_006 }])
  expect(Object.keys(errorsOf(beyond))).toEqual(['allocations.1.amount'])
  const outgoing = await arrived(5_005, 'Whole Oy', { direction: 'out' })
  expect(Object.keys(errorsOf(await allocate(outgoing, [good])))).toEqual(['entry'])
  const [voided] = (await invoicesOf('Void Oy', [5_005])) as [Made]
  await make(`/api/invoices/${voided.id}/void`, {})
  const ofVoid = await allocate(entry, [{ invoice: voided, amount: 5_005 }])
  expect(Object.keys(errorsOf(ofVoid))).toEqual(['allocations.0.invoice'])
  expect(await read(`/api/invoices/${first.id}`)).toMatchObject({ status: 'sent', paid: 0 })
  expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({ status: 'pending', origin: 'manual' })
})

it('many requests at once record no more than the entry', async () => {
  const invoices = await invoicesOf('Crowd Ltd', [7_007, 7_007, 7_007, 7_007])
  const entry = await arrived(14_014, 'Crowd Ltd')
  const answers = await Promise.all(
    invoices.map((invoice, index) =>
      allocate(entry, [
        { invoice, amount: 3_000 },
        { invoice: invoices[(index + 1) % 4] as Made, amount: 4_007 },
      ]),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
  expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({ origin: 'payment' })
  expect(await waiting(entry.id)).toBeUndefined()
})

it('is for users who may record payments', async () => {
  const [invoice] = (await invoicesOf('Nobody', [100])) as [Made]
  const entry = await arrived(100, 'Nobody')
  const parts = [{ invoice, amount: 100 }]
  expect((await allocate(entry, parts, world.people.user.client)).status).toBe(403)
  expect((await allocate(entry, parts, world.people.manager.client)).status).toBe(200)
})
