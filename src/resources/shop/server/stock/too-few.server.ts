import type { Fault } from '#define/parsing/parse'

/** The fault of a quantity that exceeds the stock. */
export const tooFew = (left: number): Fault =>
  left === 0 ? { key: 'soldOut' } : { key: 'outOfStock', values: { limit: left } }
