import { choice, date, decimal, listOf, money, ref, text } from '#define'
import { amountsOf, netOfLine, withoutTax } from '#money/invoice-amounts'

/** The lines of an invoice, and of a credit note for it. */
export const invoiceLines = listOf(
  {
    description: text({ max: 200 }),
    quantity: decimal({ min: 0.001, max: 100_000, scale: 3, default: 1 }),
    unit: choice(
      ['piece', 'hour', 'day', 'week', 'month', 'kilogram', 'metre', 'kilometre', 'litre', 'package'],
      { optional: true },
    ),
    unitPrice: money({ min: 0, max: 100_000_000_00 }),
    discount: decimal({ min: 0, max: 100, optional: true, label: 'Discount %' }),
    discountAmount: money({ min: 0, max: 100_000_000_00, optional: true }),
    taxRate: decimal({ min: 0, max: 100, default: 0, label: 'Tax %' }),
  },
  { min: 1, max: 200, computed: { net: [money(), netOfLine] } },
)

/** The columns of the lines on paper. */
export const printedColumns = [
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'discountAmount',
  'taxRate',
  'net',
] as const

export const taxTreatments = ['standard', 'reverseCharge', 'exempt', 'outsideScope'] as const
export const taxTreatmentLabels = {
  standard: 'Charged by line',
  reverseCharge: 'Reverse charge: the customer pays the tax',
  exempt: 'Exempt from tax',
  outsideScope: 'Outside the scope of tax',
} as const

/** Who owes the tax of an invoice. */
export const taxTreatment = choice(taxTreatments, {
  default: 'standard',
  label: 'Tax',
  labels: taxTreatmentLabels,
})

export const exemptionReason = text({
  optional: true,
  max: 300,
  help: 'For example the article of the law.',
})

/** The amounts of the tax of each rate. */
const taxesByRate = listOf(
  { rate: decimal({ label: 'Rate %' }), net: money(), tax: money() },
  { label: 'Tax by rate' },
)

export const paymentMethods = ['bankTransfer', 'card', 'directDebit', 'cash', 'check', 'other'] as const

/** What a user enters about a payment. */
export const paymentInput = {
  receivedOn: date({ default: 'today', max: 'today', label: 'Date' }),
  method: choice(paymentMethods, { default: 'bankTransfer' }),
  reference: text({ optional: true, max: 140, help: 'For example the text of the bank transfer.' }),
  account: ref('bankAccounts', {
    optional: true,
    label: 'Bank account',
    help: 'The payment is booked to it. Left empty, nothing is booked.',
  }),
}

interface Taxed {
  readonly taxTreatment: string
  readonly lines: Parameters<typeof amountsOf>[0]
}
/** The amounts of lines; without tax where the customer owes it, or there is none. */
export const taxedAmounts = ({ taxTreatment, lines }: Taxed) =>
  amountsOf(taxTreatment === 'standard' ? lines : withoutTax(lines))
/** The tax of each rate that is charged. */
const chargedTaxes = (taxed: Taxed) => (taxed.taxTreatment === 'standard' ? taxedAmounts(taxed).taxes : [])

/** The computed amounts of what has lines and a tax treatment. */
export const taxedComputed = {
  net: [money(), (taxed: Taxed) => taxedAmounts(taxed).net],
  taxes: [taxesByRate, chargedTaxes],
  tax: [money({ label: 'Tax amount' }), (taxed: Taxed) => taxedAmounts(taxed).tax],
  total: [money(), (taxed: Taxed) => taxedAmounts(taxed).total],
} as const
