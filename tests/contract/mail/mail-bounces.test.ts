import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailWorker } from '#server/features/mail/worker'
import { corridor } from '../support/worlds/declared'
import { deliveryNotice } from '../support/mail/delivery-notice'
import { foundBy, inboxOf, startMailIn, type MailIn } from '../support/mail/mail-in'
import { startMailServer, type MailServer } from '../support/mail/mail-server'
import { tryAll } from '../support/mail/mails'
import { createWorld, type Person, type World } from '../support/worlds/world'

const returnAddress = 'hello@corridor.example'

let world: World
let mailIn: MailIn
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  world = await createWorld(corridor, {
    smtpUrl: 'smtp://127.0.0.1',
    mailFrom: `Corridor <${returnAddress}>`,
  })
  mailIn = await startMailIn(world)
})
afterAll(async () => {
  await mailIn.close()
  await world.close()
  await server.close()
})

interface Sent {
  readonly id: string
  readonly messageId: string
}

/** A mail of a user to addresses elsewhere, which their mail server has accepted. */
async function sent({ client }: Person, ...addresses: readonly string[]): Promise<Sent> {
  const answer = await client.post('/api/mail/send', {
    to: addresses.map((address) => ({ name: null, address })),
    subject: 'Offer',
    body: '<p>Hello</p>',
  })
  const worker = startMailWorker(world.server.services, server.transport())
  await tryAll(worker, world.database)
  await worker.stop()
  return (answer.body as { mail: Sent }).mail
}

const deliveries = async ({ client }: Person, { id }: Sent): Promise<unknown> =>
  ((await client.get(`/api/mail/deliveries?mailId=${id}`)).body as { deliveries: unknown }).deliveries

interface Notice {
  readonly subject: string
  readonly messageId: string
  readonly recipient: string
  readonly action?: string
  readonly to?: string
  readonly from?: string
}

/** The notice of a mail server about a message. */
const notice = ({ to = returnAddress, from = '', ...about }: Notice) =>
  mailIn.deliver({ envelope: { from, to }, raw: deliveryNotice({ to, ...about }) })

it('a notice of a mail server marks the recipient of the mail, and goes to its author', async () => {
  const { user } = world.people
  const mail = await sent(user, 'gone@elsewhere.example', 'bob@elsewhere.example')
  await notice({ subject: 'Undelivered one', messageId: mail.messageId, recipient: 'gone@elsewhere.example' })
  expect(await deliveries(user, mail)).toEqual([
    { address: 'gone@elsewhere.example', status: 'failed', error: '550 5.1.1 No such user here' },
    { address: 'bob@elsewhere.example', status: 'sent' },
  ])
  expect(await foundBy(user, 'Undelivered one')).toMatchObject({ isAutomatic: true, folder: 'inbox' })
  expect(
    (await world.database.query({ text: `select from "outbox" where "status" = 'waiting'` })).length,
  ).toBe(0)
})

it('a notice that a mail is late changes nothing, but arrives', async () => {
  const { manager } = world.people
  const mail = await sent(manager, 'bob@elsewhere.example')
  const about = { messageId: mail.messageId, recipient: 'bob@elsewhere.example', action: 'delayed' }
  await notice({ subject: 'Delayed one', ...about })
  await notice({
    subject: 'Failed, to the author',
    ...about,
    action: 'failed',
    to: manager.email,
    recipient: 'x@y.example',
  })
  expect(await deliveries(manager, mail)).toEqual([{ address: 'bob@elsewhere.example', status: 'sent' }])
  expect(await inboxOf(manager, 'Delayed one')).toHaveLength(1)
  expect(await inboxOf(manager, 'Failed, to the author')).toHaveLength(1)
})

it('nobody can mark a mail of others, or one that was not sent from here', async () => {
  const { manager, user } = world.people
  const mail = await sent(manager, 'bob@elsewhere.example')
  const about = { subject: 'Forged', messageId: mail.messageId, recipient: 'bob@elsewhere.example' }
  // To another user, from a sender, of a mail from elsewhere, of one that does not exist.
  await notice({ ...about, to: user.email })
  await notice({ ...about, to: user.email, from: 'eve@elsewhere.example' })
  await expect(notice({ ...about, from: 'eve@elsewhere.example' })).rejects.toThrow('550')
  const elsewhere = mail.messageId.replace(/@.*/, '@elsewhere.example>')
  await expect(notice({ ...about, messageId: elsewhere })).rejects.toThrow('550')
  const missing = mail.messageId.replace(/^<.{8}/, '<00000000')
  await expect(notice({ ...about, messageId: missing })).rejects.toThrow('550')
  expect(await deliveries(manager, mail)).toEqual([{ address: 'bob@elsewhere.example', status: 'sent' }])
  expect(await inboxOf(manager, 'Forged')).toEqual([])
})
