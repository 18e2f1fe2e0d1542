import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../support/worlds/accounts'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface NotificationRow {
  id: string
  kind: string
  subject: string
  status: string
  readAt: string | null
  recipient: string
  resource: string | null
  record: string | null
  values: Record<string, unknown> | null
}
interface Answered {
  notifications: NotificationRow[]
  total: number
  unread: number
}

let world: World
let clerk: Person
let customer: string
beforeAll(async () => {
  world = await createWorld(corridor)
  clerk = await createPerson(world.server, 'manager')
  const { client } = world.people.admin
  const values = { name: 'Harbour', email: 'pay@harbour.example', country: 'DE', currency: 'EUR' }
  const made = await client.post('/api/customers', { ...values, account: world.people.user.id })
  customer = (made.body as { id: string }).id
})
afterAll(() => world.close())

const notificationsOf = async ({ client }: Person): Promise<Answered> => {
  const answer = await client.get('/api/notifications')
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Answered
}

/** An invoice that the manager created and sent. */
async function sentInvoice(): Promise<string> {
  const { client } = world.people.manager
  const lines = [{ description: 'Reader', quantity: 2, unitPrice: 1999 }]
  const made = await client.post('/api/invoices', { customer, currency: 'EUR', dueOn: '2030-01-01', lines })
  expect(made.status, made.text).toBe(201)
  const { id } = made.body as { id: string }
  expect((await client.post(`/api/invoices/${id}/send`)).status).toBe(200)
  return id
}

describe('notifications', () => {
  it('inform the account of the customer of a sent invoice, with sender and amount', async () => {
    const id = await sentInvoice()
    const { notifications, unread, total } = await notificationsOf(world.people.user)
    expect([unread, total]).toEqual([1, 1])
    expect(notifications[0]).toMatchObject({
      kind: 'invoiceSent',
      subject: expect.stringMatching(/^INV-\d{4}-\d{5}$/) as string,
      status: 'unread',
      readAt: null,
      resource: 'invoices',
      record: id,
      values: { actor: 'A manager', amount: 3998, currency: 'EUR' },
    })
    expect((await world.people.user.client.get(`/api/invoices/${id}`)).status).toBe(200)
  })

  it('inform the sender of an invoice of its payment and voiding, but not the user who did it', async () => {
    const [paid, voided] = [await sentInvoice(), await sentInvoice()]
    await clerk.client.post(`/api/invoices/${paid}/pay`)
    await world.people.admin.client.post(`/api/invoices/${voided}/void`)
    const received = await notificationsOf(world.people.manager)
    expect(received.notifications.map(({ kind, record }) => [kind, record])).toEqual([
      ['invoiceVoided', voided],
      ['invoicePaid', paid],
    ])
    expect((await notificationsOf(clerk)).notifications).toEqual([])
    expect((await notificationsOf(world.people.admin)).notifications).toEqual([])
  })

  it('belong to their recipient: others cannot read, mark or count them', async () => {
    const { notifications } = await notificationsOf(world.people.manager)
    const other = world.people.admin.client
    for (const { id } of notifications) {
      expect((await other.get(`/api/notifications/${id}`)).status).toBe(404)
      expect((await other.post(`/api/notifications/${id}/markRead`)).status).toBe(404)
    }
    const ids = notifications.map(({ id }) => id)
    expect((await other.post('/api/notifications/read', { ids })).body).toEqual({ unread: 0 })
    expect((await notificationsOf(world.people.manager)).unread).toBe(2)
  })

  it('are written by the system only', async () => {
    const { client, id } = world.people.admin
    const forged = await client.post('/api/notifications', {
      recipient: id,
      kind: 'invoicePaid',
      subject: 'x',
    })
    expect(forged.status).toBe(403)
    const own = (await notificationsOf(world.people.manager)).notifications[0] as NotificationRow
    const changed = await world.people.manager.client.patch(`/api/notifications/${own.id}`, { subject: 'x' })
    expect(changed.status).toBe(403)
  })

  it('are marked as read one by one and all at once, and as unread again', async () => {
    const { client } = world.people.manager
    const [first] = (await notificationsOf(world.people.manager)).notifications
    expect((await client.post('/api/notifications/read', { ids: [first?.id] })).body).toEqual({ unread: 1 })
    const after = await notificationsOf(world.people.manager)
    expect(after.unread).toBe(1)
    expect(after.notifications[0]?.readAt).toMatch(/^\d{4}-/)
    expect((await client.post('/api/notifications/read', { all: true })).body).toEqual({ unread: 0 })
    expect((await client.post(`/api/notifications/${first?.id}/markUnread`)).status).toBe(200)
    expect((await notificationsOf(world.people.manager)).unread).toBe(1)
    expect((await client.post('/api/notifications/read', {})).status).toBe(422)
    expect((await client.post('/api/notifications/read', { ids: ['nothing'] })).status).toBe(422)
  })

  it('are not created when the change fails', async () => {
    const id = await sentInvoice()
    const before = (await notificationsOf(world.people.user)).total
    await clerk.client.post(`/api/invoices/${id}/pay`)
    expect((await clerk.client.post(`/api/invoices/${id}/pay`)).status).toBe(409)
    expect((await notificationsOf(world.people.user)).total).toBe(before + 1)
  })
})

describe('a notification by mail', () => {
  const choose = async ({ client }: Person, values: object) => {
    const answer = await client.patch('/api/account/my-account', values)
    expect(answer.status, answer.text).toBe(200)
  }
  const noticesTo = async ({ email }: Person) =>
    (await mailsTo(world, email)).filter(({ kind }) => kind === 'notice')

  it('is sent only to users who chose its topic, in their language', async () => {
    const { user, manager } = world.people
    const before = (await notificationsOf(user)).total
    await sentInvoice()
    expect((await notificationsOf(user)).total).toBe(before + 1)
    expect(await noticesTo(user)).toEqual([])

    await choose(user, { notifyAbout: ['invoices'], locale: 'cn' })
    const id = await sentInvoice()
    const number = (await notificationsOf(user)).notifications[0]?.subject
    const [mail, ...others] = await noticesTo(user)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: `您收到了发票 ${number}`, status: 'kept' })
    expect(mail?.text).toContain(`您收到了发票 ${number}。`)
    expect(mail?.text).toContain(`${world.server.services.publicUrl}/dashboard/invoice/${id}`)
    expect(await noticesTo(manager)).toEqual([])

    await choose(user, { notifyAbout: ['registrations'] })
    await sentInvoice()
    expect((await noticesTo(user)).length).toBe(1)
  })

  it('is sent for registrations', async () => {
    const { admin } = world.people
    await choose(admin, { notifyAbout: ['invoices'] })
    await register(world)
    expect(await noticesTo(admin)).toEqual([])
    await choose(admin, { notifyAbout: ['registrations'] })
    const { user } = await register(world)
    const [mail] = await noticesTo(admin)
    expect(mail?.subject).toBe('New Person has registered')
    expect(mail?.text).toContain(`/dashboard/user/${user.id}`)
  })
})
