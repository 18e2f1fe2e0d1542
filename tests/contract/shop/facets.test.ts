import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { wareOf } from '../support/business/shop'
import { createWorld, type Stored, type World } from '../support/worlds/world'

interface Value {
  readonly value: string
  readonly count: number
  readonly title?: string
  readonly parent?: string | null
}
type Facets = Readonly<Record<string, readonly Value[]>>

let world: World
const ids: Record<string, string> = {}

/** Prices, stocks and colours of the products, in the category of their first letter. */
const wares = [
  { name: 'Terminal Alpha', category: 'top', price: 3000, stock: 4, colors: ['red', 'blue'] },
  { name: 'Terminal Beta', category: 'inner', price: 5000, stock: 0, colors: ['blue'] },
  { name: 'Terminal Gamma', category: 'inner', price: 60_000, priceBefore: 70_000, stock: null, colors: [] },
  { name: 'Reader Delta', category: 'other', price: 14_999, stock: 1, colors: ['red'] },
  { name: 'Reader Epsilon', category: null, price: 15_000, stock: 9, colors: ['black'] },
]

beforeAll(async () => {
  world = await createWorld(corridor)
  const category = async (key: string, parent?: string) => {
    const answer = await admin().post('/api/categories', { name: `Category ${key}`, parent: parent ?? null })
    ids[key] = (answer.body as { id: string }).id
  }
  await category('top')
  await category('inner', ids['top'])
  await category('other')
  await category('empty')
  for (const { category: key, ...values } of wares)
    await wareOf(world, { ...values, category: key === null ? null : ids[key] })
  const draft = { name: 'Terminal Draft', code: 'DRAFT', price: 100, colors: ['green'], category: ids['top'] }
  await admin().post('/api/products', draft)
})
afterAll(() => world.close())

const admin = () => world.people.admin.client
const buyer = () => world.people.user.client

const facetsIn = (answer: Answer): Facets => {
  expect(answer.status, answer.text).toBe(200)
  const facets = answer.body as readonly { field: string; values: readonly Value[] }[]
  return Object.fromEntries(facets.map(({ field, values }) => [field, values]))
}
const facetsOf = async (query = '', client = buyer()) =>
  facetsIn(await client.get(`/api/products/facets${query}`))
const filter = (...conditions: readonly object[]) =>
  `filter=${encodeURIComponent(JSON.stringify({ and: conditions }))}`
const counts = (values: readonly Value[] = []) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

describe('the facets of a catalogue', () => {
  it('count what the caller may read, by option, tree, range and yes', async () => {
    const facets = await facetsOf()
    expect(counts(facets['colors'])).toEqual({ red: 2, blue: 2, black: 1 })
    expect(counts(facets['lowestPrice'])).toEqual({
      '-5000': 1,
      '5000-15000': 2,
      '15000-50000': 1,
      '50000-': 1,
    })
    expect(counts(facets['inStock'])).toEqual({ true: 4, false: 1 })
    expect(counts(facets['onSale'])).toEqual({ true: 1, false: 4 })
    expect(counts(facets['ratingAverage'])).toEqual({ 4: 0, 3: 0, 2: 0 })
    expect(counts((await facetsOf('', admin()))['colors'])).toMatchObject({ green: 1 })
  })

  it('have the titles and the tree of records that they refer to, also of those without products', async () => {
    const { category = [] } = await facetsOf()
    expect(category.map(({ title, parent, count }) => [title, parent, count])).toEqual([
      ['Category top', null, 1],
      ['Category inner', ids['top'], 2],
      ['Category other', null, 1],
      ['Category empty', null, 0],
    ])
  })

  it('are narrowed by the conditions on the other facets, by the search and by other filters', async () => {
    const query = `?${filter({ field: 'colors', op: 'in', value: ['red'] }, { field: 'lowestPrice', op: 'lt', value: 5000 })}`
    const facets = await facetsOf(query)
    expect(counts(facets['colors']), 'not narrowed by colours').toEqual({ red: 1, blue: 1 })
    expect(counts(facets['lowestPrice']), 'not narrowed by price').toMatchObject({
      '-5000': 1,
      '5000-15000': 1,
    })
    expect(counts(facets['inStock'])).toEqual({ true: 1 })
    expect(counts((await facetsOf('?q=Reader'))['colors'])).toEqual({ red: 1, black: 1 })
    expect(
      counts((await facetsOf(`?${filter({ field: 'featured', op: 'eq', value: true })}`))['colors']),
    ).toEqual({})
  })

  it('compare amounts within one currency only, which is chosen first', async () => {
    const yuan = { name: 'Router Zeta', price: 9000, currency: 'CNY', stock: 3, colors: ['silver'] }
    await wareOf(world, yuan)
    const mixed = await facetsOf()
    expect(counts(mixed['currency'])).toEqual({ EUR: 5, CNY: 1 })
    expect(mixed['lowestPrice']).toEqual([])
    const inYuan = await facetsOf(`?${filter({ field: 'currency', op: 'in', value: ['CNY'] })}`)
    expect(counts(inYuan['lowestPrice'])).toMatchObject({ '-5000': 0, '5000-15000': 1 })
    expect(counts(inYuan['currency']), 'not narrowed by currency').toEqual({ EUR: 5, CNY: 1 })
    const cheap = { field: 'lowestPrice', op: 'lt', value: 5000 }
    const inEuro = await facetsOf(`?${filter({ field: 'currency', op: 'in', value: ['EUR'] }, cheap)}`)
    expect(counts(inEuro['currency']), 'not narrowed by the amount').toEqual({ EUR: 5, CNY: 1 })
    const onlyYuan = await facetsOf('?q=Router')
    expect(counts(onlyYuan['lowestPrice']), 'the only currency there is').toMatchObject({ '5000-15000': 1 })
  })

  it('agree with the list that each value leads to', async () => {
    const chosen = { field: 'inStock', op: 'eq', value: true }
    const { colors = [] } = await facetsOf(`?${filter(chosen)}`)
    for (const { value, count } of colors) {
      const listed = await buyer().get(
        `/api/products?_start=0&_end=25&${filter(chosen, { field: 'colors', op: 'in', value: [value] })}`,
      )
      expect((listed.body as { products: Stored[] }).products, value).toHaveLength(count)
    }
    expect(colors).not.toHaveLength(0)
  })

  it('refuse unknown filters, and callers without a session', async () => {
    const answer = await buyer().get('/api/products/facets?cost_gte=1')
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toHaveProperty('cost_gte')
    expect((await world.anonymous.get('/api/products/facets')).status).toBe(401)
    expect((await admin().get('/api/categories/facets')).status).toBe(404)
  })
})
