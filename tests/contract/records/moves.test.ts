import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber } from '#server/write/values/counters'
import type { AnyResource } from '#define/resource'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { changesOf } from '../support/database/change-log'
import { createWorld, storedRow, storedRows, warmUp, type World } from '../support/worlds/world'

const invoices = corridor.app.invoices as AnyResource
let world: World
let admin: Client
let customer: string

beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  admin = world.people.admin.client
  const made = await admin.post('/api/customers', {
    name: 'Buyer',
    email: 'buyer@buyers.example',
    country: 'DE',
  })
  customer = (made.body as { id: string }).id
})
afterAll(() => world.close())

/** The day so many days after today, or before it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const lines = [{ description: 'A reader', quantity: 2, unitPrice: 1999 }]
async function draft(more: Record<string, unknown> = {}): Promise<string> {
  const given = { customer, issuedOn: day(-300), dueOn: day(30), lines, ...more }
  const answer = await admin.post('/api/invoices', given)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const move = (id: string, verb: string, client = admin) => client.post(`/api/invoices/${id}/${verb}`)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a move', () => {
  it('is allowed from its declared states only', async () => {
    const id = await draft()
    const early = await move(id, 'pay')
    expect(early.status).toBe(409)
    expect(early.body).toMatchObject({ title: 'state', message: expect.stringContaining('draft') })
    expect((await move(id, 'send')).body).toMatchObject({ status: 'sent', version: 2 })
    expect((await move(id, 'send')).status).toBe(409)
    expect((await move(id, 'pay')).body).toMatchObject({
      status: 'paid',
      version: 3,
      _can: ['credit', 'refund', 'duplicate', 'repeat'],
    })
    for (const verb of ['send', 'pay', 'void']) expect((await move(id, verb)).status, verb).toBe(409)
    expect((await changesOf(world, id)).map(({ operation }) => operation)).toEqual(['create', 'send', 'pay'])
  })

  it('succeeds once when twenty requests make it at once', async () => {
    const id = await draft()
    await move(id, 'send')
    const clients = [admin, world.people.manager.client]
    const answers = await Promise.all(times(20).map((index) => move(id, 'pay', clients[index % 2])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await storedRow(world, invoices, id)).toMatchObject({ status: 'paid', version: 3 })
    expect((await changesOf(world, id)).filter(({ operation }) => operation === 'pay')).toHaveLength(1)
  })

  it('excludes a competing move: of four simultaneous moves one succeeds', async () => {
    for (const _ of times(5)) {
      const id = await draft()
      await move(id, 'send')
      const answers = await Promise.all([
        move(id, 'pay'),
        move(id, 'void'),
        move(id, 'pay'),
        move(id, 'void'),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await changesOf(world, id)).length).toBe(3)
    }
  })

  it('cannot be replaced by an update of the state field', async () => {
    const id = await draft()
    for (const status of ['sent', 'paid', 'void'])
      expect((await admin.patch(`/api/invoices/${id}`, { status })).status).toBe(422)
    // A record may be sent back as it was read.
    expect((await admin.patch(`/api/invoices/${id}`, { status: 'draft' })).status).toBe(200)
    expect(await storedRow(world, invoices, id)).toMatchObject({ status: 'draft', version: 1 })
  })

  it('removes the permissions of the previous state', async () => {
    const id = await draft()
    await move(id, 'send')
    expect((await admin.patch(`/api/invoices/${id}`, { notes: 'late' })).status).toBe(403)
    expect((await admin.remove(`/api/invoices/${id}`)).status).toBe(403)
    expect(await storedRow(world, invoices, id)).toMatchObject({ notes: null, version: 2 })
  })
})

describe('invoice numbers', () => {
  const busyDay = day(-200)
  const numbers = async (year: string) =>
    (await storedRows(world, invoices))
      .map((row) => String(row['number']))
      .filter((number) => number.startsWith(`INV-${year}`))
      .toSorted()
  const numbersOf = (year: string, count: number) =>
    times(count).map((index) => `INV-${year}-${String(index + 1).padStart(5, '0')}`)

  it('have no gap when twenty invoices are sent at once', async () => {
    const year = busyDay.slice(0, 4)
    const before = (await numbers(year)).length
    const ids = await Promise.all(times(20).map(() => draft({ issuedOn: busyDay })))
    const answers = await Promise.all(ids.map((id) => move(id, 'send')))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await numbers(year)).toEqual(numbersOf(year, before + 20))
  })

  it('are assigned once when one invoice is sent twenty times at once', async () => {
    const year = day(0).slice(0, 4)
    const before = (await numbers(year)).length
    const id = await draft({ issuedOn: day(0) })
    const answers = await Promise.all(times(20).map(() => move(id, 'send')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await move(await draft({ issuedOn: day(0) }), 'send')
    expect(await numbers(year)).toEqual(numbersOf(year, before + 2))
  })

  it('are not used up by a transaction that is rolled back', async () => {
    const failing = world.database.transaction(async (tx) => {
      expect(await nextNumber(tx, 'tried')).toBe(1)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    expect(await world.database.transaction((tx) => nextNumber(tx, 'tried'))).toBe(1)
    expect(await world.database.transaction((tx) => nextNumber(tx, 'tried'))).toBe(2)
  })
})

describe('invoice values', () => {
  it('determine the total on every save, which a request cannot set', async () => {
    const id = await draft()
    expect(await storedRow(world, invoices, id)).toMatchObject({ total: 3998 })
    const more = [...lines, { description: 'A card', quantity: 3, unitPrice: 250 }]
    const saved = await admin.patch(`/api/invoices/${id}`, { lines: more })
    expect(saved.body).toMatchObject({ total: 4748 })
    expect((await changesOf(world, id)).at(-1)).toMatchObject({
      before: { total: 3998 },
      after: { total: 4748 },
    })
    const answer = await admin.patch(`/api/invoices/${id}`, { total: 1 })
    expect(answer.status).toBe(422)
    expect((await admin.patch(`/api/invoices/${id}`, { lines: [] })).status).toBe(422)
    expect(await storedRow(world, invoices, id)).toMatchObject({ total: 4748, version: 2 })
  })

  it('that a hook rejects get an error at their field', async () => {
    const early = await admin.post('/api/invoices', {
      customer,
      lines,
      issuedOn: '2025-03-02',
      dueOn: '2025-03-01',
    })
    expect(early.body).toMatchObject({ errors: { dueOn: ['This cannot be before 2025-03-02.'] } })
  })
})

describe('an action', () => {
  it('changes what its handler returns, and is rejected at its input field', async () => {
    const product = {
      name: 'Restocked',
      code: 'R-1',
      price: 100,
      stock: 5,
    }
    const { id } = (await admin.post('/api/products', product)).body as { id: string }
    const path = `/api/products/${id}/restock`
    expect((await admin.post(path, { quantity: 7 })).body).toMatchObject({ stock: 12, version: 2 })
    for (const requests of [{}, { quantity: 0 }, { quantity: 'x' }, { quantity: 1, stock: 5 }, undefined])
      expect((await admin.post(path, requests)).status, JSON.stringify(requests)).toBe(422)
    await admin.patch(`/api/products/${id}`, { stock: 999_999 })
    const full = await admin.post(path, { quantity: 2 })
    expect([full.status, Object.keys((full.body as { errors: object }).errors)]).toEqual([422, ['quantity']])
    const ten = await Promise.all(times(10).map(() => admin.post(path, { quantity: 1 })))
    expect(ten.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
