import { ciiOf } from '#server/features/documents/electronic/cii'
import type { PrintedDocument } from '#server/features/documents/printed'

const headings = ['Description', 'Quantity', 'Unit', 'Unit price', 'Discount %', 'Tax %', 'Net']
const texts = [
  'Consulting on the payment integration, with a written report',
  '支付系统集成咨询服务，包括研讨会和书面报告',
]

/** An invoice with so many lines, every other one in Chinese; each number makes other texts. */
export function sampleInvoice(number: number, lines: number): PrintedDocument {
  const title = `Invoice INV-2026-${String(number).padStart(5, '0')}`
  const rows = Array.from({ length: lines }, (_, index) => [
    `${texts[index % texts.length]} ${number}.${index}`,
    ...['1.5', 'Hours', '€1,200.00', '5', '19', '€1,710.00'],
  ])
  return {
    language: 'en',
    title,
    fileName: title,
    brand: 'Corridor',
    status: 'Sent',
    from: { heading: 'From', lines: ['Corridor Payments Ltd.', '12 Quay Street', 'Port Meridian'] },
    to: { heading: 'To', lines: ['北京海淀科技有限公司', '北京市海淀区中关村大街 1 号', 'China'] },
    facts: [
      { label: 'Issued on', value: 'Mar 1, 2026' },
      { label: 'Due on', value: 'Mar 31, 2026' },
    ],
    lines: {
      name: 'Lines',
      columns: headings.map((heading, index) => ({ heading, isFigure: index !== 0 && index !== 2 })),
      rows,
      carried: rows.map((_, index) => `€${((index + 1) * 1710).toLocaleString('en')}.00`),
    },
    totals: [
      { label: 'Net', value: '€1,710.00' },
      { label: 'Total', value: '€2,034.90' },
    ],
    notices: [],
    texts: {
      carriedForward: 'Carried forward',
      broughtForward: 'Brought forward',
      page: 'Page {{page}} of {{pages}}',
    },
    changedAt: '2026-03-01T00:00:00.000Z',
  }
}

/** The electronic form of an invoice with so many lines. */
export function sampleXml(lines: number): string {
  const net = lines * 171_000
  const tax = (net * 19) / 100
  const party = { address: ['12 Quay Street'], country: 'DE', taxNumber: 'DE123456789' }
  return ciiOf({
    kind: 'invoice',
    number: 'INV-2026-00001',
    issuedOn: '2026-03-01',
    dueOn: '2026-03-31',
    currency: 'EUR',
    net,
    tax,
    total: net + tax,
    prepaid: 0,
    seller: { ...party, name: 'Corridor Payments Ltd.' },
    buyer: { ...party, name: '北京海淀科技有限公司' },
    lines: Array.from({ length: lines }, (_, index) => ({
      name: texts[index % texts.length] ?? '',
      quantity: 1.5,
      unit: 'HUR',
      unitPrice: 120_000,
      ...{
        allowances: [{ amount: 9_000, base: 180_000, percent: 5 }],
        net: 171_000,
        category: 'S',
        rate: 19,
      },
    })),
    taxes: [{ category: 'S', rate: 19, net, tax }],
  })
}
