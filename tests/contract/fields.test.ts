import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corridor, trial } from './support/declared'
import { fieldsContract } from './support/fields-contract'
import { createWorld, type World } from './support/world'

describe('requested fields', () => {
  fieldsContract(corridor)
})
describe('requested fields with rules of every form', () => {
  fieldsContract(trial)
})

describe('several requested fields', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(corridor)
    const { client } = world.people.admin
    const category = (await client.post('/api/categories', { name: 'Shelf' })).body as { id: string }
    const values = { name: 'Ware', code: 'W-1', price: 100, category: category.id }
    await client.post('/api/products', values)
  })
  afterAll(() => world.close())
  const keysOf = async (path: string, property: string) => {
    const answer = await world.people.admin.client.get(path)
    expect(answer.status, answer.text).toBe(200)
    const body = answer.body as Record<string, Record<string, unknown>[]>
    return Object.keys(body[property]?.[0] ?? {}).toSorted()
  }

  it('are in every kind of page, in any order, with filters and sorts by other fields', async () => {
    const expected = ['_can', '_refs', 'category', 'deletedAt', 'id', 'name', 'version']
    for (const query of [
      '_fields=name,category',
      '_fields=category,name,name&_start=0&_end=1',
      '_fields=category&_fields=name&limit=1',
      '_fields=name,category&_sort=price&status=draft&q=ware',
    ])
      expect(await keysOf(`/api/products?${query}`, 'products'), query).toEqual(expected)
  })

  it('do not change the total, and a sheet always has all columns', async () => {
    const { client } = world.people.admin
    const complete = await client.get('/api/products?_start=0&_end=1')
    const part = await client.get('/api/products?_start=0&_end=1&_fields=name')
    expect(part.headers.get('x-total-count')).toBe(complete.headers.get('x-total-count'))
    const sheet = await client.get('/api/products/export?format=csv')
    expect((await client.get('/api/products/export?format=csv&_fields=name')).text).toBe(sheet.text)
  })

  it('of the cards of a board always include the field of its columns', async () => {
    const { client } = world.people.admin
    const column = (await client.post('/api/kanbanColumns', { name: 'To do' })).body as { id: string }
    const made = await client.post('/api/kanbanCards', { name: 'Card', column: column.id })
    expect(made.status, made.text).toBe(201)
    const answer = await client.get('/api/kanbanCards/board?_fields=name')
    const { cards, columns } = Object.values(answer.body as object)[0] as {
      cards: object[]
      columns: { id: string; cardIds: string[] }[]
    }
    expect(Object.keys(cards[0] ?? {})).toEqual(expect.arrayContaining(['id', 'name', 'column']))
    expect(Object.keys(cards[0] ?? {})).not.toContain('description')
    expect(columns.find(({ id }) => id === column.id)?.cardIds).toHaveLength(1)
  })
})
