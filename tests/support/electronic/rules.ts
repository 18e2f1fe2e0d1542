import { countries } from '#define/choices/countries'
import {
  all,
  categoryOf,
  netOf,
  partsOf,
  registrations,
  scaled,
  sumOf,
  text,
  type Parts,
} from './invoice-xml'
import { taxRules } from './tax-rules'

/** A rule of EN 16931 (its business rules of 2017), and whether a document follows it. */
export type Rule = (parts: Parts) => boolean

const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== ''
const hasAll = (elements: readonly Element[], path: string): boolean =>
  elements.length > 0 && elements.every((each) => isFilled(text(each, path)))
const exchanged = 'rsm:ExchangedDocument'
const price = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'
const quantity = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'
const allowances = (parts: Parts) =>
  parts.lines.flatMap((line) =>
    all(line, 'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge'),
  )
const atMostTwo = (values: readonly (string | undefined)[]): boolean =>
  values.every((value) => value === undefined || /^-?\d+(\.\d{1,2})?$/.test(value))
const texts = (elements: readonly Element[], path: string) => elements.map((each) => text(each, path))

const presence: Readonly<Record<string, Rule>> = {
  'BR-01': ({ document }) =>
    text(document, 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID') ===
    'urn:cen.eu:en16931:2017',
  'BR-02': ({ document }) => isFilled(text(document, `${exchanged}/ram:ID`)),
  'BR-03': ({ document }) =>
    /^\d{8}$/.test(text(document, `${exchanged}/ram:IssueDateTime/udt:DateTimeString`) ?? ''),
  'BR-04': ({ document }) => ['380', '381'].includes(text(document, `${exchanged}/ram:TypeCode`) ?? ''),
  'BR-05': ({ settlement }) => /^[A-Z]{3}$/.test(text(settlement, 'ram:InvoiceCurrencyCode') ?? ''),
  'BR-06': ({ seller }) => isFilled(text(seller, 'ram:Name')),
  'BR-07': ({ buyer }) => isFilled(text(buyer, 'ram:Name')),
  'BR-08': ({ seller }) => all(seller, 'ram:PostalTradeAddress').length === 1,
  'BR-09': ({ seller }) => countries.includes(text(seller, 'ram:PostalTradeAddress/ram:CountryID') ?? ''),
  'BR-10': ({ buyer }) => all(buyer, 'ram:PostalTradeAddress').length === 1,
  'BR-11': ({ buyer }) => countries.includes(text(buyer, 'ram:PostalTradeAddress/ram:CountryID') ?? ''),
  'BR-12': ({ total }) => isFilled(total('LineTotalAmount')),
  'BR-13': ({ total }) => isFilled(total('TaxBasisTotalAmount')),
  'BR-14': ({ total }) => isFilled(total('GrandTotalAmount')),
  'BR-15': ({ total }) => isFilled(total('DuePayableAmount')),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => hasAll(lines, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
  'BR-22': ({ lines }) => hasAll(lines, quantity),
  'BR-23': ({ lines }) =>
    lines.every((line) => isFilled(all(line, quantity)[0]?.getAttribute('unitCode') ?? '')),
  'BR-24': ({ lines }) => lines.every((line) => isFilled(netOf(line))),
  'BR-25': ({ lines }) => hasAll(lines, 'ram:SpecifiedTradeProduct/ram:Name'),
  'BR-26': ({ lines }) => hasAll(lines, price),
  'BR-27': ({ lines }) => lines.every((line) => scaled(text(line, price)) >= 0n),
  'BR-41': (parts) => allowances(parts).every((each) => isFilled(text(each, 'ram:ActualAmount'))),
  'BR-42': (parts) =>
    allowances(parts).every((each) => isFilled(text(each, 'ram:Reason') ?? text(each, 'ram:ReasonCode'))),
  'BR-45': ({ taxes }) => hasAll(taxes, 'ram:BasisAmount'),
  'BR-46': ({ taxes }) => hasAll(taxes, 'ram:CalculatedAmount'),
  'BR-47': ({ taxes }) => hasAll(taxes, 'ram:CategoryCode'),
  'BR-48': ({ taxes }) =>
    taxes.every(
      (tax) => text(tax, 'ram:CategoryCode') === 'O' || isFilled(text(tax, 'ram:RateApplicablePercent')),
    ),
  'BR-55': ({ settlement }) =>
    all(settlement, 'ram:InvoiceReferencedDocument').every((each) =>
      isFilled(text(each, 'ram:IssuerAssignedID')),
    ),
  'BR-61': ({ settlement }) =>
    all(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans').every(
      (means) =>
        !['30', '58'].includes(text(means, 'ram:TypeCode') ?? '') ||
        isFilled(text(means, 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID')),
    ),
  'BR-62': ({ seller }) =>
    all(seller, 'ram:URIUniversalCommunication/ram:URIID').every(
      (each) => each.getAttribute('schemeID') === 'EM',
    ),
}

const arithmetic: Readonly<Record<string, Rule>> = {
  'BR-CO-04': ({ lines }) => lines.every((line) => isFilled(categoryOf(line))),
  'BR-CO-09': ({ seller, buyer }) =>
    [...registrations(seller, 'VA'), ...registrations(buyer, 'VA')].every((number) =>
      [...countries, 'EL', 'XI'].includes(number.slice(0, 2)),
    ),
  'BR-CO-10': ({ lines, total }) => sumOf(lines.map(netOf)) === scaled(total('LineTotalAmount')),
  'BR-CO-11': ({ settlement, total }) =>
    sumOf(documentAmounts(settlement, 'false')) === scaled(total('AllowanceTotalAmount')),
  'BR-CO-12': ({ settlement, total }) =>
    sumOf(documentAmounts(settlement, 'true')) === scaled(total('ChargeTotalAmount')),
  'BR-CO-13': ({ total }) =>
    scaled(total('TaxBasisTotalAmount')) ===
    scaled(total('LineTotalAmount')) -
      scaled(total('AllowanceTotalAmount')) +
      scaled(total('ChargeTotalAmount')),
  'BR-CO-14': ({ taxes, total }) =>
    scaled(total('TaxTotalAmount')) === sumOf(texts(taxes, 'ram:CalculatedAmount')),
  'BR-CO-15': ({ total }) =>
    scaled(total('GrandTotalAmount')) ===
    scaled(total('TaxBasisTotalAmount')) + scaled(total('TaxTotalAmount')),
  'BR-CO-16': ({ total }) =>
    scaled(total('DuePayableAmount')) ===
    scaled(total('GrandTotalAmount')) - scaled(total('TotalPrepaidAmount')),
  'BR-CO-17': ({ taxes }) => taxes.every(isRateOfBasis),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ settlement, total }) =>
    scaled(total('DuePayableAmount')) <= 0n ||
    isFilled(text(settlement, 'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString')) ||
    isFilled(text(settlement, 'ram:SpecifiedTradePaymentTerms/ram:Description')),
  'BR-CO-26': ({ seller }) =>
    isFilled(text(seller, 'ram:ID')) ||
    isFilled(text(seller, 'ram:SpecifiedLegalOrganization/ram:ID')) ||
    registrations(seller, 'VA').length > 0,
  'BR-DEC-09': ({ total }) => atMostTwo([total('LineTotalAmount')]),
  'BR-DEC-12': ({ total }) => atMostTwo([total('TaxBasisTotalAmount')]),
  'BR-DEC-13': ({ total }) => atMostTwo([total('TaxTotalAmount')]),
  'BR-DEC-14': ({ total }) => atMostTwo([total('GrandTotalAmount')]),
  'BR-DEC-16': ({ total }) => atMostTwo([total('TotalPrepaidAmount')]),
  'BR-DEC-18': ({ total }) => atMostTwo([total('DuePayableAmount')]),
  'BR-DEC-19': ({ taxes }) => atMostTwo(texts(taxes, 'ram:BasisAmount')),
  'BR-DEC-20': ({ taxes }) => atMostTwo(texts(taxes, 'ram:CalculatedAmount')),
  'BR-DEC-23': ({ lines }) => atMostTwo(lines.map(netOf)),
  'BR-DEC-24': (parts) => atMostTwo(texts(allowances(parts), 'ram:ActualAmount')),
  'BR-DEC-25': (parts) => atMostTwo(texts(allowances(parts), 'ram:BasisAmount')),
}

const documentAmounts = (settlement: Element, isCharge: 'true' | 'false') =>
  all(settlement, 'ram:SpecifiedTradeAllowanceCharge')
    .filter((each) => text(each, 'ram:ChargeIndicator/udt:Indicator') === isCharge)
    .map((each) => text(each, 'ram:ActualAmount'))

/** The tax is the rate of its basis; currencies without minor units round it to a whole one, as the rule tolerates. */
function isRateOfBasis(tax: Element): boolean {
  const exact = scaled(text(tax, 'ram:BasisAmount')) * scaled(text(tax, 'ram:RateApplicablePercent'))
  const difference = scaled(text(tax, 'ram:CalculatedAmount')) * 1_000_000n - exact
  return (difference < 0n ? -difference : difference) < 10_000_000_000n
}

const rules: Readonly<Record<string, Rule>> = { ...presence, ...arithmetic, ...taxRules }

/** The names of the rules that an XML document breaks. */
export function brokenRules(document: Element): string[] {
  const parts = partsOf(document)
  return Object.entries(rules).flatMap(([name, follows]) => (follows(parts) ? [] : [name]))
}
