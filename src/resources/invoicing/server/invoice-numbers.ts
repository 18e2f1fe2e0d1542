/** The most numbers that are read from one text. */
const maxNumbers = 5

/**
 * The numbers of invoices in a text of a bank, which may have other or no separators: 'INV 2026 00042' and
 * 'inv202600042' are 'INV-2026-00042'.
 */
export const invoiceNumbersIn = (text: string): string[] =>
  [...text.matchAll(/INV[ -]?(\d{4})[ -]?(\d{5,8})(?!\d)/gi)]
    .slice(0, maxNumbers)
    .map(([, year, number]) => `INV-${year}-${number}`)
