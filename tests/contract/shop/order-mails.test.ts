import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo, writeMails } from '../support/mail/mails'
import { card, itemOf, orderOf, placeOrder, wareOf } from '../support/business/shop'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
let manager: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
})
afterAll(() => world.close())

let made = 0
async function orderTo(email: string, person = world.people.user): Promise<{ id: string; number: string }> {
  return orderOf(await placeOrder(person, [itemOf(await wareOf(world), 2)], { ...card, email }))
}
const newAddress = () => `buyer${++made}@orders.example`
const linkIn = (text: string) => /\/i\/[\w-]{32}/.exec(text)?.[0] ?? ''

describe('the buyer of an order', () => {
  it('is mailed when it is placed, shipped and refunded, with a link to the document', async () => {
    const email = newAddress()
    const { id, number } = await orderTo(email)
    await manager.post(`/api/orders/${id}/ship`, { carrier: 'ups', tracking: '1Z999' })
    await manager.post(`/api/orders/${id}/refundPart`, { amount: 500, restock: false, reason: 'Late.' })
    await writeMails(world.server)
    const mails = await mailsTo(world, email)
    expect(mails.map(({ kind }) => kind)).toEqual(['orderRefunded', 'orderShipped', 'orderPlaced'])
    const [refund, shipment, placed] = mails
    expect(placed?.subject).toBe(`Your order: Receipt ${number}`)
    expect(shipment?.subject).toMatch(/^Shipped: Packing slip SHP-/)
    expect(shipment?.text).toContain('1Z999')
    expect(refund?.text).toContain('€5.00')
    for (const mail of mails) expect((await world.anonymous.get(linkIn(mail.text))).status).toBe(200)
  })

  it('is mailed in the language of their account', async () => {
    const person = await createPerson(world.server, 'user')
    await world.people.admin.client.patch(`/api/users/${person.id}`, { locale: 'cn' })
    const email = newAddress()
    await orderTo(email, person)
    await writeMails(world.server)
    expect((await mailsTo(world, email))[0]?.subject).toMatch(/^您的订单：收据 /)
  })

  it('is not mailed when a placed order is sent again', async () => {
    const email = newAddress()
    const ware = await wareOf(world)
    const order = () => placeOrder(world.people.user, [itemOf(ware)], { email }, 'sent-twice')
    await order()
    await order()
    expect(await mailsTo(world, email)).toHaveLength(1)
  })
})
