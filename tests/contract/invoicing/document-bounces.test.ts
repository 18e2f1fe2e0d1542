import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailWorker } from '#server/features/mail/worker'
import { corridor } from '../support/worlds/declared'
import { deliveryNotice } from '../support/mail/delivery-notice'
import { startMailIn, type MailIn } from '../support/mail/mail-in'
import { headerOf, startMailServer, type MailServer } from '../support/mail/mail-server'
import { tryAll } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

const returnAddress = 'hello@corridor.example'

let world: World
let mailIn: MailIn
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  const mailFrom = `Corridor <${returnAddress}>`
  world = await createWorld(corridor, { smtpUrl: 'smtp://127.0.0.1', mailFrom })
  mailIn = await startMailIn(world)
})
afterAll(async () => {
  await mailIn.close()
  await world.close()
  await server.close()
})

let made = 0
/** A sent invoice, and its mail, which the mail server of the customer has accepted. */
async function sentInvoice() {
  const { client } = world.people.manager
  const to = `bounced${++made}@company.example`
  const buyer = await client.post('/api/customers', { name: 'Buyer', email: to, country: 'DE' })
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 100 }]
  const { id: customer } = buyer.body as { id: string }
  const { body } = await client.post('/api/invoices', { customer, lines })
  const { id } = body as { id: string }
  expect((await client.post(`/api/invoices/${id}/send`)).status).toBe(200)
  const worker = startMailWorker(world.server.services, server.transport())
  await tryAll(worker, world.database)
  await worker.stop()
  const source = server.received.find((mail) => mail.to.includes(to))?.source ?? ''
  return { id, to, messageId: headerOf(source, 'Message-ID') ?? '' }
}

/** What the page of the invoice says of its mail. */
async function mailOf(id: string): Promise<unknown> {
  const { body } = await world.people.manager.client.get(`/api/invoices/${id}/links`)
  return (body as { links: { mail: unknown }[] }).links[0]?.mail
}

interface Notice {
  readonly messageId: string
  readonly recipient: string
  readonly to?: string
  readonly from?: string
  readonly action?: string
}
const notice = ({ to = returnAddress, from = '', ...about }: Notice) =>
  mailIn.deliver({
    envelope: { from, to },
    raw: deliveryNotice({ to, subject: `Undelivered ${Math.random()}`, ...about }),
  })

it('a notice that the mail of an invoice was not delivered is shown with the invoice', async () => {
  const { id, to, messageId } = await sentInvoice()
  expect(messageId).toMatch(/^<[0-9a-f-]{36}\.[0-9a-f]{32}@/)
  expect(await mailOf(id)).toEqual({ to, status: 'sent', error: null })
  await notice({ messageId, recipient: to, action: 'delayed' })
  expect(await mailOf(id)).toEqual({ to, status: 'sent', error: null })
  await notice({ messageId, recipient: to })
  const failed = { to, status: 'failed', error: '550 5.1.1 No such user here' }
  expect(await mailOf(id)).toEqual(failed)
  // A repeated delivery of the notice changes nothing, and none of its message is stored.
  await notice({ messageId, recipient: to })
  expect(await mailOf(id)).toEqual(failed)
  const uploads = await world.database.query({ text: `select from "uploads" where "name" = 'message.eml'` })
  expect(uploads).toHaveLength(0)
})

it('forged notices are refused or change nothing', async () => {
  const { id, to, messageId } = await sentInvoice()
  const other = await sentInvoice()
  const about = { messageId, recipient: to }
  const withoutSecret = messageId.replace(/\.[0-9a-f]{32}@/, `.${'0'.repeat(32)}@`)
  const ofOther = messageId.replace(/^<[0-9a-f-]{36}/, other.messageId.slice(0, 37))
  const elsewhere = messageId.replace(/@.*/, '@elsewhere.example>')
  for (const forged of [withoutSecret, ofOther, elsewhere, messageId.replace(/\.[0-9a-f]{32}/, '')])
    await expect(notice({ ...about, messageId: forged })).rejects.toThrow('550')
  await expect(notice({ ...about, from: 'eve@elsewhere.example' })).rejects.toThrow('550')
  await notice({ ...about, to: world.people.user.email })
  await notice({ messageId, recipient: other.to })
  for (const sent of [{ id, to }, other])
    expect(await mailOf(sent.id)).toEqual({ to: sent.to, status: 'sent', error: null })
})
