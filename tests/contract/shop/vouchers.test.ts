import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { itemOf, orderOf, placeOrder, wareOf, type Ware } from '../support/business/shop'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let ware: Ware
beforeAll(async () => {
  world = await createWorld(corridor)
  ware = await wareOf(world, { stock: 1000 })
})
afterAll(() => world.close())

const admin = () => world.people.admin.client
const buyer = () => world.people.user
const voucher = async (code: string, values: object = {}): Promise<string> => {
  const answer = await admin().post('/api/vouchers', { code, percent: 10, ...values })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const order = (discount: string, person: Pick<Person, 'client'> = buyer()): Promise<Answer> =>
  placeOrder(person, [itemOf(ware)], { discount })
const quote = (discount: string) =>
  buyer().client.post('/api/checkout/quote', { cart: [itemOf(ware)], discount })
const usesOf = async (id: string) =>
  ((await admin().get(`/api/vouchers/${id}`)).body as { used: number }).used
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a voucher', () => {
  it('is valid on the days between its dates only', async () => {
    await voucher('SOON', { validFrom: day(2) })
    await voucher('NOW', { validFrom: day(-1), validUntil: day(1) })
    expect(errorsOf(await quote('SOON'))).toEqual({ discount: ['This voucher is not valid.'] })
    expect((await order('now')).status).toBe(200)
    const wrong = await admin().post('/api/vouchers', {
      code: 'WRONG',
      percent: 5,
      validFrom: day(2),
      validUntil: day(1),
    })
    expect(Object.keys(errorsOf(wrong))).toEqual(['validUntil'])
  })

  it('is used as often as it may be, also by concurrent orders', async () => {
    const id = await voucher('THREE', { maxUses: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(world.server, 'user')))
    const answers = await Promise.all(people.map((person) => order('THREE', person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused)
      expect(errorsOf(answer)).toEqual({
        discount: ['This voucher has been used as often as it may be.'],
      })
    expect(await usesOf(id)).toBe(3)
    expect(errorsOf(await quote('THREE'))).toHaveProperty('discount')
    const fewer = await admin().patch(`/api/vouchers/${id}`, { maxUses: 2 })
    expect(Object.keys(errorsOf(fewer))).toEqual(['maxUses'])
  })

  it('is used by each buyer as often as they may', async () => {
    const id = await voucher('ONCE', { maxUsesOfBuyer: 1 })
    const answers = await Promise.all([order('ONCE'), order('ONCE'), order('once')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(errorsOf(await quote('ONCE'))).toEqual({
      discount: ['You have used this voucher as often as you may.'],
    })
    expect((await order('ONCE', await createPerson(world.server, 'user'))).status).toBe(200)
    expect(await usesOf(id)).toBe(2)
  })

  it('of a cancelled order can be used again', async () => {
    const id = await voucher('BACK', { maxUses: 1, maxUsesOfBuyer: 1 })
    const { id: placed } = orderOf(await order('BACK'))
    expect((await order('BACK')).status).toBe(422)
    await buyer().client.post(`/api/orders/${placed}/cancel`, { reason: 'Too late.' })
    expect(await usesOf(id)).toBe(0)
    expect((await order('BACK')).status).toBe(200)
  })

  it('counts as used for an order, and never by a request to change it', async () => {
    const id = await voucher('COUNTED')
    expect((await admin().patch(`/api/vouchers/${id}`, { used: 7 })).status).toBe(422)
    await order('COUNTED')
    expect(await usesOf(id)).toBe(1)
  })
})
