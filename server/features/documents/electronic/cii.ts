import type { ElectronicDocument } from '#server/write/services/electronic'
import { linesOf } from './lines'
import { buyerOf, sellerOf } from './parties'
import { dayIn, settlementOf } from './settlement'
import { leaf, parent } from './xml'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces = Object.entries({
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('')

/** The profile of Factur-X and ZUGFeRD that is the European standard, without extensions. */
const profile = 'urn:cen.eu:en16931:2017'
/** The kinds of documents (UNTDID 1001). */
const typeCodes = { invoice: '380', creditNote: '381' } as const

/** A document as XML in the syntax UN/CEFACT Cross Industry Invoice. */
export function ciiOf(document: ElectronicDocument): string {
  const { kind, number, issuedOn, note } = document
  const parts = [
    parent('rsm:ExchangedDocumentContext', [
      parent('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', profile)]),
    ]),
    parent('rsm:ExchangedDocument', [
      leaf('ram:ID', number),
      leaf('ram:TypeCode', typeCodes[kind]),
      dayIn('ram:IssueDateTime', 'udt:DateTimeString', issuedOn),
      parent('ram:IncludedNote', [leaf('ram:Content', note)]),
    ]),
    parent('rsm:SupplyChainTradeTransaction', [
      ...linesOf(document),
      parent('ram:ApplicableHeaderTradeAgreement', [sellerOf(document), buyerOf(document)]),
      // When it was delivered is not known; the element is required.
      '<ram:ApplicableHeaderTradeDelivery/>',
      settlementOf(document),
    ]),
  ]
  return `${head}<rsm:CrossIndustryInvoice${namespaces}>${parts.join('')}</rsm:CrossIndustryInvoice>`
}
