/** A line of the catalogue; the price is in cents. Items with Chinese names are sold in yuan. */
export type Item = readonly [
  name: string,
  code: string,
  price: number,
  labels: readonly string[],
  sentence: string,
]
