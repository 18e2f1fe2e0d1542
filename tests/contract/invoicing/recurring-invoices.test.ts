import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { startDueWork } from '#server/features/work/due-work'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { idOf, recurringIn, type RecurringState } from '../support/business/recurring'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let manager: Client
let calls: ReturnType<typeof recurringIn>
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
  calls = recurringIn(world)
  await calls.addSeller(true)
})
afterAll(() => world.close())

describe('a recurring invoice', () => {
  it('creates drafts whose due date is counted from the day on which they are sent', async () => {
    const { id } = await calls.add({ startsOn: '2031-01-30', payWithin: 45 })
    await calls.runOn('2031-01-30')
    const [draft] = await calls.invoicesOf(id)
    expect(draft).toMatchObject({ status: 'draft', dueOn: null })
    const sent = await manager.post(`/api/invoices/${String(draft?.id)}/send`)
    expect(sent.status, sent.text).toBe(200)
    const { issuedOn, dueOn } = sent.body as { issuedOn: string; dueOn: string }
    expect(Date.parse(dueOn) - Date.parse(issuedOn)).toBe(45 * 24 * 60 * 60_000)
    await calls.run(id, 'end')
  })

  it('gives its days to pay also to a duplicate of a draft, and to what is made recurring of it', async () => {
    const { id } = await calls.add({ startsOn: '2031-01-30', payWithin: 45 })
    await calls.runOn('2031-01-30')
    const [draft] = await calls.invoicesOf(id)
    const made = async (verb: string, name: string) => {
      const answer = await manager.post(`/api/invoices/${draft?.id}/${verb}`, {})
      expect(answer.status, answer.text).toBe(200)
      return (await manager.get(`/api/${name}/${(answer.body as { id: string }).id}`)).body
    }
    const copy = (await made('duplicate', 'invoices')) as { dueOn: string; createdAt: string }
    const days = Date.parse(copy.dueOn) - Date.parse(copy.createdAt.slice(0, 10))
    expect(days).toBe(45 * 24 * 60 * 60_000)
    expect(await made('repeat', 'recurringInvoices')).toMatchObject({ payWithin: 45 })
    await calls.run(id, 'end')
  })

  it('creates a draft on each of its dates, once', async () => {
    const { id, email } = await calls.add()
    expect(await calls.stateOf(id)).toMatchObject({ nextOn: '2031-01-31', lastOn: null, created: 0 })
    await calls.runOn('2031-01-30')
    expect(await calls.invoicesOf(id)).toEqual([])
    await calls.runOn('2031-01-31')
    await calls.runOn('2031-01-31')
    expect(await calls.invoicesOf(id)).toMatchObject([
      { number: null, issuedOn: null, dueOn: null, status: 'draft', total: 23_800 },
    ])
    expect(await calls.stateOf(id)).toMatchObject({ nextOn: '2031-02-28', lastOn: '2031-01-31', created: 1 })
    await calls.runOn('2031-03-01')
    expect(await calls.periodsOf(id)).toEqual([
      'Rent, 28 February – 30 March 2031',
      'Rent, 31 January – 27 February 2031',
    ])
    expect(await calls.stateOf(id)).toMatchObject({ nextOn: '2031-03-31', created: 2 })
    expect(await mailsTo(world, email)).toEqual([])
    await calls.run(id, 'end')
  })

  it('sends each invoice, with its number, to the customer in their language', async () => {
    const { id, email } = await calls.add(
      { sending: 'send', startsOn: '2031-04-01', payWithin: 30 },
      { country: 'CN' },
    )
    await calls.runOn('2031-04-01')
    expect(await calls.invoicesOf(id)).toMatchObject([
      {
        number: 'INV-2031-00001',
        issuedOn: '2031-04-01',
        dueOn: '2031-05-01',
        status: 'sent',
        sellerDetails: expect.stringContaining('Seller Ltd.') as string,
        lines: [{ description: 'Rent, 2031年4月1日至2031年4月30日' }],
      },
    ])
    const mails = await mailsTo(world, email)
    expect(mails.map(({ kind }) => kind)).toEqual(['document'])
    expect(mails[0]?.subject).toContain('发票')
    await calls.run(id, 'end')
  })

  it('notifies the user of the customer', async () => {
    const { id } = await calls.add(
      { sending: 'send', startsOn: '2031-04-02' },
      { account: world.people.user.id },
    )
    await calls.runOn('2031-04-02')
    const { body } = await world.people.user.client.get('/api/notifications')
    expect(body).toMatchObject({ notifications: [{ kind: 'invoiceSent', subject: 'INV-2031-00002' }] })
    await calls.run(id, 'end')
  })

  it('ends after its last date', async () => {
    const { id } = await calls.add({ startsOn: '2031-04-30', endsOn: '2031-06-29' })
    await calls.runOn('2031-05-30')
    expect(await calls.stateOf(id)).toMatchObject({ status: 'ended', nextOn: null, created: 2 })
    await calls.runOn('2031-12-31')
    expect(await calls.invoicesOf(id)).toHaveLength(2)
  })

  it('makes up for the dates that passed while no server ran, each with an invoice of its own', async () => {
    const { id } = await calls.add({ unit: 'week', startsOn: '2031-07-01' })
    await calls.runOn('2031-09-30')
    expect(await calls.stateOf(id)).toMatchObject({ created: 12, lastOn: '2031-09-16', nextOn: '2031-09-23' })
    await calls.runOn('2031-09-30')
    expect(await calls.stateOf(id)).toMatchObject({ created: 14, nextOn: '2031-10-07' })
    expect(new Set(await calls.periodsOf(id)).size).toBe(14)
    await calls.run(id, 'end')
  })

  it('skips the dates of a pause', async () => {
    const { id } = await calls.add()
    await calls.run(id, 'pause')
    expect(await calls.stateOf(id)).toMatchObject({ status: 'paused', nextOn: null })
    await calls.runOn('2031-05-31')
    expect(await calls.invoicesOf(id)).toEqual([])
    await calls.run(id, 'resume')
    expect(await calls.stateOf(id)).toMatchObject({ status: 'active', nextOn: '2031-01-31' })
    await world.database.query({
      text: `update "recurringInvoices" set "startsOn" = '2020-01-31' where "id" = $1`,
      values: [id],
    })
    await calls.run(id, 'pause')
    await calls.run(id, 'resume')
    const { nextOn } = await calls.stateOf(id)
    expect(String(nextOn) >= new Date().toISOString().slice(0, 10)).toBe(true)
    await calls.run(id, 'end')
  })
})

describe('several servers', () => {
  it('create each invoice once, also after a restart', async () => {
    const all = [await calls.add(), await calls.add({ unit: 'week' }), await calls.add({ sending: 'send' })]
    const other = await createApp({ database: world.database, resources: corridor })
    const servers = [world.server.services, { ...world.server.services }, other.services]
    await Promise.all(servers.map((services) => calls.runOn('2031-05-01', services)))
    await other.close()
    const restarted = await createApp({ database: world.database, resources: corridor })
    await Promise.all([calls.runOn('2031-05-01', restarted.services), calls.runOn('2031-05-01')])
    await restarted.close()
    const created = await Promise.all(all.map(({ id }) => calls.stateOf(id)))
    expect(created.map((each) => each.created)).toEqual([4, 13, 4])
    for (const [index, { id }] of all.entries()) {
      const periods = await calls.periodsOf(id)
      expect(periods).toHaveLength(created[index]?.created ?? 0)
      expect(new Set(periods).size).toBe(periods.length)
      await calls.run(id, 'end')
    }
  })

  it('create the invoices by their loop', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { id } = await calls.add({ startsOn: today })
    const stop = startDueWork(world.server.services)
    await expect.poll(async () => (await calls.stateOf(id)).created, { timeout: 5000 }).toBe(1)
    await stop()
    await calls.run(id, 'end')
  })

  it('that stop between two steps leave nothing half done', async () => {
    const { id } = await calls.add({ startsOn: '2031-05-02', sending: 'send' })
    await world.database.query({
      text: `create function refuse_next() returns trigger language plpgsql as
        $$ begin if new."created" > old."created" then raise 'stopped'; end if; return new; end $$`,
    })
    await world.database.query({
      text: `create trigger refuse_next before update on "recurringInvoices" for each row execute function refuse_next()`,
    })
    await calls.runOn('2031-05-02')
    await world.database.query({ text: `drop trigger refuse_next on "recurringInvoices"` })
    expect(await calls.invoicesOf(id)).toEqual([])
    await calls.runOn('2031-05-02', { ...world.server.services })
    expect(await calls.invoicesOf(id)).toMatchObject([{ number: 'INV-2031-00007', status: 'sent' }])
    await calls.run(id, 'end')
  })
})

it('an invoice becomes a paused recurring one', async () => {
  const { id: customer } = await calls.addCustomer({ name: 'Corner Bakery' })
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000 }]
  const values = { customer, lines, issuedOn: '2024-01-31', dueOn: '2024-02-20', notes: 'Thanks' }
  const invoice = idOf(await manager.post('/api/invoices', values))
  const answer = await manager.post(`/api/invoices/${invoice}/repeat`)
  expect(answer.status, answer.text).toBe(200)
  const { id } = answer.body as { id: string }
  const found = (await manager.get(`/api/recurringInvoices/${id}`)).body as RecurringState & {
    startsOn: string
  }
  expect(found).toMatchObject({
    name: 'Corner Bakery',
    customer,
    payWithin: 20,
    notes: 'Thanks',
    status: 'paused',
    nextOn: null,
    every: 1,
    unit: 'month',
    sending: 'draft',
    total: 10_000,
  })
  expect(found.startsOn > new Date().toISOString().slice(0, 10)).toBe(true)
  const { body } = await world.people.user.client.post(`/api/invoices/${invoice}/repeat`)
  expect(body).toMatchObject({ status: 403 })
})
