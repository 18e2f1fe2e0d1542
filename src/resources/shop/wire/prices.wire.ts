/** What the prices of a product follow from. */
interface Priced {
  readonly price: number
  /** Those of the variants that are offered; without one of its own, a variant costs what the product costs. */
  readonly variantPrices: readonly { readonly price: number | null }[]
}

/** The prices at which a product is offered. */
export const offeredPrices = ({ price, variantPrices }: Priced): number[] =>
  variantPrices.length === 0 ? [price] : variantPrices.map((variant) => variant.price ?? price)

export const lowestPrice = (product: Priced): number => Math.min(...offeredPrices(product))
