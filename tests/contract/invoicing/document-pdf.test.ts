import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { readPdf } from '../support/business/pdf'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let customer = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  customer = await add('customers', {
    name: '北京海淀科技有限公司',
    email: 'buyer@company.example',
    country: 'CN',
    account: world.people.user.id,
  })
  await add('sellers', { name: 'Łódź Software', address: 'Road 1', country: 'DE', isDefault: true })
})
afterAll(() => world.close())

async function add(resource: string, values: object): Promise<string> {
  const answer = await admin.post(`/api/${resource}`, values)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const line = { description: 'Consulting 支付系统咨询', quantity: 1, unitPrice: 10_000, taxRate: 19 }
const addInvoice = (more: object = {}) =>
  add('invoices', { customer, dueOn: '2099-01-01', lines: [line], ...more })
const send = async (id: string) => admin.post(`/api/invoices/${id}/send`)
const pathOf = (id: string, query = '') => `/api/invoices/${id}/document.pdf${query}`
const amountAfter = (text: string, label: string) =>
  new RegExp(`${label}\\s+€([\\d,.]+)`).exec(text)?.[1]?.replaceAll(',', '')

describe('the PDF of an invoice', () => {
  it('has its Latin and Chinese texts, in the requested language, with title and file name', async () => {
    const id = await addInvoice({ notes: 'Thank you 谢谢' })
    const { body } = await send(id)
    const { number } = body as { number: string }
    const english = await readPdf(admin, pathOf(id))
    for (const part of [`Invoice ${number}`, '北京海淀科技有限公司', 'Łódź Software', '谢谢', 'Page 1 of 1'])
      expect(english.text).toContain(part)
    expect(english.text).toContain('支付系统咨询')
    expect(english.text).toMatch(/Tax by rate[\s\S]*19\s+€100\.00\s+€19\.00/)
    expect(english.info).toMatchObject({ Title: `Invoice ${number}`, Language: 'en' })
    expect(english.headers.get('content-disposition')).toContain(`Invoice ${number}.pdf`)
    expect(english.headers.get('cache-control')).toBe('no-store')
    const chinese = await readPdf(admin, pathOf(id, '?language=cn'))
    for (const part of [`发票 ${number}`, '第 1 页，共 1 页', '合计']) expect(chinese.text).toContain(part)
    expect(chinese.info).toMatchObject({ Language: 'zh-CN' })
    expect((await readPdf(admin, pathOf(id), { 'accept-language': 'zh-CN' })).text).toContain('发票')
  })

  it('carries the sum so far from page to page, and repeats the head of its lines', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({ ...line, unitPrice: 100 * (index + 1) }))
    const { pages, text } = await readPdf(admin, pathOf(await addInvoice({ lines })))
    expect(pages.length).toBeGreaterThan(4)
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
    const counts = pages.map((page) => page.split('Consulting').length - 1).filter((count) => count > 0)
    const sums = counts.map((_, index) => {
      const count = counts.slice(0, index + 1).reduce((sum, own) => sum + own, 0)
      return (count * (count + 1)) / 2
    })
    expect(sums.at(-1)).toBe(20_100)
    const amounts = (label: string) => pages.map((page) => Number(amountAfter(page, label) ?? 0))
    const carried = sums.slice(0, -1)
    expect(amounts('Carried forward').slice(0, carried.length)).toEqual(carried)
    expect(amounts('Brought forward').slice(1, sums.length)).toEqual(carried)
    expect(pages.slice(0, sums.length).filter((page) => !page.includes('Unit price'))).toEqual([])
    expect(text).not.toMatch(/Carried forward\s+€20,100\.00/)
    expect(amountAfter(text, 'Net')).toBe('20100.00')
  })

  it('shows the sentence that the law requires, in both languages', async () => {
    const id = await addInvoice({ taxTreatment: 'reverseCharge' })
    expect((await readPdf(admin, pathOf(id))).text.replaceAll(/\s+/g, ' ')).toContain(
      'Reverse charge: VAT to be accounted for by the recipient (Article 196, Council Directive 2006/112/EC).',
    )
    expect((await readPdf(admin, pathOf(id, '?language=cn'))).text).toContain(
      '反向征收：增值税由接收方申报缴纳',
    )
    const exempt = await addInvoice({ taxTreatment: 'exempt', exemptionReason: 'Article 135' })
    expect((await readPdf(admin, pathOf(exempt))).text).toMatch(/Article 135[\s\S]*Exempt from VAT/)
  })

  it('of a sent invoice shows the parties as they were', async () => {
    const buyer = await add('customers', { name: 'Former name', email: 'f@company.example', country: 'FR' })
    const id = await addInvoice({ customer: buyer })
    await send(id)
    await admin.patch(`/api/customers/${buyer}`, { name: 'Later name' })
    const { text } = await readPdf(admin, pathOf(id))
    expect(text).toContain('Former name')
    expect(text).not.toContain('Later name')
  })

  it('prints hostile texts as texts, and characters without a glyph as boxes', async () => {
    const notes = '\u202E<b>bold</b> (\\) %PDF'
    const id = await addInvoice({ notes })
    expect((await readPdf(admin, pathOf(id))).text).toContain('<b>bold</b> (\\) %PDF')
    // Texts that were stored before they were checked.
    await world.database.query({
      text: `update "invoices" set "notes" = 'Smile 😀' where "id" = $1`,
      values: [id],
    })
    expect((await readPdf(admin, pathOf(id))).text).toContain('Smile □')
  })
})

describe('who may have the PDF', () => {
  it('is who may read the record: customers their own invoices that were sent, and no others', async () => {
    const { user, manager } = world.people
    const own = await addInvoice()
    expect((await user.client.get(pathOf(own))).status).toBe(404)
    await send(own)
    expect((await readPdf(user.client, pathOf(own))).text).toContain('Łódź Software')
    const other = await add('customers', { name: 'Other', email: 'o@company.example', country: 'DE' })
    const foreign = await addInvoice({ customer: other })
    await send(foreign)
    expect((await user.client.get(pathOf(foreign))).status).toBe(404)
    expect((await readPdf(manager.client, pathOf(foreign))).status).toBe(200)
    expect((await world.anonymous.get(pathOf(own))).status).toBe(401)
  })

  it('refuses a language that the application does not have, and resources without a document', async () => {
    const answer = await admin.get(pathOf(await addInvoice(), '?language=fr'))
    expect(Object.keys(errorsOf(answer))).toEqual(['language'])
    expect((await admin.get(`/api/customers/${customer}/document.pdf`)).status).toBe(404)
    expect((await admin.get(pathOf('nothing'))).status).toBe(404)
  })
})
