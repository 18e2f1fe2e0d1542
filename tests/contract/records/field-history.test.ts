import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { update } from '#server/write/update'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

interface Change {
  operation: string
  by: { name: string } | null
  version: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  _masked?: Record<string, unknown>
  _refs: Record<string, string>
}

let world: World
let customers: AnyResource
let cards: AnyResource
beforeAll(async () => {
  world = await createWorld(corridor)
  const declared = world.app as Record<string, AnyResource>
  customers = declared['customers'] as AnyResource
  cards = declared['paymentCards'] as AnyResource
})
afterAll(() => world.close())

let created = 0
const addCustomer = (values: object = {}) =>
  create(world.writer(), customers, {
    name: 'First name',
    email: `field${++created}@company.example`,
    country: 'DE',
    ...values,
  })
const changesOf = async (role: Role, path: string) => {
  const answer = await world.people[role].client.get(`/api/${path}`)
  expect(answer.status, answer.text).toBe(200)
  return { changes: answer.body as Change[], link: answer.headers.get('link') }
}

describe('the history of one field', () => {
  it('has only its changes, with its values alone, newest first', async () => {
    const { id } = await addCustomer({ city: 'Bonn' })
    const { client } = world.people.admin
    await client.patch(`/api/customers/${id}`, { name: 'Second name' })
    await client.patch(`/api/customers/${id}`, { city: 'Ulm', name: 'Third name' })
    await client.patch(`/api/customers/${id}`, { city: null })
    const { changes } = await changesOf('admin', `customers/${id}/history?field=city`)
    expect(changes.map(({ version, before, after }) => [version, before, after])).toEqual([
      [4, { city: 'Ulm' }, { city: null }],
      [3, { city: 'Bonn' }, { city: 'Ulm' }],
      [1, null, { city: 'Bonn' }],
    ])
    expect(changes[0]?.by?.name).toBe('A admin')
  })

  it('is paged, and the next page is of the same field', async () => {
    const { id } = await addCustomer()
    for (let turn = 0; turn < 5; turn += 1) {
      await update(world.writer(), customers, id, { city: `City ${turn}` })
      await update(world.writer(), customers, id, { name: `Name ${turn}` })
    }
    const cities: unknown[] = []
    let path: string | undefined = `customers/${id}/history?field=city&limit=2`
    while (path) {
      const { changes, link }: Awaited<ReturnType<typeof changesOf>> = await changesOf('admin', path)
      expect(changes.length).toBeLessThanOrEqual(2)
      cities.push(...changes.filter(({ before }) => before !== null).map(({ after }) => after?.['city']))
      path = link ? /^<\/api\/([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined
    }
    expect(cities).toEqual(['City 4', 'City 3', 'City 2', 'City 1', 'City 0'])
  })

  it('is refused for a field that does not exist for the caller, and for a record that they may not read', async () => {
    const { id } = await addCustomer({ creditNote: 'Never pays' })
    const path = `/api/customers/${id}/history`
    const { admin, manager, user } = world.people
    for (const name of ['creditNote', 'nothing', 'version', '']) {
      const answer = await manager.client.get(`${path}?field=${name}`)
      expect(answer.status).toBe(422)
      expect(errorsOf(answer)).toHaveProperty('field')
      expect(answer.text).not.toContain('Never pays')
    }
    const own = await changesOf('admin', `customers/${id}/history?field=creditNote`)
    expect(own.changes[0]?.after).toEqual({ creditNote: 'Never pays' })
    expect((await user.client.get(`${path}?field=name`)).status).toBe(404)
    expect((await world.anonymous.get(`${path}?field=name`)).status).toBe(401)
    expect((await admin.client.get(`${path}?field=name&limit=0`)).status).toBe(422)
  })

  it('has masks in place of values that are hidden from the caller', async () => {
    const { id } = await create(world.writer(), cards, {
      name: 'Travel',
      kind: 'employee',
      holder: world.people.user.id,
    })
    const { changes } = await changesOf('admin', `paymentCards/${id}/history?field=number`)
    expect(changes).toHaveLength(1)
    expect(changes[0]?.after).toEqual({})
    expect(Object.keys(changes[0]?._masked ?? {})).toEqual(['number'])
  })

  it('names the records that the values refer to', async () => {
    const { id } = await addCustomer({ account: world.people.user.id })
    const { changes } = await changesOf('admin', `customers/${id}/history?field=account`)
    expect(Object.keys(changes[0]?._refs ?? {})).toEqual([world.people.user.id])
  })
})
