import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

// A new product and the receipt of its stock are written together.

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

let made = 0
const create = (values: object) =>
  world.people.manager.client.post('/api/products', {
    name: 'Counter',
    code: `NEW-${++made}`,
    price: 1999,
    stock: 5,
    ...values,
  })

/** What was received of the products with a code: one entry for each movement. */
const receiptsOf = (code: string) =>
  world.database.query<{ change: number; reason: string }>({
    text: `select "change", "reason" from "stockMovements" m join "products" p on p."id" = m."product"
      where p."code" = $1`,
    values: [code],
  })

it('receives the stock of a new product, also of one whose slug is taken', async () => {
  const names = [await create({ code: 'FIRST' }), await create({ code: 'SECOND' })]
  expect(names.map(({ body }) => (body as { slug: string }).slug)).toEqual([
    expect.stringMatching(/^counter/),
    expect.stringMatching(/^counter-/),
  ])
  for (const code of ['FIRST', 'SECOND'])
    expect(await receiptsOf(code)).toEqual([{ change: 5, reason: 'receipt' }])
})

it('writes nothing of a product whose category does not exist, or whose code is taken', async () => {
  const refused = await create({ code: 'LOST', category: randomUUID() })
  expect(errorsOf(refused)).toHaveProperty('category')
  expect(await receiptsOf('LOST')).toEqual([])
  await create({ code: 'TAKEN' })
  const again = await create({ code: 'TAKEN', name: 'Another' })
  expect(errorsOf(again)).toHaveProperty('code')
  expect(await receiptsOf('TAKEN')).toHaveLength(1)
})
