import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRow, warmUp, type World } from '../support/worlds/world'

const products = corridor.app.products as AnyResource
let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  admin = world.people.admin.client
})
afterAll(() => world.close())

let codes = 0
interface Product {
  readonly id: string
  readonly slug: string
}
async function add(name: string): Promise<Product> {
  const answer = await admin.post('/api/products', { name, code: `P${++codes}`, price: 1 })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Product
}
const rename = async (id: string, name: string) =>
  (await admin.patch(`/api/products/${id}`, { name })).body as Product

describe('a slug', () => {
  const cases: [name: string, slug: string][] = [
    ['Card reader Pebble', 'card-reader-pebble'],
    ['  Ärger & Größe: 50% Émile!  ', 'arger-gro-e-50-emile'],
    ['蓝牙读卡器', 'lan-ya-du-ka-qi'],
    ['POS 终端 X200', 'pos-zhong-duan-x200'],
    ['Edit', 'edit-2'],
    ['New', 'new-2'],
    ['Product', 'product-2'],
    ['-- / ..', ''],
    ['😀', ''],
  ]
  it.each(cases)('of %j is %j', async (name, slug) => {
    const product = await add(name)
    expect(product.slug).toBe(slug || product.id)
    expect((await admin.get(`/api/products/${product.slug}`)).body).toMatchObject({ id: product.id })
    const wired = await admin.get(`/api/products/product?name=${encodeURIComponent(name.trim())}`)
    expect(wired.body).toMatchObject({ product: { id: product.id } })
  })

  it('is unique for twenty records created at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => add('The same name')))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(20)
    for (const { id, slug } of made)
      expect((await admin.get(`/api/products/${slug}`)).body).toMatchObject({ id })
  })

  it('that a record had before still leads to it, and is not reused', async () => {
    const item = await add('First name')
    const renamed = await rename(item.id, 'Second name')
    expect(renamed.slug).toBe('second-name')
    expect((await admin.get('/api/products/first-name')).body).toMatchObject({
      id: item.id,
      slug: 'second-name',
    })
    const wired = await admin.get('/api/products/product?name=first-name')
    expect(wired.body).toMatchObject({ product: { id: item.id } })
    const other = await add('First name')
    expect(other.slug).toBe('first-name-2')
    expect((await rename(item.id, 'First name')).slug).toBe('first-name')
    expect(await storedRow(world, products, item.id)).toMatchObject({ slug: 'first-name', version: 3 })
  })

  it('does not change when the name does not', async () => {
    const item = await add('Steady')
    const saved = await admin.patch(`/api/products/${item.id}`, { price: 2, name: 'Steady' })
    expect(saved.body).toMatchObject({ slug: 'steady' })
  })

  it('of a record that the caller may not read gets 404', async () => {
    const { user } = world.people
    const item = await add('Not published')
    expect((await user.client.get('/api/products/not-published')).status).toBe(404)
    await admin.post(`/api/products/${item.id}/publish`)
    expect((await user.client.get('/api/products/not-published')).status).toBe(200)
    await admin.remove(`/api/products/${item.id}`)
    expect((await user.client.get('/api/products/not-published')).status).toBe(404)
    expect((await admin.get('/api/products/not-published')).body).toMatchObject({ _can: ['restore'] })
  })
})
