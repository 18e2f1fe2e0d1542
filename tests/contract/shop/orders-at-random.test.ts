import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { requireBooks, requireNumbers, type Given } from '../support/business/books'
import { corridor } from '../support/worlds/declared'
import { requireOrderBooks } from '../support/business/order-books'
import { orderSteps, type Item, type SharedOrders } from '../support/business/order-steps'
import { wareOf } from '../support/business/shop'
import { watchedClient } from '../support/worlds/watched-client'
import { createWorld, type World } from '../support/worlds/world'

const failed: string[] = []
let world: World
let shared: SharedOrders
beforeAll(async () => {
  world = await createWorld(corridor)
  const { admin, user } = world.people
  const staff = watchedClient(admin.client, failed)
  await staff.post('/api/vouchers', { code: 'TENTH', percent: 10 })
  const items: Item[] = []
  for (const stock of [60, 25, 8]) items.push({ product: (await wareOf(world, { stock })).id, variant: null })
  const { id: product } = await wareOf(world, { stock: 0, price: 777 })
  for (const size of ['small', 'large']) {
    const values = { product, code: `ANY-${size}`, color: 'black', size, stock: 20 }
    const { body } = await staff.post('/api/variants', values)
    items.push({ product, variant: (body as { id: string }).id })
  }
  const lists = { orders: [], invoices: [], batches: [] }
  const buyer = { client: watchedClient(user.client, failed), id: user.id }
  shared = { staff, buyer, items, ...lists }
  // The first orders, for the steps that need one.
  for (let index = 0; index < 3; index++) await orderSteps[0]?.({ ...shared, random: createRandom(index) })
})
afterAll(() => world.close())

const sequences = 120
/** How many run at the same time. */
const together = 20
const stepsOfOne = 12
const seed = 20_261_128
const numbered = ['orders', 'refunds', 'shipments', 'invoices', 'payments', 'creditNotes']

async function runSequence(index: number): Promise<void> {
  const random = createRandom(seed + index)
  for (let step = 0; step < stepsOfOne; step++) await random.pick(orderSteps)({ ...shared, random })
}

it('orders, refunds, shipments, stock and books agree after random changes of several users at the same time', async () => {
  const given: Given = new Map()
  for (let index = 0; index < sequences; index += together) {
    await Promise.all(Array.from({ length: together }, (_, offset) => runSequence(index + offset)))
    await requireNumbers(world, given, numbered)
    await requireOrderBooks(world)
  }
  expect(failed).toEqual([])
  await requireBooks(world)
  // How many depends on which of the simultaneous changes are first; credit notes are the rarest.
  for (const prefix of ['ORD', 'RFD', 'SHP', 'INV', 'PAY', 'CN'])
    expect([...given.keys()].filter((number) => number.startsWith(prefix)).length, prefix).toBeGreaterThan(0)
  expect(await verifyChangeLog(world.database)).toMatchObject({ ok: true })
}, 240_000)
