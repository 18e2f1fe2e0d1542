import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { matchesFor } from '#resources/invoicing/server/payments/bank-matches'
import { bankOf, type Made } from '../support/business/bank'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { recording, scannedTables } from '../support/database/plan'
import { createWorld, type World } from '../support/worlds/world'

interface Candidate {
  readonly invoice: string
  readonly number: string
  readonly byNumber: boolean
  readonly byAmount: boolean
  readonly byCustomer: boolean
}
interface Entry {
  readonly entry: string
  readonly amount: number
  readonly isCertain: boolean
  readonly candidates: readonly Candidate[]
}

let world: World
let admin: Client
let account: string
const { make, read, customerNamed, sentInvoice, balanceOf, ...bank } = bankOf(() => admin)
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
})
afterAll(() => world.close())
beforeEach(async () => {
  account = await bank.account()
})

const arrived = (amount: number, counterparty: string, more: object = {}) =>
  bank.arrived(account, amount, counterparty, more)
const waiting = (id: string) => bank.waiting<Entry>(id)
async function match(entry: Made, invoice: Made, client = admin) {
  const answer = await client.post('/api/payments/match', {
    matches: [{ entry: entry.id, invoice: invoice.id }],
  })
  expect(answer.status, answer.text).toBe(200)
  const { results } = answer.body as {
    results: { entry: string; payment: string | null; refusal: string | null }[]
  }
  return results[0]
}

describe('entries of the bank', () => {
  it('are offered the invoice that they name, with the amount also for certain', async () => {
    const customer = await customerNamed('Number & Sons')
    const invoice = await sentInvoice(customer, 77_701)
    const other = await sentInvoice(customer, 99_901)
    const named = String(invoice['number']).replaceAll('-', ' ').toLowerCase()
    const whole = await arrived(77_701, 'N. Sons', { reference: `thanks, ${named}` })
    const part = await arrived(10_000, 'N. Sons', { reference: String(other['number']) })
    expect(await waiting(whole.id)).toMatchObject({
      isCertain: true,
      candidates: [{ number: invoice['number'], byNumber: true, byAmount: true, byCustomer: false }],
    })
    expect(await waiting(part.id)).toMatchObject({
      isCertain: false,
      candidates: [{ number: other['number'], byNumber: true, byAmount: false }],
    })
  })

  it('are offered invoices of their customer and with their amount, at most three, and certain only if one fits', async () => {
    const [first, second] = [await customerNamed('Twin Ltd'), await customerNamed('Single Ltd')]
    const twins = [await sentInvoice(first, 55_501), await sentInvoice(first, 55_501)]
    const single = await sentInvoice(second, 55_501)
    const unclear = await waiting((await arrived(55_501, 'TWIN LTD')).id)
    expect(unclear).toMatchObject({ isCertain: false })
    expect(unclear?.candidates.map(({ invoice }) => invoice)).toEqual([
      ...twins.map(({ id }) => id).toSorted(),
      single.id,
    ])
    const clear = await waiting((await arrived(55_501, 'single ltd')).id)
    expect(clear).toMatchObject({ isCertain: true, candidates: [{ invoice: single.id }, {}, {}] })
  })

  it('are not offered paid, foreign or too small invoices, and outgoing entries are not listed', async () => {
    const customer = await customerNamed('Strict GmbH')
    const paid = await sentInvoice(customer, 33_301)
    await make(`/api/invoices/${paid.id}/pay`, {})
    await sentInvoice(customer, 33_301, { currency: 'USD' })
    await sentInvoice(customer, 33_300)
    const entry = await arrived(33_301, 'Strict GmbH', { reference: String(paid['number']) })
    expect(await waiting(entry.id)).toMatchObject({ isCertain: false, candidates: [] })
    const out = await arrived(33_301, 'Strict GmbH', { direction: 'out' })
    expect(await waiting(out.id)).toBeUndefined()
  })
})

describe('a match', () => {
  it('records the entry as the payment: booked once, and not listed any more', async () => {
    const invoice = await sentInvoice(await customerNamed('Once AG'), 12_301)
    const entry = await arrived(12_301, 'Once AG', { reference: 'R 1', bookedOn: '2026-05-04' })
    const made = await match(entry, invoice)
    expect(made).toMatchObject({ entry: entry.id, refusal: null })
    expect(await read(`/api/payments/${made?.payment}`)).toMatchObject({
      invoice: invoice.id,
      amount: 12_301,
      receivedOn: '2026-05-04',
      reference: 'R 1',
      account,
      ledgerEntry: entry.id,
      isMatched: true,
      method: 'bankTransfer',
    })
    expect(await read(`/api/invoices/${invoice.id}`)).toMatchObject({ status: 'paid', balance: 0 })
    expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({
      status: 'booked',
      origin: 'payment',
    })
    expect(await balanceOf(account)).toBe(12_301)
    expect(await waiting(entry.id)).toBeUndefined()
    expect((await admin.post(`/api/ledgerEntries/${entry.id}/reverse`)).status).toBe(403)
    expect((await match(entry, invoice))?.refusal).toMatch(/cannot be chosen/)
  })

  it('that was wrong is reversed: the entry stays booked and can be matched with another invoice', async () => {
    const customer = await customerNamed('Again SE')
    const [wrong, right] = [await sentInvoice(customer, 45_601), await sentInvoice(customer, 45_601)]
    const entry = await arrived(45_601, 'Again SE')
    const made = await match(entry, wrong)
    await make(`/api/payments/${made?.payment}/reverse`, { reason: 'Wrong invoice' })
    expect(await read(`/api/invoices/${wrong.id}`)).toMatchObject({ status: 'sent', balance: 45_601 })
    expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({ status: 'booked', origin: 'manual' })
    expect(await waiting(entry.id)).toMatchObject({ amount: 45_601 })
    expect(await match(entry, right)).toMatchObject({ refusal: null })
    expect(await balanceOf(account)).toBe(45_601)
    expect(await waiting(entry.id)).toBeUndefined()
  })

  it('is refused beyond the balance, in another currency, on another account and for more than the entry', async () => {
    const invoice = await sentInvoice(await customerNamed('Refused BV'), 20_001)
    expect((await match(await arrived(20_002, 'Refused BV'), invoice))?.refusal).toMatch(/open balance/)
    const dollars = await sentInvoice(await customerNamed('Dollar BV'), 20_001, { currency: 'USD' })
    const entry = await arrived(20_001, 'Refused BV')
    expect((await match(entry, dollars))?.refusal).toMatch(/not in USD/)
    const payment = { invoice: invoice.id, ledgerEntry: entry.id }
    const small = await arrived(20_000, 'Refused BV')
    const more = await admin.post('/api/payments', { ...payment, ledgerEntry: small.id, amount: 20_001 })
    expect(errorsOf(more)).toHaveProperty('amount')
    const { id: elsewhere } = await make('/api/bankAccounts', { name: 'Other bank', currency: 'EUR' })
    const other = await admin.post('/api/payments', { ...payment, amount: 20_001, account: elsewhere })
    expect(errorsOf(other)).toHaveProperty('account')
    expect(await read(`/api/ledgerEntries/${entry.id}`)).toMatchObject({
      status: 'pending',
      origin: 'manual',
    })
    expect(await balanceOf(account)).toBe(0)
  })

  it('is made once when many users match the same entry at once', async () => {
    const customer = await customerNamed('Together Oy')
    const entry = await arrived(66_601, 'Together Oy')
    const invoices = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sentInvoice(customer, 66_601)))
    const made = await Promise.all(invoices.map((invoice) => match(entry, invoice)))
    expect(made.filter((result) => result?.payment)).toHaveLength(1)
    expect(await balanceOf(account)).toBe(66_601)
  })

  it('is for users who may record payments', async () => {
    const { client } = world.people.user
    expect((await client.get('/api/payments/matches')).status).toBe(403)
    const entry = await arrived(1, 'Nobody')
    const invoice = await sentInvoice(await customerNamed('Nobody'), 1)
    const body = { matches: [{ entry: entry.id, invoice: invoice.id }] }
    expect((await client.post('/api/payments/match', body)).status).toBe(403)
    const { manager } = world.people
    expect((await manager.client.get('/api/payments/matches')).status).toBe(200)
    expect((await manager.client.post('/api/payments/match', { matches: [] })).status).toBe(422)
  })
})

/** Copies a record many times; some columns get other values. */
async function multiply(table: string, id: string, times: number, other: Readonly<Record<string, string>>) {
  const columns = await world.database.query<{ name: string }>({
    text: `select column_name as "name" from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' and table_schema = current_schema()`,
    values: [table],
  })
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => other[name] ?? (name === 'id' ? 'gen_random_uuid()' : `r."${name}"`))
  await world.database.query({
    text: `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) select ${values.join()}
      from "${table}" r, generate_series(1, ${times}) n where r."id" = $1`,
    values: [id],
  })
  await world.database.query({ text: `analyze "${table}"` })
}

it('entries and their invoices are found by indexes, however many there are', async () => {
  const customer = await customerNamed('Large plc')
  const paid = await sentInvoice(customer, 10_001)
  await make(`/api/invoices/${paid.id}/pay`, {})
  const entry = await arrived(10_001, 'Large plc')
  const booked = await make(`/api/ledgerEntries/${entry.id}/book`, {})
  await multiply('customers', customer, 3000, { name: `'Customer ' || n`, email: `n || '@many.example'` })
  await multiply('invoices', paid.id, 6000, { number: `'INV-2001-' || (10000 + n)`, balance: 'n % 7' })
  await multiply('ledgerEntries', booked.id, 6000, {})
  for (let number = 0; number < 5; number++)
    await arrived(10_001, 'Large plc', { reference: 'INV-2001-10005' })
  const database = recording(world.database)
  const app = world.app
  const caller = { userId: world.people.admin.id, sessionId: null, role: 'admin', language: 'en' } as const
  await matchesFor({ app, database, caller })
  const scanned = await Promise.all(
    database.statements.map((statement) => scannedTables(world.database, statement)),
  )
  expect(
    scanned.flat().filter((table) => ['invoices', 'ledgerEntries', 'customers'].includes(table)),
  ).toEqual([])
})
