import { netOfLine } from '#money/invoice-amounts'
import type {
  ElectronicDocument,
  ElectronicLine,
  ElectronicTax,
  LineAllowance,
  TaxCategory,
} from '#server/write/services/electronic'
import { invoiceDocument } from '../../invoice-document.wire'
import type { Invoice } from '../../invoices.resource'

type Line = Invoice['lines'][number]
/** The fields of an invoice or a credit note that its amounts follow from, and the amounts. */
type Taxed = Pick<Invoice, 'lines' | 'taxTreatment' | 'exemptionReason' | 'net' | 'taxes' | 'tax' | 'total'>

/** The codes of units (UN/ECE Recommendations 20 and 21). */
const units: Readonly<Record<NonNullable<Line['unit']>, string>> = {
  piece: 'H87',
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  kilogram: 'KGM',
  metre: 'MTR',
  kilometre: 'KMT',
  litre: 'LTR',
  package: 'XPK',
}
/** One, of a quantity without a unit. */
const noUnit = 'C62'

const categories: Readonly<Record<Exclude<Invoice['taxTreatment'], 'standard'>, TaxCategory>> = {
  reverseCharge: 'AE',
  exempt: 'E',
  outsideScope: 'O',
}

/** The discounts of a line: the one in percent, and then the amount. */
function allowancesOf(line: Line): LineAllowance[] {
  const { quantity, unitPrice, discount, discountAmount } = line
  const base = netOfLine({ quantity, unitPrice })
  const inPercent = base - netOfLine({ quantity, unitPrice, discount })
  return [
    ...(inPercent > 0 ? [{ amount: inPercent, base, percent: discount ?? 0 }] : []),
    ...(discountAmount ? [{ amount: discountAmount }] : []),
  ]
}

/** The category and the rate of a line: without tax, its rate is stored but not charged. */
function taxOf(line: Line, treatment: Invoice['taxTreatment']): Pick<ElectronicLine, 'category' | 'rate'> {
  if (treatment !== 'standard') return { category: categories[treatment], rate: 0 }
  return { category: line.taxRate > 0 ? 'S' : 'Z', rate: line.taxRate }
}

const lineOf = (line: Line, treatment: Invoice['taxTreatment']): ElectronicLine => ({
  name: line.description,
  quantity: line.quantity,
  unit: line.unit ? units[line.unit] : noUnit,
  unitPrice: line.unitPrice,
  allowances: allowancesOf(line),
  net: netOfLine(line),
  ...taxOf(line, treatment),
})

/** The tax of each rate; where none is charged, one entry with the reason. */
function taxesOf({ taxTreatment, exemptionReason, taxes, net }: Taxed): ElectronicTax[] {
  if (taxTreatment === 'standard')
    return taxes.map((each) => ({ ...each, category: each.rate > 0 ? ('S' as const) : ('Z' as const) }))
  const reason = exemptionReason ?? invoiceDocument.notices[taxTreatment].text
  return [{ category: categories[taxTreatment], rate: 0, net, tax: 0, reason }]
}

/** The lines, the taxes and the sums of an invoice or a credit note. */
export const taxedParts = (
  record: Taxed,
): Pick<ElectronicDocument, 'lines' | 'taxes' | 'net' | 'tax' | 'total'> => ({
  lines: record.lines.map((line) => lineOf(line, record.taxTreatment)),
  taxes: taxesOf(record),
  net: record.net,
  tax: record.tax,
  total: record.total,
})
