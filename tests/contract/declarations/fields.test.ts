import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapiDocument } from '#server/http/openapi/document'
import { corridor, trial, overviews } from '../support/worlds/declared'
import { fieldsContract } from '../support/contracts/fields-contract'
import { createWorld, type World } from '../support/worlds/world'

interface Described {
  readonly paths: Record<
    string,
    { get: { responses: { 200: { content: Record<string, { schema: Form }> } } } }
  >
  readonly components: { schemas: Record<string, Form & { required: readonly string[] }> }
}
interface Form {
  readonly properties: Readonly<Record<string, unknown>>
}

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

  it('lead to the response that OpenAPI describes for them, and other lists to that of complete records', async () => {
    const { client } = world.people.admin
    const { paths, components } = JSON.parse(
      JSON.stringify(openapiDocument(corridor.app, 'admin', overviews)),
    ) as Described
    for (const [query, type, schema] of [
      ['', 'application/json', 'Product'],
      ['?_fields=name', 'application/json; rows=partial', 'PartialProduct'],
    ] as const) {
      const answer = await client.get(`/api/products${query}`)
      expect(answer.headers.get('content-type')).toBe(type)
      const described = paths['/api/products']?.get.responses[200].content[type]?.schema
      expect(described?.properties.products).toEqual({
        type: 'array',
        items: { $ref: `#/components/schemas/${schema}` },
      })
      const { properties, required } = components.schemas[schema] ?? { properties: {}, required: [] }
      const keys = Object.keys((answer.body as { products: object[] }).products[0] ?? {})
      expect(keys).toEqual(expect.arrayContaining([...required]))
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(keys))
    }
    expect(components.schemas['PartialProduct']?.properties).toEqual(
      components.schemas['Product']?.properties,
    )
    const board = await client.get('/api/kanbanCards/board?_fields=name')
    expect(board.headers.get('content-type')).toBe('application/json; rows=partial')
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
