import { arrayOf, boolean, integer, object, ref, type OwnCalls } from '#define'

/** How the approved reviews of a product are distributed, and whether the reader may write one. */
export const reviewCalls = {
  summary: {
    method: 'GET',
    path: '/api/reviews/summary',
    input: { product: ref('products') },
    output: {
      stars: arrayOf(object({ stars: integer(), count: integer() })),
      hasBought: boolean(),
    },
  },
} as const satisfies OwnCalls
