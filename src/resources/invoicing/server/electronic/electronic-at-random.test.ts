import { expect, test } from 'vitest'
import { accountNumber } from '#money/account-number'
import { ciiOf } from '#server/features/documents/electronic/cii'
import { lacksOf } from '#server/features/documents/electronic/lacks'
import { createRandom } from '#server/features/demo/random'
import type { ElectronicDocument, ElectronicParties } from '#server/write/services/electronic'
import { all, parsed, text } from '#tests/support/electronic/invoice-xml'
import { brokenRules } from '#tests/support/electronic/rules'
import { schemaErrors } from '#tests/support/electronic/schema'
import type { CreditNote } from '../../credit-notes.resource'
import { taxedComputed, taxTreatments } from '../../invoice-lines.wire'
import type { Invoice } from '../../invoices.resource'
import { creditNoteWith } from './electronic-credit-note'
import { invoiceWith } from './electronic-invoice'

const random = createRandom(16_931)
const { whole, pick } = random
const maybe = <T>(value: T): T | null => (whole(0, 2) === 0 ? null : value)

const texts = [
  'Consulting',
  '支付系统集成咨询服务',
  '<b>&amp;"quotes\' ]]> &',
  'line\none\ttab',
  'bell\u0007 null\u0000 \uFFFE half \uD800 end',
  '\u0001\u0002',
  'é ß Ł 😀',
]
const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'CNY']

const randomLine = (currency: string): Invoice['lines'][number] => {
  const unitPrice = whole(0, 5) === 0 ? 0 : whole(1, 900_000) * (currency === 'KWD' ? 10_000 : 1)
  const quantity =
    currency === 'KWD' ? whole(1, 20) : pick([1, 3, 0.001, 1.005, 99_999.999, whole(1, 5000) / 1000])
  const discount = pick([null, null, 0, 5, 33.33, 100])
  return {
    description: pick(texts),
    quantity,
    unit: pick([
      null,
      'piece',
      'hour',
      'day',
      'week',
      'month',
      'kilogram',
      'metre',
      'kilometre',
      'litre',
      'package',
    ]),
    unitPrice,
    discount,
    // An amount beyond the rest of a line is refused when it is saved.
    discountAmount:
      discount === 100 ? null : maybe(Math.floor((unitPrice * Math.min(quantity, 1)) / 20) * 10),
    taxRate: pick([0, 7, 19, 5.5, 8.25]),
  } as Invoice['lines'][number]
}

function randomInvoice(): Invoice {
  const currency = pick(currencies)
  const taxed = {
    lines: Array.from({ length: whole(1, 6) }, () => randomLine(currency)),
    taxTreatment: pick(taxTreatments),
  }
  const total = taxedComputed.total[1](taxed)
  const paid = pick([0, 0, total, Math.floor(total / 20) * 10])
  return {
    ...taxed,
    number: `INV-${whole(1, 9999)}`,
    issuedOn: '2026-03-01',
    dueOn: '2026-03-31',
    currency,
    paid,
    credited: 0,
    notes: maybe(pick(texts)),
    exemptionReason: maybe(pick(texts.slice(0, 3))),
    net: taxedComputed.net[1](taxed),
    taxes: taxedComputed.taxes[1](taxed),
    tax: taxedComputed.tax[1](taxed),
    total,
  } as unknown as Invoice
}

const randomParties = (): ElectronicParties => ({
  seller: {
    name: pick(['Corridor Payments Ltd.', '深圳市云帆科技有限公司', 'A & <B>']),
    address: Array.from({ length: whole(0, 5) }, () => pick(['Road 1', '人民路600号', '\u0007'])),
    country: 'DE',
    taxNumber: pick(['DE123456789', '12/345/67890']),
    registration: maybe('HRB 1 & 2'),
    email: maybe('billing@corridor.example'),
    iban: maybe(accountNumber('DE', '370400440532013000')),
  },
  buyer: {
    name: pick(['Buyer "X"', 'Ægean']),
    address: ['Road 2'],
    city: maybe('Αθήνα'),
    country: 'GR',
    taxNumber: 'EL 123 456 789',
  },
})

function randomDocument(): ElectronicDocument {
  const invoice = randomInvoice()
  const parties = randomParties()
  if (whole(0, 3) > 0) return invoiceWith(invoice, parties)
  const note = { ...invoice, reason: invoice.notes } as unknown as CreditNote
  return creditNoteWith(note, parties, { number: 'INV-1', issuedOn: '2026-02-01' })
}

const documents = Array.from({ length: 400 }, randomDocument)
const complete = documents.filter((document) => lacksOf(document).length === 0)
const xmls = complete.map(ciiOf)

test('random invoices and credit notes are valid by the schema of Factur-X', async () => {
  expect(xmls.length).toBeGreaterThan(300)
  expect(await schemaErrors(xmls)).toEqual([])
  const wrong =
    xmls[0]?.replace('<ram:InvoiceCurrencyCode>', '<ram:Currency/><ram:InvoiceCurrencyCode>') ?? ''
  expect(await schemaErrors([wrong])).not.toEqual([])
})

test('random invoices and credit notes follow the rules of EN 16931', () => {
  const broken = xmls.flatMap((xml, index) =>
    brokenRules(parsed(xml)).map((rule) => ({ rule, document: complete[index] })),
  )
  expect(broken.slice(0, 3)).toEqual([])
})

test('every kind of document is among them', () => {
  const found = (has: (document: ElectronicDocument) => boolean) => complete.filter(has).length
  for (const currency of currencies)
    expect(
      found((each) => each.currency === currency),
      currency,
    ).toBeGreaterThan(5)
  for (const category of ['S', 'Z', 'E', 'AE', 'O'])
    expect(
      found(({ taxes }) => taxes.some((tax) => tax.category === category)),
      category,
    ).toBeGreaterThan(5)
  expect(found(({ kind }) => kind === 'creditNote')).toBeGreaterThan(50)
  expect(found(({ prepaid, total }) => prepaid > 0 && prepaid < total)).toBeGreaterThan(20)
  expect(found(({ lines }) => lines.some(({ allowances }) => allowances.length === 2))).toBeGreaterThan(20)
  expect(found(({ total }) => total === 0)).toBeGreaterThan(0)
})

test('texts are the same after parsing, without what XML does not allow', () => {
  for (const [index, xml] of xmls.entries()) {
    const names = all(
      parsed(xml),
      'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:Name',
    ).map((each) => each.textContent)
    // oxlint-disable-next-line no-control-regex -- The test removes control characters on purpose.
    const allowed = complete[index]?.lines.map(
      ({ name }) => name.replaceAll(/[\0-\b\uFFFE]|\p{Surrogate}/gu, '') || '–',
    )
    expect(names).toEqual(allowed)
  }
})

test('the rules find what is wrong', () => {
  const [invoice] = xmls.filter((xml) => xml.includes('<ram:CategoryCode>S</ram:CategoryCode>'))
  if (!invoice) throw new Error('There is no invoice with tax')
  const brokenBy = (pattern: RegExp, replacement: string) =>
    brokenRules(parsed(invoice.replace(pattern, replacement)))
  expect(brokenBy(/<ram:LineTotalAmount>[^<]*/, '<ram:LineTotalAmount>0.01')).toContain('BR-CO-10')
  expect(brokenBy(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>-7')).toEqual(['BR-CO-16'])
  expect(brokenBy(/<ram:GrandTotalAmount>([^<]*)/, '<ram:GrandTotalAmount>9$1')).toContain('BR-CO-15')
  expect(brokenBy(/(<ram:TaxTotalAmount[^>]*>)[^<]*/, '$1-1.234')).toEqual(
    expect.arrayContaining(['BR-CO-14', 'BR-DEC-13']),
  )
  expect(brokenBy(/<ram:ID>urn[^<]*/, '<ram:ID>urn:other')).toEqual(['BR-01'])
  expect(brokenBy(/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/g, '')).toContain(
    'BR-S-02',
  )
  expect(text(parsed(invoice), 'rsm:ExchangedDocument/ram:ID')).toMatch(/^INV-/)
})
