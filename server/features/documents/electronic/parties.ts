import type { ElectronicDocument, ElectronicParty } from '#server/write/services/electronic'
import { leaf, parent } from './xml'

/** Prefixes of numbers for value added tax that are not the code of their country. */
const otherPrefixes: Readonly<Record<string, readonly string[]>> = { GR: ['EL'], GB: ['XI'] }

const withoutSpaces = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** The number for value added tax, which begins with a country (BR-CO-09); undefined for any other tax number. */
export function vatNumberOf({ taxNumber, country }: ElectronicParty): string | undefined {
  const number = withoutSpaces(taxNumber ?? '')
  const prefixes = [country, ...(otherPrefixes[country] ?? [])]
  return prefixes.some((prefix) => number.startsWith(prefix)) && number.length > 2 ? number : undefined
}

/** The most lines of an address in front of its city. */
const maxLines = 3

function addressOf({ address, city, country }: ElectronicParty) {
  const [first, second, ...others] = address
  const third = others.length > 0 ? others.join(', ') : undefined
  const names = ['ram:LineOne', 'ram:LineTwo', 'ram:LineThree'].slice(0, maxLines)
  return parent('ram:PostalTradeAddress', [
    ...[first, second, third].map((line, index) => leaf(names[index] ?? '', line)),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
  ])
}

const registered = (scheme: 'VA' | 'FC', number: string | null | undefined) =>
  parent('ram:SpecifiedTaxRegistration', [leaf('ram:ID', number, { schemeID: scheme })])

/** Where a document is outside the scope of tax, no party has a number for value added tax (BR-O-02). */
export const hasVatNumbers = ({ taxes }: Pick<ElectronicDocument, 'taxes'>): boolean =>
  taxes.every(({ category }) => category !== 'O')

/** The seller. Without a number for value added tax, the other tax number identifies it (BR-CO-26). */
export function sellerOf(document: ElectronicDocument) {
  const { seller } = document
  const vat = hasVatNumbers(document) ? vatNumberOf(seller) : undefined
  return parent('ram:SellerTradeParty', [
    vat ? undefined : leaf('ram:ID', seller.taxNumber),
    leaf('ram:Name', seller.name),
    leaf('ram:Description', seller.registration),
    addressOf(seller),
    parent('ram:URIUniversalCommunication', [leaf('ram:URIID', seller.email, { schemeID: 'EM' })]),
    vat ? registered('VA', vat) : registered('FC', seller.taxNumber),
  ])
}

export function buyerOf(document: ElectronicDocument) {
  const { buyer } = document
  const vat = hasVatNumbers(document) ? vatNumberOf(buyer) : undefined
  return parent('ram:BuyerTradeParty', [
    vat ? undefined : leaf('ram:ID', buyer.taxNumber),
    leaf('ram:Name', buyer.name),
    addressOf(buyer),
    registered('VA', vat),
  ])
}
