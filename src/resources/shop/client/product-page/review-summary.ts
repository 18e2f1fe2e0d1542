import { endpoint } from '#providers/data/endpoints/endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'

const summaryCall = endpoint<'reviews', 'summary'>({ method: 'GET', path: '/api/reviews/summary' })

/** The distribution of a product's stars, and whether the user has bought it; undefined until it has arrived. */
export const useReviewSummary = (product: string) =>
  useEndpoint(summaryCall, { product }, { key: ['reviews', 'summary', product], live: ['reviews', 'orders'] })
    .data
