import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { recurringIn, type RecurringState } from '../support/business/recurring'
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

describe('a failure', () => {
  const noticesOf = async (id: string) => {
    const { body } = await manager.get('/api/notifications')
    return (body as { notifications: { kind: string; record: string }[] }).notifications.filter(
      ({ kind, record }) => kind === 'recurringFailed' && record === id,
    )
  }

  const reasonOf = async (id: string, language: 'en' | 'cn') => {
    const path = `/api/recurringInvoices/failure?record=${id}`
    const { body } = await manager.get(path, { 'accept-language': language === 'cn' ? 'zh-CN' : 'en' })
    return (body as { reason: string | null }).reason
  }

  it('is stored, notifies once, by mail too where that was chosen, and does not hold back others', async () => {
    await manager.patch('/api/account/my-account', { notifyAbout: ['invoices'] })
    const seller = await calls.addSeller(false)
    const failing = await calls.add({ startsOn: '2031-06-01', sending: 'send', seller })
    const fine = await calls.add({ startsOn: '2031-06-01' })
    await world.people.admin.client.remove(`/api/customers/${failing.customer}`)
    await calls.runOn('2031-06-01')
    await calls.runOn('2031-06-01')
    await calls.runOn('2031-06-01', { ...world.server.services })
    expect(await calls.stateOf(failing.id)).toMatchObject({
      failedBecause: { kind: 'invalid', path: 'customer', fault: { key: 'nobody' } },
      nextOn: '2031-06-01',
      created: 0,
    })
    expect(await reasonOf(failing.id, 'en')).toBe('Customer: There is no such record.')
    expect(await reasonOf(failing.id, 'cn')).toMatch(/^客户: [^a-z]+$/)
    expect(await reasonOf(fine.id, 'en')).toBeNull()
    expect(await calls.invoicesOf(failing.id)).toEqual([])
    expect(await mailsTo(world, failing.email)).toEqual([])
    expect(await calls.stateOf(fine.id)).toMatchObject({ created: 1, failedBecause: null })
    expect(await noticesOf(failing.id)).toHaveLength(1)
    const mailed = await mailsTo(world, world.people.manager.email)
    expect(mailed.filter(({ kind, text }) => kind === 'notice' && text.includes(failing.id))).toHaveLength(1)
    await manager.patch('/api/account/my-account', { notifyAbout: [] })
    await calls.run(fine.id, 'end')

    // It is tried again as soon as the record is changed.
    const { id: customer } = await calls.addCustomer()
    const changed = await manager.patch(`/api/recurringInvoices/${failing.id}`, { customer })
    expect(changed.status, changed.text).toBe(200)
    await calls.runOn('2031-07-01')
    expect(await calls.stateOf(failing.id)).toMatchObject({
      created: 2,
      failedBecause: null,
      nextOn: '2031-08-01',
    })
    expect(await noticesOf(failing.id)).toHaveLength(1)
    await calls.run(failing.id, 'end')
  })

  it('is that there is no seller: nothing is sent then', async () => {
    const { body } = await world.people.admin.client.get('/api/sellers')
    const first = (body as { id: string; isDefault: boolean }[]).find(({ isDefault }) => isDefault)?.id
    await world.people.admin.client.patch(`/api/sellers/${String(first)}`, { isDefault: false })
    const { id, email } = await calls.add({ startsOn: '2031-08-02', sending: 'send' })
    await calls.runOn('2031-08-02')
    expect(await calls.stateOf(id)).toMatchObject({ failedBecause: { path: 'seller' }, created: 0 })
    expect(await reasonOf(id, 'en')).toBe('Seller: Fill this in.')
    expect(await mailsTo(world, email)).toEqual([])
    await world.people.admin.client.patch(`/api/sellers/${String(first)}`, { isDefault: true })
    await calls.runOn('2031-08-02', { ...world.server.services })
    expect(await calls.stateOf(id)).toMatchObject({ failedBecause: null, created: 1 })
    expect(await mailsTo(world, email)).toHaveLength(1)
    await calls.run(id, 'end')
  })
})

describe('a change of a recurring invoice', () => {
  it('plans its next date again: not in the past, and after the last invoice', async () => {
    const { id } = await calls.add({ startsOn: '2031-09-15' })
    const change = async (values: object) => {
      const answer = await manager.patch(`/api/recurringInvoices/${id}`, values)
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as RecurringState).nextOn
    }
    await calls.runOn('2031-09-15')
    expect(await change({ unit: 'week', every: 2 })).toBe('2031-09-29')
    expect(await change({ startsOn: '2031-09-10' })).toBe('2031-09-24')
    expect(await change({ startsOn: '2032-02-29', unit: 'year', every: 1 })).toBe('2032-02-29')
    expect(await change({ name: 'Other rent' })).toBe('2032-02-29')
    const past = await manager.patch(`/api/recurringInvoices/${id}`, { endsOn: '2032-02-29', unit: 'month' })
    expect((past.body as RecurringState).nextOn).toBe('2032-02-29')
    await calls.run(id, 'end')
    expect((await manager.patch(`/api/recurringInvoices/${id}`, { name: 'Ended' })).status).toBe(403)
  })

  it('is refused where no date would be left, or dates are not in order', async () => {
    const { id } = await calls.add()
    const refused = async (values: object) =>
      errorsOf(await manager.patch(`/api/recurringInvoices/${id}`, values))
    expect(await refused({ endsOn: '2031-01-30' })).toHaveProperty('endsOn')
    expect(await refused({ startsOn: '2020-01-31', endsOn: '2020-06-30' })).toHaveProperty('endsOn')
    expect(await refused({ startsOn: '1999-12-31' })).toHaveProperty('startsOn')
    for (const every of [0, 37, 1.5]) expect(await refused({ every })).toHaveProperty('every')
    expect(await refused({ payWithin: 366 })).toHaveProperty('payWithin')
    const long = { description: `{period} ${'x'.repeat(190)}`, quantity: 1, unitPrice: 1 }
    expect(await refused({ lines: [long] })).toHaveProperty(['lines.0.description'])
    const odd = { description: '\u{1f9fe}', quantity: 1, unitPrice: 1 }
    expect(await refused({ lines: [odd] })).toHaveProperty(['lines.0.description'])
    const set = await manager.patch(`/api/recurringInvoices/${id}`, { nextOn: '2027-01-01', created: 7 })
    expect(set.status).toBe(422)
  })

  it('is that of staff alone, and one that has created invoices stays', async () => {
    const { id } = await calls.add()
    const { client } = world.people.user
    expect((await client.get('/api/recurringInvoices')).status).toBe(403)
    for (const verb of ['pause', 'resume', 'end'])
      expect((await client.post(`/api/recurringInvoices/${id}/${verb}`)).status).toBe(403)
    await calls.runOn('2031-01-31')
    expect((await world.people.admin.client.remove(`/api/recurringInvoices/${id}`)).status).toBe(403)
    await calls.run(id, 'end')
    const fresh = await calls.add()
    expect((await manager.remove(`/api/recurringInvoices/${fresh.id}`)).status).toBe(204)
  })
})
