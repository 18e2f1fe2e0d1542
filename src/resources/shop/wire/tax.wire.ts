/**
 * The tax on an amount, and both together, in minor units: as on an invoice, the tax is rounded once, half up.
 * @param rate in percent
 */
export function withTax(net: number, rate: number): { readonly tax: number; readonly total: number } {
  const tax = Math.round((net * rate) / 100)
  return { tax, total: net + tax }
}
