import { JSDOM } from 'jsdom'

/** The prefixes of the syntax UN/CEFACT CII. */
const namespaces: Readonly<Record<string, string>> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

const { DOMParser } = new JSDOM('').window

/** Parses XML. @throws an error if it is not well formed. */
export function parsed(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const root = document.documentElement
  if (root.localName === 'parsererror') throw new Error(root.textContent ?? 'not well formed')
  return root
}

/** The elements at a path of child elements: 'ram:SellerTradeParty/ram:Name'. */
export function all(from: Element, path: string): Element[] {
  return path.split('/').reduce<Element[]>(
    (elements, step) => {
      const [prefix = '', name = ''] = step.split(':')
      return elements.flatMap(({ children }) =>
        [...children].filter((each) => each.localName === name && each.namespaceURI === namespaces[prefix]),
      )
    },
    [from],
  )
}

/** The text of the first element at a path; undefined if there is none. */
export const text = (from: Element, path: string): string | undefined =>
  all(from, path)[0]?.textContent ?? undefined

/** A number with at most four decimals, in ten thousandths, as floating point is not exact. */
export function scaled(number: string | undefined): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(number ?? '0')
  if (!match) throw new Error(`${number} is not a number`)
  const [, sign, whole = '', decimals = ''] = match
  const value = BigInt(whole + decimals.padEnd(4, '0'))
  return sign === '-' ? -value : value
}

export const sumOf = (numbers: readonly (string | undefined)[]): bigint =>
  numbers.reduce((sum, number) => sum + scaled(number), 0n)

export interface Parts {
  readonly document: Element
  readonly lines: readonly Element[]
  readonly seller: Element
  readonly buyer: Element
  readonly settlement: Element
  readonly taxes: readonly Element[]
  readonly sums: Element
  /** An amount of the totals. */
  total(name: string): string | undefined
}

/** The parts of an invoice that rules are about. */
export function partsOf(document: Element): Parts {
  const transaction = 'rsm:SupplyChainTradeTransaction'
  const first = (path: string): Element => {
    const [element] = all(document, path)
    if (!element) throw new Error(`There is no ${path}`)
    return element
  }
  const settlement = first(`${transaction}/ram:ApplicableHeaderTradeSettlement`)
  const sums = first(
    `${transaction}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
  )
  const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`
  return {
    document,
    lines: all(document, `${transaction}/ram:IncludedSupplyChainTradeLineItem`),
    seller: first(`${agreement}/ram:SellerTradeParty`),
    buyer: first(`${agreement}/ram:BuyerTradeParty`),
    settlement,
    taxes: all(settlement, 'ram:ApplicableTradeTax'),
    sums,
    total: (name) => text(sums, `ram:${name}`),
  }
}

export const lineSettlement = 'ram:SpecifiedLineTradeSettlement'
export const netOf = (line: Element) =>
  text(line, `${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`)
export const categoryOf = (line: Element) =>
  text(line, `${lineSettlement}/ram:ApplicableTradeTax/ram:CategoryCode`)
export const rateOf = (line: Element) =>
  text(line, `${lineSettlement}/ram:ApplicableTradeTax/ram:RateApplicablePercent`)

/** The tax registrations of a party with a scheme: VA for value added tax, FC for others. */
export const registrations = (party: Element, scheme: string): string[] =>
  all(party, 'ram:SpecifiedTaxRegistration/ram:ID')
    .filter((each) => each.getAttribute('schemeID') === scheme)
    .map((each) => each.textContent ?? '')
