import { categoryOf, netOf, rateOf, registrations, scaled, sumOf, text, type Parts } from './invoice-xml'

type Rule = (parts: Parts) => boolean

const linesIn = ({ lines }: Parts, category: string) => lines.filter((line) => categoryOf(line) === category)
const taxesIn = ({ taxes }: Parts, category: string) =>
  taxes.filter((tax) => text(tax, 'ram:CategoryCode') === category)
const applies = (parts: Parts, category: string): boolean => linesIn(parts, category).length > 0
const hasReason = (tax: Element): boolean =>
  text(tax, 'ram:ExemptionReason') !== undefined || text(tax, 'ram:ExemptionReasonCode') !== undefined

const hasSellerTax = ({ seller }: Parts): boolean =>
  registrations(seller, 'VA').length + registrations(seller, 'FC').length > 0

/** The rules of a category without tax: Z, E, AE, O. */
const withoutTax = (category: string, isExplained: boolean): Readonly<Record<string, Rule>> => ({
  // One breakdown if there are lines of the category, else none.
  [`BR-${category}-01`]: (parts) => taxesIn(parts, category).length === (applies(parts, category) ? 1 : 0),
  [`BR-${category}-05`]: (parts) =>
    linesIn(parts, category).every((line) =>
      category === 'O'
        ? rateOf(line) === undefined
        : scaled(rateOf(line)) === 0n && rateOf(line) !== undefined,
    ),
  [`BR-${category}-08`]: (parts) =>
    taxesIn(parts, category).every(
      (tax) => scaled(text(tax, 'ram:BasisAmount')) === sumOf(linesIn(parts, category).map(netOf)),
    ),
  [`BR-${category}-09`]: (parts) =>
    taxesIn(parts, category).every((tax) => scaled(text(tax, 'ram:CalculatedAmount')) === 0n),
  [`BR-${category}-10`]: (parts) => taxesIn(parts, category).every((tax) => hasReason(tax) === isExplained),
})

/** The rules of the categories of tax. */
export const taxRules: Readonly<Record<string, Rule>> = {
  'BR-S-01': (parts) => taxesIn(parts, 'S').length > 0 === applies(parts, 'S'),
  'BR-S-02': (parts) => !applies(parts, 'S') || hasSellerTax(parts),
  'BR-S-05': (parts) => linesIn(parts, 'S').every((line) => scaled(rateOf(line)) > 0n),
  'BR-S-08': (parts) =>
    taxesIn(parts, 'S').every((tax) => {
      const rate = scaled(text(tax, 'ram:RateApplicablePercent'))
      const lines = linesIn(parts, 'S').filter((line) => scaled(rateOf(line)) === rate)
      return scaled(text(tax, 'ram:BasisAmount')) === sumOf(lines.map(netOf))
    }),
  'BR-S-10': (parts) => !taxesIn(parts, 'S').some(hasReason),
  ...withoutTax('Z', false),
  'BR-Z-02': (parts) => !applies(parts, 'Z') || hasSellerTax(parts),
  ...withoutTax('E', true),
  'BR-E-02': (parts) => !applies(parts, 'E') || hasSellerTax(parts),
  ...withoutTax('AE', true),
  'BR-AE-02': (parts) =>
    !applies(parts, 'AE') || (hasSellerTax(parts) && registrations(parts.buyer, 'VA').length > 0),
  ...withoutTax('O', true),
  'BR-O-02': (parts) =>
    !applies(parts, 'O') ||
    registrations(parts.seller, 'VA').length + registrations(parts.buyer, 'VA').length === 0,
  'BR-O-11': (parts) => !applies(parts, 'O') || parts.taxes.length === 1,
  'BR-O-12': (parts) => !applies(parts, 'O') || linesIn(parts, 'O').length === parts.lines.length,
}
