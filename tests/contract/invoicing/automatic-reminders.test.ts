import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doDueWork, startDueWork } from '#server/features/work/due-work'
import { doDueMoves } from '#server/features/work/due-moves'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let seller = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  seller = await addSeller('Seller Ltd.')
  await setStages(3, 10, 20)
})
afterAll(() => world.close())

async function addSeller(name: string): Promise<string> {
  const answer = await admin.post('/api/sellers', { name, address: 'Road 1', country: 'DE' })
  return (answer.body as { id: string }).id
}

const setStages = (...days: number[]) =>
  admin.patch(`/api/sellers/${seller}`, { reminderStages: days.map((each) => ({ days: each })) })

let made = 0
interface Sent {
  readonly id: string
  readonly email: string
}

/** A sent invoice that was due some days ago. */
async function dueAgo(days: number, more: object = {}, country = 'DE'): Promise<Sent> {
  const email = `late${++made}@company.example`
  const buyer = await admin.post('/api/customers', { name: 'Buyer', email, country })
  const customer = (buyer.body as { id: string }).id
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000 }]
  const answer = await admin.post('/api/invoices', { customer, seller, dueOn: '2099-01-01', lines, ...more })
  const { id } = answer.body as { id: string }
  expect((await admin.post(`/api/invoices/${id}/send`)).status).toBe(200)
  await moveDue(id, days)
  await doDueMoves(world.server.services)
  return { id, email }
}

const moveDue = (id: string, days: number) =>
  world.database.query({
    text: `update "invoices" set "dueOn" = (now() at time zone 'utc')::date - $2::int where "id" = $1`,
    values: [id, days],
  })
/** As if a day had passed since the last reminder. */
const nextDay = (id: string) =>
  world.database.query({
    text: `update "invoices" set "remindedOn" = "remindedOn" - 1 where "id" = $1`,
    values: [id],
  })
const run = () => doDueWork(world.server.services)
const remindersTo = async (email: string) =>
  (await mailsTo(world, email)).filter(({ kind }) => kind === 'reminder').map(({ subject }) => subject)
const invoiceOf = async (id: string) => (await admin.get(`/api/invoices/${id}`)).body

describe('automatic reminders', () => {
  it('are sent once at each stage, each more urgent, and recorded in the history', async () => {
    const { id, email } = await dueAgo(2)
    await run()
    expect(await remindersTo(email)).toEqual([])
    for (const [index, [days, start]] of [
      [3, 'Reminder:'] as const,
      [10, 'Second reminder:'] as const,
      [20, 'Final reminder:'] as const,
    ].entries()) {
      await moveDue(id, days)
      await run()
      await run()
      const sent = await remindersTo(email)
      expect(sent).toHaveLength(index + 1)
      expect(sent[0]).toContain(start)
      expect(await invoiceOf(id)).toMatchObject({ reminders: index + 1, reminderStage: days })
      await nextDay(id)
    }
    await moveDue(id, 300)
    await run()
    expect(await remindersTo(email)).toHaveLength(3)
    const changes = await world.database.query({
      text: `select "userId" from "changes" where "record" = $1 and "operation" = 'remind'`,
      values: [id],
    })
    expect(changes).toHaveLength(3)
  })

  it('have the link and the language of the customer', async () => {
    const { email } = await dueAgo(3, {}, 'CN')
    await run()
    const mail = (await mailsTo(world, email)).find(({ kind }) => kind === 'reminder')
    expect(mail?.subject).toContain('发票')
    const link = /\/i\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await world.anonymous.get(link)).text).toContain('lang="zh-CN"')
  })

  it('that are late are only those of the last stage', async () => {
    const { id, email } = await dueAgo(15)
    await run()
    expect(await remindersTo(email)).toHaveLength(1)
    expect(await invoiceOf(id)).toMatchObject({ reminders: 1, reminderStage: 10 })
    await nextDay(id)
    await run()
    expect(await remindersTo(email)).toHaveLength(1)
  })

  it('are not sent for invoices that are paid, credited or void', async () => {
    const [paid, credited, voided] = [await dueAgo(5), await dueAgo(5), await dueAgo(5)]
    await admin.post(`/api/invoices/${paid.id}/pay`, {})
    const note = (await admin.post(`/api/invoices/${credited.id}/credit`, {})).body as { id: string }
    expect((await admin.post(`/api/creditNotes/${note.id}/issue`, {})).status).toBe(200)
    expect((await admin.post(`/api/invoices/${voided.id}/void`, {})).status).toBe(200)
    await run()
    for (const { email } of [paid, credited, voided]) expect(await remindersTo(email)).toEqual([])
  })

  it('wait for the next day after one that a user sent', async () => {
    const { id, email } = await dueAgo(3)
    expect((await admin.post(`/api/invoices/${id}/remind`)).status).toBe(200)
    await run()
    expect(await remindersTo(email)).toHaveLength(1)
    await nextDay(id)
    await run()
    expect(await remindersTo(email)).toHaveLength(2)
  })

  it('are sent once by several servers at the same time', async () => {
    const sent = await Promise.all([dueAgo(4), dueAgo(4), dueAgo(4)])
    const servers = [1, 2, 3].map(() => ({ ...world.server.services }))
    await Promise.all(servers.map((services) => doDueWork(services)))
    for (const { email } of sent) expect(await remindersTo(email)).toHaveLength(1)
  })

  it('are sent by the loop of the server', async () => {
    const { email } = await dueAgo(4)
    const stop = startDueWork(world.server.services)
    await expect.poll(() => remindersTo(email), { timeout: 5000 }).toHaveLength(1)
    await stop()
  })

  it('of one invoice that cannot be sent do not hold back the others', async () => {
    const first = await dueAgo(4)
    const second = await dueAgo(4)
    await world.database.query({
      text: `create function refuse_link() returns trigger language plpgsql as
        $$ begin if new."record" = '${first.id}'::uuid then raise 'no'; end if; return new; end $$`,
    })
    await world.database.query({
      text: `create trigger refuse_link before insert on "document_links" for each row execute function refuse_link()`,
    })
    await run()
    await world.database.query({ text: `drop trigger refuse_link on "document_links"` })
    expect(await remindersTo(second.email)).toHaveLength(1)
    expect(await invoiceOf(first.id)).toMatchObject({ reminders: 0, reminderStage: null })
    expect(await remindersTo(first.email)).toEqual([])
  })
})

describe('the stages of a seller', () => {
  it('are none by default, and then nothing is sent', async () => {
    const other = await addSeller('Other Ltd.')
    expect((await admin.get(`/api/sellers/${other}`)).body).toMatchObject({ reminderStages: [] })
    const { email } = await dueAgo(30, { seller: other })
    await run()
    expect(await remindersTo(email)).toEqual([])
  })

  it('are stored in order, and each may be there once', async () => {
    expect((await setStages(20, 3)).body).toMatchObject({ reminderStages: [{ days: 3 }, { days: 20 }] })
    expect(errorsOf(await setStages(3, 9, 3))).toHaveProperty(['reminderStages.2.days'])
    expect((await setStages(0)).status).toBe(422)
  })
})
