import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTransport } from '#server/features/mail/transport'
import { startMailWorker } from '#server/features/mail/worker'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo, tryAll } from '../support/mail/mails'
import { pdfText } from '../support/business/pdf'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let manager: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
  await world.people.admin.client.post('/api/sellers', {
    name: 'Seller Ltd.',
    address: 'Road 1',
    country: 'DE',
    isDefault: true,
  })
})
afterAll(() => world.close())

let made = 0
async function addInvoice(more: object = {}): Promise<{ id: string; email: string }> {
  const email = `buyer${++made}@company.example`
  const buyer = await manager.post('/api/customers', { name: 'Buyer', email, country: 'DE', ...more })
  const customer = (buyer.body as { id: string }).id
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000 }]
  const { body } = await manager.post('/api/invoices', { customer, dueOn: '2099-01-01', lines })
  return { id: (body as { id: string }).id, email }
}
const send = async (id: string) => (await manager.post(`/api/invoices/${id}/send`)).body as { number: string }
const linkIn = (text: string) => /\/i\/[\w-]{32}/.exec(text)?.[0] ?? ''

describe('an invoice that is sent', () => {
  it('is mailed to its customer once, with a link to its page', async () => {
    const { id, email } = await addInvoice()
    expect(await mailsTo(world, email)).toEqual([])
    const { number } = await send(id)
    await manager.post(`/api/invoices/${id}/send`)
    const mails = await mailsTo(world, email)
    expect(mails).toMatchObject([{ kind: 'document', subject: `Invoice ${number} from Seller Ltd.` }])
    expect(mails[0]?.text).toContain('Balance: €100.00')
    const page = await world.anonymous.get(linkIn(mails[0]?.text ?? ''))
    expect(page.text).toContain(number)
    const links = (await manager.get(`/api/invoices/${id}/links`)).body
    expect(links).toMatchObject({ links: [{ purpose: 'mail', viewedAt: expect.any(String) as string }] })
    expect(links).toMatchObject({ links: [{ mail: { to: email, status: 'kept', error: null } }] })
  })

  it('is mailed in the language of the customer’s user, else of their country', async () => {
    const chinese = await addInvoice({ country: 'CN' })
    await send(chinese.id)
    const [mail] = await mailsTo(world, chinese.email)
    expect(mail?.subject).toContain('的 发票')
    expect((await world.anonymous.get(linkIn(mail?.text ?? ''))).text).toContain('lang="zh-CN"')
    const { id: account } = world.people.user
    await world.people.admin.client.patch(`/api/users/${account}`, { locale: 'en' })
    const english = await addInvoice({ country: 'CN', account })
    await send(english.id)
    expect((await mailsTo(world, english.email))[0]?.subject).toContain('Invoice')
  })

  it('that is overdue is mailed again by reminders, each more urgent than the one before', async () => {
    const { id, email } = await addInvoice()
    const { number } = await send(id)
    for (const _ of [1, 2, 3, 4]) {
      await world.database.query({
        text: `update "invoices" set "status" = 'overdue', "remindedOn" = null where "id" = $1`,
        values: [id],
      })
      expect((await manager.post(`/api/invoices/${id}/remind`)).status).toBe(200)
      await mailsTo(world, email)
    }
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject)
    const title = `Invoice ${number} from Seller Ltd.`
    expect(subjects.toSorted()).toEqual(
      [
        title,
        `Reminder: ${title}`,
        `Second reminder: ${title}`,
        `Final reminder: ${title}`,
        `Final reminder: ${title}`,
      ].toSorted(),
    )
  })

  it('is not mailed if its link was ended before', async () => {
    const { id, email } = await addInvoice()
    await send(id)
    const { links } = (await manager.get(`/api/invoices/${id}/links`)).body as { links: { id: string }[] }
    await manager.remove(`/api/invoices/${id}/links/${links[0]?.id}`)
    expect(await mailsTo(world, email)).toEqual([])
    const left = await world.database.query({ text: `select from "outbox" where "to" = $1`, values: [email] })
    expect(left).toEqual([])
  })

  it('is mailed by SMTP with its PDF, by an address that every attempt has, and that is not logged', async () => {
    const sources: string[] = []
    let refusals = 1
    const post = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, callback) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          sources.push(Buffer.concat(parts).toString())
          callback(refusals-- > 0 ? new Error('Later') : null)
        })
      },
    })
    await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
    const { port } = post.server.address() as { port: number }
    const log: string[] = []
    const worker = startMailWorker(
      world.server.services,
      openTransport({ smtpUrl: `smtp://127.0.0.1:${port}` }),
      (line) => log.push(line),
    )
    const { id, email } = await addInvoice()
    const { number } = await send(id)
    await tryAll(worker, world.database)
    await world.database.query({
      text: `update "outbox" set "nextAttemptAt" = now() where "to" = $1`,
      values: [email],
    })
    await worker.flush()
    await worker.stop()
    await new Promise<void>((resolve) => post.close(() => resolve()))
    const [first = '', second = ''] = sources.map((source) => source.replaceAll('=\r\n', ''))
    expect(sources).toHaveLength(2)
    expect(linkIn(second)).toMatch(/^\/i\//)
    expect(linkIn(second)).toBe(linkIn(first))
    expect(log.join('\n')).not.toContain(linkIn(second))
    const coded = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(sources[1] ?? '')?.[1] ?? ''
    const bytes = new Uint8Array(Buffer.from(coded, 'base64'))
    expect((await pdfText(bytes.buffer)).text).toContain(`Invoice ${number}`)
    const [stored] = await world.database.query({
      text: `select "status", "text" from "outbox" where "to" = $1`,
      values: [email],
    })
    expect(stored).toEqual({ status: 'sent', text: null })
  })
})
