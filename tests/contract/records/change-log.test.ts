import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAccountNumber } from '#money/account-number'
import { unreconciled } from '#resources/banking/server/reconcile'
import { createRandom } from '#server/features/demo/random'
import type { BankAccount } from '#resources/banking/bank-accounts.resource'
import type { LedgerEntry } from '#resources/banking/ledger-entries.resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, warmUp, type Person, type World } from '../support/worlds/world'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  admin = world.people.admin
})
afterAll(() => world.close())

const output = <T>(answer: { status: number; text: string; body: unknown }, status: number): T => {
  expect(answer.status, answer.text).toBe(status)
  return answer.body as T
}
let accounts = 0
const open = async (currency = 'EUR') =>
  output<BankAccount>(
    await admin.client.post('/api/bankAccounts', { name: `Account ${++accounts}`, currency }),
    201,
  )
const read = async ({ id }: { id: string }) =>
  output<BankAccount>(await admin.client.get(`/api/bankAccounts/${id}`), 200)
const entry = async (account: BankAccount, values: Partial<LedgerEntry> = {}) =>
  output<LedgerEntry>(
    await admin.client.post('/api/ledgerEntries', {
      account: account.id,
      currency: account.currency,
      direction: 'in',
      amount: 1000,
      category: 'sales',
      counterparty: 'Harbour',
      ...values,
    }),
    201,
  )
const book = ({ id }: { id: string }) => admin.client.post(`/api/ledgerEntries/${id}/book`)
const reverse = ({ id }: { id: string }) => admin.client.post(`/api/ledgerEntries/${id}/reverse`)
const filled = async (currency = 'EUR', amount = 100_000) => {
  const account = await open(currency)
  output(await book(await entry(account, { amount })), 200)
  return account
}
const transfer = (values: Record<string, unknown>) => admin.client.post('/api/bankAccounts/transfer', values)

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const inOrder = (a: string, b: string) => (a < b ? -1 : 1)

describe('a bank account', () => {
  it('has a number in IBAN format with check digits and a country code that does not exist', async () => {
    const [item, other] = [await open(), await open()]
    expect(item.number).toMatch(/^XC\d\dCORR\d{10}$/)
    expect([isAccountNumber(String(item.number)), item.number === other.number]).toEqual([true, false])
    expect(
      isAccountNumber(String(item.number).replace(/\d$/, (last) => String((Number(last) + 1) % 10))),
    ).toBe(false)
  })

  it('computes its balance; a request cannot set it', async () => {
    const account = await filled()
    const refused = await admin.client.patch(`/api/bankAccounts/${account.id}`, { balance: 1 })
    expect(Object.keys(errorsOf(refused))).toEqual(['balance'])
    expect((await read(account)).balance).toBe(100_000)
  })

  it('cannot change its currency after an entry was booked', async () => {
    const [empty, used] = [await open(), await filled()]
    output(await admin.client.patch(`/api/bankAccounts/${empty.id}`, { currency: 'JPY' }), 200)
    const refused = await admin.client.patch(`/api/bankAccounts/${used.id}`, { currency: 'JPY' })
    expect(Object.keys(errorsOf(refused))).toEqual(['currency'])
  })

  it('accepts no bookings while it is frozen', async () => {
    const account = await filled()
    const waiting = await entry(account)
    output(await admin.client.post(`/api/bankAccounts/${account.id}/freeze`), 200)
    expect(Object.keys(errorsOf(await book(waiting)))).toEqual(['account'])
    expect((await read(account)).balance).toBe(100_000)
    output(await admin.client.post(`/api/bankAccounts/${account.id}/unfreeze`), 200)
    output(await book(waiting), 200)
    expect((await read(account)).balance).toBe(101_000)
  })
})

describe('a ledger entry', () => {
  it('changes the balance in the transaction that books it', async () => {
    const account = await open()
    const first = await entry(account, { amount: 5000 })
    expect((await read(account)).balance).toBe(0)
    output(await book(first), 200)
    output(await book(await entry(account, { direction: 'out', amount: 1200 })), 200)
    expect((await read(account)).balance).toBe(3800)
  })

  it('is booked once when six requests book it at the same time', async () => {
    const account = await open()
    const made = await entry(account, { amount: 700 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(made)))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await read(account)).balance).toBe(700)
  })

  it('cannot be changed after it is booked', async () => {
    const account = await filled()
    const made = await entry(account)
    output(await book(made), 200)
    const path = `/api/ledgerEntries/${made.id}`
    expect((await admin.client.patch(path, { amount: 1 })).status).toBe(403)
    expect((await admin.client.remove(path)).status).toBe(403)
    expect((await admin.client.post(`${path}/undo`)).status).toBe(409)
    const again = output<LedgerEntry>(await admin.client.get(path), 200)
    expect([again.amount, again.status, (await read(account)).balance]).toEqual([1000, 'booked', 101_000])
  })

  it('is corrected by a reversing entry', async () => {
    const account = await filled()
    const made = await entry(account, { amount: 2500, direction: 'out' })
    output(await book(made), 200)
    output(await reverse(made), 200)
    const found = output<LedgerEntry[]>(await admin.client.get(`/api/ledgerEntries?reverses=${made.id}`), 200)
    expect(found).toMatchObject([{ direction: 'in', amount: 2500, status: 'booked', reverses: made.id }])
    expect((await read(account)).balance).toBe(100_000)
    expect((await reverse(made)).status).toBe(409)
    expect((await admin.client.post(`/api/ledgerEntries/${made.id}/undo`)).status).toBe(409)
    expect(await unreconciled(world.database)).toEqual([])
  })

  it('must have the currency of its account', async () => {
    const account = await open('USD')
    const given = { account: account.id, currency: 'EUR', amount: 1, category: 'sales', counterparty: 'X' }
    const refused = await admin.client.post('/api/ledgerEntries', given)
    expect(Object.keys(errorsOf(refused))).toEqual(['currency'])
  })

  it('is not accessible to the role user', async () => {
    const { client } = world.people.user
    for (const path of ['/api/ledgerEntries', '/api/bankAccounts'])
      expect((await client.get(path)).status).toBe(403)
    expect((await client.post('/api/bankAccounts/transfer', {})).status).toBe(403)
  })
})

describe('a transfer between accounts', () => {
  it('is booked on both as two entries with one transfer number', async () => {
    const [from, to] = [await filled(), await open()]
    const done = output<{ transfer: string }>(
      await transfer({ from: from.id, to: to.id, amount: 30_000, currency: 'EUR', reference: 'Rent' }),
      200,
    )
    expect([(await read(from)).balance, (await read(to)).balance]).toEqual([70_000, 30_000])
    const sides = output<LedgerEntry[]>(
      await admin.client.get(`/api/ledgerEntries?transfer=${done.transfer}&_sort=amount`),
      200,
    )
    expect(
      sides
        .map(({ direction, category, reference }) => `${direction} ${category} ${reference}`)
        .toSorted(inOrder),
    ).toEqual(['in transfer Rent', 'out transfer Rent'])
  })

  it('converts at the given or current rate, rounded to the smallest unit of the target currency', async () => {
    const [euros, yen] = [await filled(), await open('JPY')]
    const given = { from: euros.id, to: yen.id, amount: 12_345, currency: 'EUR' }
    output(await transfer({ ...given, rate: 163.456 }), 200)
    expect((await read(yen)).balance).toBe(20_179)
    output(await transfer({ ...given, amount: 100 }), 200)
    expect((await read(yen)).balance).toBe(20_179 + 163)
  })

  it('is reversed once, on both sides, when both are reversed at the same time', async () => {
    const [from, to] = [await filled(), await open()]
    const { transfer: number } = output<{ transfer: string }>(
      await transfer({ from: from.id, to: to.id, amount: 4000, currency: 'EUR' }),
      200,
    )
    const [item, other] = output<LedgerEntry[]>(
      await admin.client.get(`/api/ledgerEntries?transfer=${number}`),
      200,
    ) as [LedgerEntry, LedgerEntry]
    const answers = await Promise.all([reverse(item), reverse(other)])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect([(await read(from)).balance, (await read(to)).balance]).toEqual([100_000, 0])
  })

  it.each([
    ['to', 'the same account', (from: BankAccount) => ({ to: from.id })],
    ['amount', 'more than there is', () => ({ amount: 100_001 })],
    ['amount', 'nothing', () => ({ amount: 0 })],
    ['amount', 'less than nothing', () => ({ amount: -5 })],
    ['currency', 'another currency than that of the account', () => ({ currency: 'USD' })],
  ])('rejects at %s: %s', async (field, _, wrong) => {
    const [from, to] = [await filled(), await open()]
    const given = { from: from.id, to: to.id, amount: 100, currency: 'EUR', ...wrong(from) }
    expect(Object.keys(errorsOf(await transfer(given)))).toEqual([field])
    expect([(await read(from)).balance, (await read(to)).balance]).toEqual([100_000, 0])
  })

  it('does not overdraw the account when eight transfers run at the same time', async () => {
    const [from, to] = [await filled('EUR', 1000), await open()]
    const given = { from: from.id, to: to.id, amount: 300, currency: 'EUR' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => transfer(given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([(await read(from)).balance, (await read(to)).balance]).toEqual([100, 900])
  })
})

describe('the bank accounts', () => {
  it('reconcile after a thousand random operations, ten at a time', async () => {
    const random = createRandom(7)
    const stored = await Promise.all(['EUR', 'EUR', 'EUR', 'USD', 'JPY'].map((currency) => filled(currency)))
    const booked: { id: string }[] = []
    const operation = async (): Promise<number> => {
      const [from, to] = [random.pick(stored), random.pick(stored)]
      const amount = random.whole(1, 4000)
      const kind = random.next()
      if (kind < 0.5) {
        const { status } = await transfer({ from: from.id, to: to.id, amount, currency: from.currency })
        return status
      }
      if (kind < 0.65 && booked.length > 0) return (await reverse(random.pick(booked))).status
      const made = await entry(from, { amount, direction: random.pick(['in', 'out']) })
      const answer = await book(made)
      booked.push(made)
      return answer.status
    }
    const outcomes = new Map<number, number>()
    for (let done = 0; done < 1000; done += 10)
      for (const status of await Promise.all(Array.from({ length: 10 }, operation)))
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    expect(outcomes.get(200)).toBeGreaterThan(600)
    expect([...outcomes.keys()].filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    expect(await unreconciled(world.database)).toEqual([])
    for (const account of stored) {
      const [sum] = await world.database.query<{ sum: number }>({
        text: `select coalesce(sum(case when direction = 'in' then amount else -amount end), 0)::bigint as sum
          from "ledgerEntries" where account = $1 and status in ('booked', 'reversed')`,
        values: [account.id],
      })
      expect((await read(account)).balance).toBe(sum?.sum)
    }
    const crooked = await world.database.query({
      text: `select transfer from "ledgerEntries" where transfer is not null and category = 'transfer'
        group by transfer having count(*) <> 2 or sum(case when direction = 'in' then amount else -amount end) <> 0`,
    })
    expect(crooked).toEqual([])
  }, 120_000)
})
