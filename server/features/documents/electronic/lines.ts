import type { ElectronicDocument, ElectronicLine, LineAllowance } from '#server/write/services/electronic'
import { majorText } from '#server/base/labels/money'
import { amountText, decimalText } from './numbers'
import { leaf, parent } from './xml'

/** The name of an item whose text has no character that XML allows: it must have one (BR-25). */
const nameless = '–'
/** A discount (UNTDID 5189). */
const discountCode = '95'

/** The percentage of tax, which there is none of outside its scope (BR-O-05). */
export const rateOf = ({ category, rate }: Pick<ElectronicLine, 'category' | 'rate'>) =>
  leaf('ram:RateApplicablePercent', category === 'O' ? undefined : decimalText(rate, 2))

const allowanceOf = ({ amount, base, percent }: LineAllowance, currency: string) =>
  parent('ram:SpecifiedTradeAllowanceCharge', [
    parent('ram:ChargeIndicator', [leaf('udt:Indicator', 'false')]),
    leaf('ram:CalculationPercent', percent === undefined ? undefined : decimalText(percent, 2)),
    leaf('ram:BasisAmount', base === undefined ? undefined : amountText(base, currency)),
    leaf('ram:ActualAmount', amountText(amount, currency)),
    leaf('ram:ReasonCode', discountCode),
    leaf('ram:Reason', 'Discount'),
  ])

function lineOf(line: ElectronicLine, index: number, currency: string) {
  return parent('ram:IncludedSupplyChainTradeLineItem', [
    parent('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(index + 1))]),
    parent('ram:SpecifiedTradeProduct', [leaf('ram:Name', line.name) ?? leaf('ram:Name', nameless)]),
    parent('ram:SpecifiedLineTradeAgreement', [
      parent('ram:NetPriceProductTradePrice', [
        leaf('ram:ChargeAmount', majorText(line.unitPrice, currency)),
      ]),
    ]),
    parent('ram:SpecifiedLineTradeDelivery', [
      leaf('ram:BilledQuantity', decimalText(line.quantity, 3), { unitCode: line.unit }),
    ]),
    parent('ram:SpecifiedLineTradeSettlement', [
      parent('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', line.category),
        rateOf(line),
      ]),
      ...line.allowances.map((allowance) => allowanceOf(allowance, currency)),
      parent('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        leaf('ram:LineTotalAmount', amountText(line.net, currency)),
      ]),
    ]),
  ])
}

export const linesOf = ({ lines, currency }: ElectronicDocument) =>
  lines.map((line, index) => lineOf(line, index, currency))
