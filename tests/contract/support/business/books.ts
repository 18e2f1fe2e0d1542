import { expect } from 'vitest'
import { seriesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { amountsOf } from '#money/invoice-amounts'
import { atBank } from './book-steps'
import { storedRows, type Stored, type World } from '../worlds/world'

/** The resources whose records have numbers without a gap. */
const numbered = ['invoices', 'payments', 'creditNotes']

/** Which record has got which number: a number stays with its record. */
export type Given = Map<string, string>

const rowsOf = (world: World, name: string) => storedRows(world, world.app[name] as AnyResource)

function grouped<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item])
  return groups
}

/** The numbers are those that were given before, and each series has none left out. */
export async function requireNumbers(
  world: World,
  given: Given,
  names: readonly string[] = numbered,
): Promise<void> {
  for (const name of names) {
    const resource = world.app[name] as AnyResource
    const { name: field, series } = seriesOf(resource) ?? { name: '', series: { prefix: '' } }
    const rows = (await rowsOf(world, name)).filter((row) => typeof row[field] === 'string')
    const stored = new Map(rows.map((row) => [String(row[field]), row.id]))
    expect(stored.size, `${name} have different numbers`).toBe(rows.length)
    for (const [number, id] of given)
      if (number.startsWith(`${series.prefix}-`)) expect(stored.get(number), number).toBe(id)
    for (const [number, id] of stored) given.set(number, id)
    const byYear = grouped([...stored.keys()], (number) => number.split('-')[1] ?? '')
    for (const [year, numbers] of byYear)
      expect(numbers.toSorted()).toEqual(
        numbers.map((_, index) => `${series.prefix}-${year}-${String(index + 1).padStart(5, '0')}`),
      )
  }
}

const sumOf = (rows: readonly Stored[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)
const having = (rows: readonly Stored[], name: string, value: unknown) =>
  rows.filter((row) => row[name] === value)

/** The amounts of an invoice follow from its lines, its payments and its credit notes, and its state from them. */
function requireSettled(invoice: Stored, payments: readonly Stored[], notes: readonly Stored[]): void {
  const number = String(invoice['number'] ?? invoice.id)
  const total = amountsOf(invoice['lines'] as Parameters<typeof amountsOf>[0]).total
  expect(invoice['total'], `total of ${number}`).toBe(total)
  const [paid, credited] = [sumOf(payments, 'received'), sumOf(having(notes, 'status', 'issued'), 'total')]
  expect(invoice, number).toMatchObject({ paid, credited })
  const isOpen = !['draft', 'void'].includes(String(invoice['status']))
  const balance = isOpen ? total - paid - credited : null
  expect(invoice['balance'], `balance of ${number}`).toBe(balance)
  expect(credited, `credit notes of ${number}`).toBeLessThanOrEqual(total)
  if (!isOpen) expect([paid, credited], number).toEqual([0, 0])
  else if ((balance ?? 0) <= 0) expect(invoice['status'], number).toBe('paid')
  else expect(invoice['status'], number).toBe(paid !== 0 || credited > 0 ? 'partlyPaid' : 'sent')
}

/** What the entries of an account add up to; reversed ones count, as the entry that reverses them does. */
const booked = (entries: readonly Stored[]): number =>
  entries
    .filter(({ status }) => status !== 'pending')
    .reduce((sum, { direction, amount }) => sum + (direction === 'in' ? Number(amount) : -Number(amount)), 0)

/** The payments of an entry of the bank are at most its amount, and it says whether something is left. */
function requireDivided(entry: Stored, payments: readonly Stored[]): void {
  const [amount, paid] = [
    Number(entry['amount']),
    sumOf(having(payments, 'ledgerEntry', entry.id), 'received'),
  ]
  expect(paid, `payments of the entry ${entry.id}`).toBeLessThanOrEqual(amount)
  const origin = paid === 0 ? 'manual' : paid === amount ? 'payment' : 'partPayment'
  expect(entry['origin'], `origin of the entry ${entry.id}`).toBe(origin)
  if (paid > 0) expect(entry['status']).toBe('booked')
}

/** Invoices, payments, credit notes and bank accounts agree to the minor unit. */
export async function requireBooks(world: World): Promise<void> {
  const [invoices, payments, notes] = [
    await rowsOf(world, 'invoices'),
    await rowsOf(world, 'payments'),
    await rowsOf(world, 'creditNotes'),
  ]
  const [paymentsOf, notesOf] = [payments, notes].map((rows) =>
    grouped(rows, ({ invoice }) => String(invoice)),
  )
  for (const invoice of invoices)
    requireSettled(invoice, paymentsOf?.get(invoice.id) ?? [], notesOf?.get(invoice.id) ?? [])
  const entries = await rowsOf(world, 'ledgerEntries')
  for (const account of await rowsOf(world, 'bankAccounts')) {
    const own = having(entries, 'account', account.id)
    expect(account['balance']).toBe(booked(own))
    const ofBank = having(own, 'counterparty', atBank)
    for (const entry of having(ofBank, 'reverses', null)) requireDivided(entry, payments)
    const others = having(having(payments, 'account', account.id), 'isMatched', false)
    expect(account['balance']).toBe(sumOf(others, 'received') + booked(ofBank))
  }
}
