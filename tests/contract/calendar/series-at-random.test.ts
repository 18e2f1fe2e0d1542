import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '#server/features/demo/random'
import type { Answer, Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { storedNumbers } from '../support/business/numbers'
import { createWorld, storedRows, type World } from '../support/worlds/world'

let world: World
let goods: Goods
beforeAll(async () => {
  world = await createWorld(corridor)
  goods = await createGoods(world)
})
afterAll(() => world.close())

const steps = 250
const years = ['2023', '2024']
const days = ['2023-02-01', '2023-11-30', '2024-01-15', '2024-06-30']

/** The state of the random walk: its invoices, and the batches of imports and bulk runs. */
interface Walk {
  readonly random: Random
  readonly client: Client
  readonly ids: string[]
  readonly batches: string[]
}

const path = (id: string, rest = '') => `/api/invoices/${id}${rest}`
const post = ({ client }: Walk, id: string, verb: string) => client.post(path(id, `/${verb}`))

async function bulk(walk: Walk, verb: string, ids: readonly string[]): Promise<Answer> {
  const plan = await walk.client.post('/api/invoices/bulk', { verb, ids, dryRun: true })
  const { token } = plan.body as { token: string }
  walk.batches.push(token)
  return walk.client.post('/api/invoices/bulk', { token })
}

async function importRow({ random, client, batches }: Walk): Promise<Answer> {
  const lines = JSON.stringify([{ description: 'One', quantity: 1, unitPrice: 100 }]).replaceAll('"', '""')
  const text = `Customer,Due on,Issued on,Lines\nA customer,2099-01-01,${random.pick(days)},"${lines}"\n`
  const answer = await client.send('POST', '/api/invoices/import', text, { 'content-type': 'text/csv' })
  batches.push((answer.body as { batch: string }).batch)
  return answer
}

type Step = (walk: Walk, id: string) => Promise<unknown>
const walks: readonly Step[] = [
  async ({ ids }) => ids.push(await goods.addInvoice()),
  ({ client, random }, id) => client.patch(path(id), { issuedOn: random.pick(days) }),
  (walk, id) => post(walk, id, 'send'),
  (walk, id) => post(walk, id, 'pay'),
  (walk, id) => post(walk, id, 'void'),
  (walk, id) => post(walk, id, 'undo'),
  ({ client }, id) => client.remove(path(id)),
  ({ client, random }, id) => client.post(path(id, '/restore'), { version: random.whole(1, 3) }),
  (walk, id) => bulk(walk, 'send', [id, walk.random.pick(walk.ids)]),
  (walk, id) => bulk(walk, 'delete', [id, walk.random.pick(walk.ids)]),
  (walk) => importRow(walk),
  async ({ client, random, batches }) =>
    batches.length > 0 && client.post(`/api/undo/${random.pick(batches)}`, {}),
]

it('invoice numbers have no gap after random sends, undos, deletions, imports and restores', async () => {
  const random = createRandom(20_261_122)
  const walk: Walk = {
    random,
    client: world.people.admin.client,
    ids: [await goods.addInvoice()],
    batches: [],
  }
  const given = new Map<string, string>()
  for (let step = 0; step < steps; step++) {
    await random.pick(walks)(walk, random.pick(walk.ids))
    const rows = await storedRows(world, goods.invoices)
    for (const { id, number } of rows)
      if (typeof number === 'string') given.set(number, given.get(number) ?? id)
    for (const [number, id] of given)
      expect(rows.find((row) => row.id === id)?.['number'], `${number} after step ${step}`).toBe(number)
    for (const { id } of rows) if (!walk.ids.includes(id)) walk.ids.push(id)
  }
  for (const year of years) {
    const numbers = await storedNumbers(world, goods.invoices, year)
    expect(numbers).toEqual(numbers.map((_, index) => `INV-${year}-${String(index + 1).padStart(5, '0')}`))
  }
  expect(given.size).toBeGreaterThan(10)
}, 120_000)
