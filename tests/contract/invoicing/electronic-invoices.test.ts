import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed, text } from '#tests/support/electronic/invoice-xml'
import { brokenRules } from '#tests/support/electronic/rules'
import { schemaErrors } from '#tests/support/electronic/schema'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { pdfText } from '../support/business/pdf'
import { objectsOf, objectWith, referred } from '../support/business/pdf-objects'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let [customer, seller] = ['', '']
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  const account = world.people.user.id
  const buyer = { name: 'Boulangerie & Fils <SARL>', email: 'buyer@company.example', country: 'FR', account }
  customer = await add('customers', { ...buyer, taxNumber: 'FR 12345678901', city: 'Lyon' })
  const issuer = { name: 'Łódź & Software', address: 'Road 1\n12345 Berlin', country: 'DE', isDefault: true }
  const bankDetails = 'Bank\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX'
  seller = await add('sellers', { ...issuer, taxNumber: 'DE123456789', bankDetails })
})
afterAll(() => world.close())

async function add(resource: string, values: object): Promise<string> {
  const answer = await admin.post(`/api/${resource}`, values)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const line = { description: 'Consulting', quantity: 1.5, unit: 'hour', unitPrice: 10_000, taxRate: 19 }
const addInvoice = (more: object = {}) =>
  add('invoices', { customer, dueOn: '2099-01-01', lines: [line], ...more })

async function sent(more: object = {}): Promise<string> {
  const id = await addInvoice(more)
  expect((await admin.post(`/api/invoices/${id}/send`)).status).toBe(200)
  return id
}
const xmlPath = (id: string, resource = 'invoices') => `/api/${resource}/${id}/document.xml`

async function xmlOf(id: string, resource = 'invoices'): Promise<Element> {
  const answer = await admin.raw('GET', xmlPath(id, resource))
  const xml = await answer.text()
  expect(answer.status, xml).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/attachment.*\.xml/)
  expect(await schemaErrors([xml])).toEqual([])
  const document = parsed(xml)
  expect(brokenRules(document)).toEqual([])
  return document
}
const bytesOf = async (path: string) => Buffer.from(await (await admin.raw('GET', path)).arrayBuffer())
const transaction = 'rsm:SupplyChainTradeTransaction'
const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`

describe('the XML of an invoice', () => {
  it('has what the invoice has, with the parties as they were when it was sent', async () => {
    const id = await sent({ notes: 'Thank <you>' })
    await admin.patch(`/api/customers/${customer}`, { city: 'Paris' })
    const document = await xmlOf(id)
    expect(text(document, 'rsm:ExchangedDocument/ram:TypeCode')).toBe('380')
    expect(text(document, 'rsm:ExchangedDocument/ram:IncludedNote/ram:Content')).toBe('Thank <you>')
    const buyer = `${transaction}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`
    expect(text(document, `${buyer}/ram:Name`)).toBe('Boulangerie & Fils <SARL>')
    expect(text(document, `${buyer}/ram:PostalTradeAddress/ram:CityName`)).toBe('Lyon')
    const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
    expect(text(document, `${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`)).toBe(
      'DE89370400440532013000',
    )
    expect(text(document, `${sums}/ram:GrandTotalAmount`)).toBe('178.50')
    await admin.patch(`/api/customers/${customer}`, { city: 'Lyon' })
  })

  it('has what was paid, and what is due', async () => {
    const id = await sent()
    const paid = await admin.post(`/api/invoices/${id}/pay`, { amount: 50_00, method: 'bankTransfer' })
    expect(paid.status, paid.text).toBe(200)
    const document = await xmlOf(id)
    expect(text(document, `${sums}/ram:TotalPrepaidAmount`)).toBe('50.00')
    expect(text(document, `${sums}/ram:DuePayableAmount`)).toBe('128.50')
  })

  it('is missing of drafts and voided invoices', async () => {
    const id = await addInvoice()
    expect((await admin.get(xmlPath(id))).status).toBe(404)
    const other = await sent()
    await admin.post(`/api/invoices/${other}/void`)
    expect((await admin.get(xmlPath(other))).status).toBe(404)
  })

  it('of a credit note refers to its invoice', async () => {
    const invoice = await sent()
    const id = await add('creditNotes', { invoice, lines: [{ ...line, quantity: 1 }] })
    expect((await admin.get(xmlPath(id, 'creditNotes'))).status).toBe(404)
    await admin.post(`/api/creditNotes/${id}/issue`)
    const document = await xmlOf(id, 'creditNotes')
    const { body } = await admin.get(`/api/invoices/${invoice}`)
    expect(text(document, 'rsm:ExchangedDocument/ram:TypeCode')).toBe('381')
    expect(text(document, `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`)).toBe(
      (body as { number: string }).number,
    )
    const reduced = await xmlOf(invoice)
    expect(text(reduced, `${sums}/ram:DuePayableAmount`)).toBe('59.50')
  })

  it('names what it lacks, and the PDF is made without it', async () => {
    const unknown = await add('customers', { name: 'No number', email: 'n@company.example', country: 'FR' })
    const id = await sent({ customer: unknown, taxTreatment: 'reverseCharge' })
    const answer = await admin.get(xmlPath(id))
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('VAT number of its customer')
    expect(Object.keys(errorsOf(answer))).toEqual(['electronic'])
    const pdf = await bytesOf(`/api/invoices/${id}/document.pdf`)
    expect(pdf.includes('/EmbeddedFile')).toBe(false)
    await admin.patch(`/api/sellers/${seller}`, { taxNumber: null })
    const other = await sent()
    expect((await admin.get(xmlPath(other))).text).toContain('tax number of its seller')
    await admin.patch(`/api/sellers/${seller}`, { taxNumber: 'DE123456789' })
    expect((await admin.get(xmlPath(other))).status).toBe(422)
  })

  it('is read by who may read the invoice, and by who has a link to it', async () => {
    const { user, manager } = world.people
    const id = await sent()
    const own = await (await user.client.raw('GET', xmlPath(id))).text()
    expect(own).toBe(await (await manager.client.raw('GET', xmlPath(id))).text())
    expect((await world.anonymous.get(xmlPath(id))).status).toBe(401)
    const foreign = await add('customers', { name: 'Other', email: 'o@company.example', country: 'DE' })
    expect((await user.client.get(xmlPath(await sent({ customer: foreign })))).status).toBe(404)
    const { body } = await manager.client.post(`/api/invoices/${id}/links`)
    const { url } = body as { url: string }
    const path = new URL(url).pathname
    const linked = await world.anonymous.raw('GET', `${path}/document.xml`)
    expect(await linked.text()).toBe(own)
    expect(linked.headers.get('cache-control')).toBe('no-store')
    expect(await (await world.anonymous.raw('GET', path)).text()).toContain(`${path}/document.xml`)
    expect((await admin.get(`/api/customers/${customer}/document.xml`)).status).toBe(404)
  })
})

describe('the PDF of an invoice', () => {
  it('is a PDF/A-3b with the XML in it', async () => {
    const id = await sent({ notes: '谢谢' })
    const pdf = await bytesOf(`/api/invoices/${id}/document.pdf`)
    const objects = objectsOf(pdf)
    const catalog = objectWith(objects, /\/Type \/Catalog\b/)
    const file = referred(objects, catalog, 'AF')
    expect(file.dictionary).toMatch(/\/AFRelationship \/Alternative\b/)
    expect(file.dictionary).toContain('(factur-x.xml)')
    const embedded = referred(objects, file, 'F')
    expect(embedded.dictionary).toMatch(/\/Subtype \/text#2Fxml/)
    expect(embedded.dictionary).toMatch(/\/ModDate \(D:/)
    expect(embedded.stream?.equals(await bytesOf(xmlPath(id)))).toBe(true)
    expect(referred(objects, catalog, 'Names').dictionary).toContain('/EmbeddedFiles')
    const intent = referred(objects, catalog, 'OutputIntents')
    expect(intent.dictionary).toContain('/GTS_PDFA1')
    expect(referred(objects, intent, 'DestOutputProfile').stream?.length).toBeGreaterThan(1000)
    const fonts = objects.filter(({ dictionary }) => /\/Type \/FontDescriptor\b/.test(dictionary))
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font.dictionary).toMatch(/\/FontFile[23]? \d+ 0 R/)
    const source = pdf.toString('latin1')
    expect(source).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    const contents = objects.map(({ dictionary }) => dictionary).join('\n')
    expect(contents).not.toMatch(/\/(JavaScript|Encrypt|SMask|Launch|CIDSet)\b|\/Type \/Annot\b|\/(ca|CA) /)
    expect((await pdfText(new Uint8Array(pdf).buffer)).text).toContain('Boulangerie & Fils <SARL>')
  })

  it('says so in its metadata, which are well formed', async () => {
    const id = await sent()
    const objects = objectsOf(await bytesOf(`/api/invoices/${id}/document.pdf`))
    const { dictionary, stream } = objectWith(objects, /\/Type \/Metadata\b/)
    expect(dictionary).not.toContain('/Filter')
    const xml =
      stream
        ?.toString('utf8')
        .replaceAll(/<\?xpacket[^>]*\?>/g, '')
        .trim() ?? ''
    const values = [...parsed(xml).getElementsByTagName('*')].map((each) => [each.tagName, each.textContent])
    const of = (name: string) => values.find(([tag]) => tag === name)?.[1]
    expect([of('pdfaid:part'), of('pdfaid:conformance')]).toEqual(['3', 'B'])
    expect([of('fx:DocumentType'), of('fx:DocumentFileName')]).toEqual(['INVOICE', 'factur-x.xml'])
    expect([of('fx:Version'), of('fx:ConformanceLevel')]).toEqual(['1.0', 'EN 16931'])
    expect(of('pdfaSchema:namespaceURI')).toBe('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#')
    expect(of('dc:creator')).toBe('Łódź & Software')
  })

  it('of a draft is a plain PDF', async () => {
    const pdf = await bytesOf(`/api/invoices/${await addInvoice()}/document.pdf`)
    expect(pdf.includes('pdfaid') || pdf.includes('/EmbeddedFile')).toBe(false)
  })
})
