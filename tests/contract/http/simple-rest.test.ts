import type { CrudFilters, CrudSort } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import axios, { type AxiosAdapter } from 'axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createWorld, type Stored, type World } from '../support/worlds/world'

let world: World
let provider: ReturnType<typeof simpleRest>
let rows: Stored[]

/** An axios adapter that calls the server in this process. */
function adapterTo({ server, people }: World): AxiosAdapter {
  return async (config) => {
    const response = await server.fetch(
      new Request(`http://corridor.test${config.url}`, {
        method: (config.method ?? 'get').toUpperCase(),
        headers: { authorization: `Bearer ${people.admin.token}`, 'content-type': 'application/json' },
        ...(config.data === undefined ? {} : { body: String(config.data) }),
      }),
    )
    const text = await response.text()
    const data: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw Object.assign(new Error(text), { status: response.status })
    const headers = Object.fromEntries(response.headers)
    return { data, status: response.status, statusText: '', headers, config }
  }
}

beforeAll(async () => {
  world = await createWorld(corridor)
  provider = simpleRest('/api', axios.create({ adapter: adapterTo(world) }))
  rows = []
  for (const [index, name] of ['Amber lantern', 'Blue lantern', 'Cedar desk', 'Delta lamp'].entries()) {
    const variables = {
      name,
      email: `c${index}@rest.example`,
      country: index < 2 ? 'DE' : 'CN',
      currency: 'EUR',
    }
    rows.push((await provider.create({ resource: 'customers', variables })).data as Stored)
  }
})
afterAll(() => world.close())

const positions = (found: readonly unknown[]) =>
  (found as Stored[]).map(({ id }) => rows.findIndex((row) => row.id === id))
const listOf = async (filters: CrudFilters, sorters: CrudSort[] = [{ field: 'id', order: 'asc' }]) => {
  const { data } = await provider.getList({ resource: 'customers', filters, sorters })
  return positions(data)
}
const by = (
  field: string,
  operator: 'eq' | 'ne' | 'gte' | 'lte' | 'contains',
  value: unknown,
): CrudFilters => [{ field, operator, value }]

describe('the published simple-rest data provider with this server', () => {
  it('reads pages with the total, sorted by one or several fields', async () => {
    const page = (currentPage: number) =>
      provider.getList({
        resource: 'customers',
        pagination: { currentPage, pageSize: 3 },
        sorters: [{ field: 'id', order: 'desc' }],
      })
    const [first, second] = [await page(1), await page(2)]
    expect([positions(first.data), first.total, positions(second.data)]).toEqual([[3, 2, 1], 4, [0]])
    expect(
      await listOf(
        [],
        [
          { field: 'country', order: 'asc' },
          { field: 'id', order: 'desc' },
        ],
      ),
    ).toEqual([3, 2, 1, 0])
    expect(
      positions((await provider.getList({ resource: 'customers', pagination: { mode: 'off' } })).data),
    ).toHaveLength(4)
  })

  it('filters by the operators that it sends, including id and contains', async () => {
    const second = rows[1]?.id
    expect(await listOf(by('id', 'gte', second))).toEqual([1, 2, 3])
    expect(await listOf(by('id', 'lte', second))).toEqual([0, 1])
    expect(await listOf(by('id', 'ne', second))).toEqual([0, 2, 3])
    expect(await listOf(by('id', 'eq', second))).toEqual([1])
    expect(await listOf(by('name', 'contains', 'lantern'))).toEqual([0, 1])
    expect(await listOf(by('email', 'contains', 'c2'))).toEqual([2])
    expect(await listOf([...by('name', 'contains', 'lan'), ...by('country', 'eq', 'DE')])).toEqual([0, 1])
    expect(await listOf(by('country', 'ne', 'DE'))).toEqual([2, 3])
    expect(await listOf(by('country', 'eq', ['DE', 'CN']))).toEqual([0, 1, 2, 3])
    expect(await listOf(by('createdAt', 'gte', rows[2]?.['createdAt']))).toEqual([2, 3])
    expect(await listOf(by('createdAt', 'lte', '2020-01-01'))).toEqual([])
    expect(await listOf([{ field: 'q', operator: 'eq', value: 'cedar' }])).toEqual([2])
  })

  it('reads one and many, updates with a whole record, and deletes', async () => {
    const [first, second] = rows as [Stored, Stored]
    const item = (await provider.getOne({ resource: 'customers', id: first.id })).data as Stored
    expect(item).toMatchObject({ id: first.id, name: 'Amber lantern' })
    const many = await provider.getMany?.({ resource: 'customers', ids: [first.id, second.id] })
    expect(new Set(positions(many?.data ?? []))).toEqual(new Set([0, 1]))
    const variables = { ...item, city: 'Kiel' }
    const changed = await provider.update({ resource: 'customers', id: first.id, variables })
    expect(changed.data).toMatchObject({ city: 'Kiel', version: 2 })
    await provider.deleteOne({ resource: 'customers', id: second.id })
    expect(await listOf([])).toEqual([0, 2, 3])
  })

  it('makes custom calls with sorters, filters, a query and a payload', async () => {
    const read = await provider.custom?.({
      url: '/api/customers',
      method: 'get',
      sorters: [{ field: 'id', order: 'desc' }],
      filters: by('country', 'eq', 'CN'),
      query: { _end: 1 },
    })
    expect(positions(read?.data as unknown as Stored[])).toEqual([3])
    const made = await provider.custom?.({
      url: '/api/kanban/columns/new',
      method: 'post',
      payload: { column: { name: 'To do' } },
    })
    expect(made?.data).toMatchObject({ column: { name: 'To do' } })
  })

  it('gets the same rejection for a hidden and an undeclared field', async () => {
    const refusal = (field: string) =>
      world.people.user.client
        .get(`/api/products?${field}_like=a`)
        .then(({ status, text }) => [status, text.replaceAll(field, 'field')])
    expect(await refusal('cost')).toEqual(await refusal('neverDeclared'))
    await expect(listOf(by('id', 'gte', 'no-id'))).rejects.toThrow('"id_gte"')
  })
})
