import { http } from 'msw'
import type { CrudFilter, DataProvider } from '@refinedev/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDataProvider } from '#providers/data/data-provider'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount, type Mounted } from './support/mount'

// The calls of refine's documentation, against the real server.

let world: World
let provider: DataProvider
let page: Mounted
const resource = 'customers'
const values = (name: string) => ({ name, country: 'DE', segment: 'startup', email: `${name}@example.com` })

beforeAll(async () => {
  world = await createWorld(corridor)
  for (const name of ['Ada', 'Bert', 'Cleo'])
    await world.people.admin.client.post('/api/customers', values(name))
})
beforeEach(async () => {
  provider = createDataProvider(world.app)
  page = await mount({ world, path: '/dashboard/blank' })
})
afterEach(unmount)
afterAll(() => world.close())

const namesBy = async (filters: CrudFilter[], more: Partial<Parameters<DataProvider['getList']>[0]> = {}) => {
  const { data, total } = await provider.getList({
    resource,
    filters,
    sorters: [{ field: 'name', order: 'asc' }],
    ...more,
  })
  return { names: data.map(({ name }) => name as string), total }
}

describe('a list through the data provider', () => {
  it('has pages, several sorters and a total that can be 0', async () => {
    const pagination = { currentPage: 2, pageSize: 2 }
    expect(await namesBy([], { pagination })).toEqual({ names: ['Cleo'], total: 3 })
    const sorters = [
      { field: 'segment', order: 'asc' as const },
      { field: 'name', order: 'desc' as const },
    ]
    expect((await namesBy([], { sorters })).names).toEqual(['Cleo', 'Bert', 'Ada'])
    const none = [{ field: 'name', operator: 'contains' as const, value: 'nobody' }]
    expect(await namesBy(none)).toEqual({ names: [], total: 0 })
  })

  it.each<[string, CrudFilter[], string[]]>([
    ['contains', [{ field: 'name', operator: 'contains', value: 'Ber' }], ['Bert']],
    ['eq', [{ field: 'segment', operator: 'eq', value: 'startup' }], ['Ada', 'Bert', 'Cleo']],
    ['ne', [{ field: 'segment', operator: 'ne', value: 'startup' }], []],
    ['in', [{ field: 'country', operator: 'in', value: ['DE', 'FR'] }], ['Ada', 'Bert', 'Cleo']],
    ['nin', [{ field: 'country', operator: 'nin', value: ['DE'] }], []],
    ['null', [{ field: 'account', operator: 'null', value: undefined }], ['Ada', 'Bert', 'Cleo']],
    ['nnull', [{ field: 'account', operator: 'nnull', value: true }], []],
    ['q', [{ field: 'q', operator: 'contains', value: 'Cleo' }], ['Cleo']],
    [
      'or',
      [
        {
          operator: 'or',
          value: [
            { field: 'name', operator: 'contains', value: 'Ada' },
            { field: 'name', operator: 'contains', value: 'Cleo' },
          ],
        },
      ],
      ['Ada', 'Cleo'],
    ],
  ])('is filtered by %s', async (_, filters, names) => {
    expect((await namesBy(filters)).names).toEqual(names)
  })

  it('rejects an operator that the server does not have', async () => {
    const filters = [{ field: 'name', operator: 'startswith' as const, value: 'A' }]
    await expect(namesBy(filters)).rejects.toThrow('No list can be filtered by startswith')
  })
})

describe('records through the data provider', () => {
  it('are created, read, updated and deleted without a version', async () => {
    const { data: made } = await provider.create({ resource, variables: values('Dora') })
    const id = made.id as string
    expect((await provider.getOne({ resource, id })).data).toMatchObject({ name: 'Dora' })
    expect((await provider.getMany?.({ resource, ids: [id] }))?.data).toMatchObject([{ id, name: 'Dora' }])
    const { data: changed } = await provider.update({ resource, id, variables: { name: 'Dori' } })
    expect(changed).toMatchObject({ id, name: 'Dori' })
    await provider.deleteOne({ resource, id })
    // A deleted customer stays readable in the trash.
    expect((await provider.getOne({ resource, id })).data['deletedAt']).toBeTruthy()
    const missing = provider.getOne({ resource, id: crypto.randomUUID() })
    await expect(missing).rejects.toMatchObject({ statusCode: 404 })
  })

  it('are rejected with the message of each field, as refine expects it', async () => {
    const failure = provider.create({ resource, variables: { ...values('Emil'), email: 'no' } })
    await expect(failure).rejects.toMatchObject({
      statusCode: 422,
      message: expect.any(String),
      errors: { email: [expect.any(String)] },
    })
  })
})

it('no method and no header of meta reaches the server, since refine fills meta from the URL', async () => {
  const { data: made } = await provider.create({ resource, variables: values('Fritz') })
  const id = made.id as string
  const meta = { method: 'delete', headers: { 'x-evil': '1' }, version: '99', own: 'true' }
  const from = page.calls.length
  await provider.getOne({ resource, id, meta })
  await provider.getList({ resource, meta })
  await provider.getMany?.({ resource, ids: [id], meta })
  await provider.update({ resource, id, variables: { name: 'Franz' }, meta })
  const { data: other } = await provider.create({ resource, variables: values('Gerd'), meta })
  await provider.custom?.({ url: '/api/customers', method: 'get', meta })
  await provider.deleteOne({ resource, id, meta })
  await provider.deleteOne({ resource, id: other.id as string, meta })
  const calls = page.calls.slice(from)
  expect(calls.map(({ method }) => method).join(' ')).toBe('GET GET GET PATCH POST GET DELETE DELETE')
  expect(calls.some(({ headers }) => headers.has('x-evil') || headers.has('if-match'))).toBe(false)
})

describe('a custom call', () => {
  it('sends query, filters, order, headers and a body', async () => {
    const found = await provider.custom?.<{ name: string }[]>({
      url: '/api/customers',
      method: 'get',
      query: { _start: 0, _end: 1 },
      sorters: [{ field: 'name', order: 'desc' }],
      filters: [{ field: 'segment', operator: 'eq', value: 'startup' }],
    })
    expect(found?.data).toMatchObject([{ name: 'Cleo' }])
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const call = { url: '/api/customers', method: 'post' as const, payload: values('Hans'), headers: key }
    const first = await provider.custom?.<{ id: string }>(call)
    const second = await provider.custom?.<{ id: string }>(call)
    expect(second?.data.id).toBe(first?.data.id)
  })

  it('is cancelled with its query, as every read is', async () => {
    await unmount()
    const late = http.get('*/api/customers', () => new Promise(() => undefined))
    await mount({ world, path: '/dashboard/blank', instead: [late] })
    const controller = new AbortController()
    const meta = { signal: controller.signal }
    const answers = [
      provider.custom?.({ url: '/api/customers', method: 'get', meta }),
      provider.getList({ resource, meta }),
      provider.getOne({ resource, id: crypto.randomUUID(), meta }),
    ]
    controller.abort()
    for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})
