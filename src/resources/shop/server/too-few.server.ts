import type { Fault } from '#define/parse'

/** There are fewer pieces than somebody wants. */
export const tooFew = (left: number): Fault =>
  left === 0 ? { key: 'soldOut' } : { key: 'outOfStock', values: { limit: left } }
