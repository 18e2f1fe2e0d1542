import { findOne } from '#server/read/find-one'
import type { Handler } from '#server/write/services/services'
import { ownReader } from '#server/write/services/own-address'
import { products } from '../products.resource'
import type { reviewCalls } from '../wire/reviews.wire'
import { hasBought } from './bought.server'

/**
 * The number of approved reviews by stars, and whether the caller has bought the product.
 * @throws Problem missing where the caller may not read the product.
 */
export const reviewSummary: Handler<typeof reviewCalls.summary> = async (request) => {
  const reader = ownReader(request)
  const { product } = request.input
  await findOne(reader, products, product)
  const counted = await reader.database.query<{ rating: number; count: number }>({
    name: 'shop_review_summary',
    text: `select "rating", count(*)::int as "count" from "reviews"
      where "product" = $1 and "status" = 'approved' group by 1`,
    values: [product],
  })
  const countOf = (stars: number) => counted.find(({ rating }) => rating === stars)?.count ?? 0
  const { userId } = reader.caller
  return {
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(stars) })),
    hasBought: userId !== null && userId !== undefined && (await hasBought(reader.database, userId, product)),
  }
}
