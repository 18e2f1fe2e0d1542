import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { createRandom } from '#server/features/demo/random'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { bookSteps, type Shared } from '../support/business/book-steps'
import { requireBooks, requireNumbers, type Given } from '../support/business/books'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { watchedClient } from '../support/worlds/watched-client'
import { createWorld, storedRows, type World } from '../support/worlds/world'

let world: World
let shared: Shared
beforeAll(async () => {
  world = await createWorld(corridor)
  const client = watchedClient(world.people.admin.client, failed)
  const { body } = await client.post('/api/bankAccounts', { name: 'Current account', currency: 'EUR' })
  const { id: account } = body as { id: string }
  const lists = { invoices: [], notes: [], payments: [], entries: [], batches: [] }
  shared = { client, account, customer: await createCustomer(world), ...lists }
  // The first invoices, for the steps that need one.
  for (let index = 0; index < 3; index++) await bookSteps[0]?.({ ...shared, random: createRandom(index) })
})
afterAll(() => world.close())

const failed: string[] = []

/** How many payments are booked to an account, and how many of them are parts of an entry of the bank. */
async function bookedPayments(): Promise<readonly number[]> {
  const rows = await storedRows(world, world.app.payments as AnyResource)
  const ofEntries = rows.filter(({ ledgerEntry }) => ledgerEntry)
  return [ofEntries.length, ofEntries.filter(({ isMatched }) => isMatched).length]
}

const sequences = 400
/** How many run at the same time. */
const together = 20
const stepsOfOne = 10
const seed = 20_261_126

async function runSequence(index: number): Promise<void> {
  const random = createRandom(seed + index)
  for (let step = 0; step < stepsOfOne; step++) await random.pick(bookSteps)({ ...shared, random })
}

it('numbers have no gap and books agree after random changes of several users at the same time', async () => {
  const given: Given = new Map()
  for (let index = 0; index < sequences; index += together) {
    await Promise.all(Array.from({ length: together }, (_, offset) => runSequence(index + offset)))
    await requireNumbers(world, given)
  }
  expect(failed).toEqual([])
  await requireBooks(world)
  const [booked, divided] = await bookedPayments()
  expect(booked).toBeGreaterThan(15)
  expect(divided).toBeGreaterThan(5)
  for (const prefix of ['INV', 'PAY', 'CN'])
    expect([...given.keys()].filter((number) => number.startsWith(prefix)).length).toBeGreaterThan(15)
  expect(await verifyChangeLog(world.database)).toMatchObject({ ok: true })
}, 240_000)
