import type { ElectronicDocument, ElectronicTax, TaxCategory } from '#server/write/services/electronic'
import { rateOf } from './lines'
import { amountText } from './numbers'
import { leaf, parent } from './xml'

/** The reasons why no tax is charged that have a code (VATEX). */
const reasonCodes: Partial<Record<TaxCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' }

/** How a buyer pays to an account (UNTDID 4461): by SEPA credit transfer in euros, else by credit transfer. */
const paymentCode = (currency: string): string => (currency === 'EUR' ? '58' : '30')

/** A day as CII writes it: 20260131. */
export const dayText = (day: string): string => day.slice(0, 10).replaceAll('-', '')

/** A day in an element; its format is that of UNTDID 2379. */
export const dayIn = (name: string, inner: string, day: string | undefined) =>
  parent(name, [leaf(inner, day === undefined ? undefined : dayText(day), { format: '102' })])

const taxOf = (tax: ElectronicTax, currency: string) =>
  parent('ram:ApplicableTradeTax', [
    leaf('ram:CalculatedAmount', amountText(tax.tax, currency)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', tax.reason),
    leaf('ram:BasisAmount', amountText(tax.net, currency)),
    leaf('ram:CategoryCode', tax.category),
    leaf('ram:ExemptionReasonCode', reasonCodes[tax.category]),
    rateOf(tax),
  ])

function paymentOf({ kind, seller, currency }: ElectronicDocument) {
  if (!seller.iban || kind === 'creditNote') return undefined
  return parent('ram:SpecifiedTradeSettlementPaymentMeans', [
    leaf('ram:TypeCode', paymentCode(currency)),
    parent('ram:PayeePartyCreditorFinancialAccount', [leaf('ram:IBANID', seller.iban)]),
  ])
}

function totalsOf({ net, tax, total, prepaid, currency }: ElectronicDocument) {
  const amount = (name: string, minor: number, attributes?: Record<string, string>) =>
    leaf(name, amountText(minor, currency), attributes)
  return parent('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', net),
    amount('ram:TaxBasisTotalAmount', net),
    amount('ram:TaxTotalAmount', tax, { currencyID: currency }),
    amount('ram:GrandTotalAmount', total),
    prepaid === 0 ? undefined : amount('ram:TotalPrepaidAmount', prepaid),
    amount('ram:DuePayableAmount', total - prepaid),
  ])
}

/** Currency, payment, taxes and totals. */
export function settlementOf(document: ElectronicDocument) {
  const { currency, taxes, terms, dueOn, preceding } = document
  return parent('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentOf(document),
    ...taxes.map((tax) => taxOf(tax, currency)),
    parent('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', terms),
      dayIn('ram:DueDateDateTime', 'udt:DateTimeString', dueOn),
    ]),
    totalsOf(document),
    parent('ram:InvoiceReferencedDocument', [
      leaf('ram:IssuerAssignedID', preceding?.number),
      dayIn('ram:FormattedIssueDateTime', 'qdt:DateTimeString', preceding?.issuedOn),
    ]),
  ])
}
