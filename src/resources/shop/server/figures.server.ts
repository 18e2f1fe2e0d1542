import { updateRelated, lockRecords, type TransactionContext } from '#server/write/related'
import { within } from '#server/db/within'
import type { Writer } from '#server/write/context'
import type { Review } from '../reviews.resource'

/** The values of a review that count towards the rating, if it is approved. */
export type RatedProduct = Pick<Review, 'product' | 'rating'>

/** Computes the rating of a product from all approved reviews but one, and from the new values of that one. */
export async function countStars(
  context: TransactionContext,
  product: string,
  { but, and }: { but: string; and: RatedProduct | undefined },
): Promise<void> {
  const record = (await lockRecords(context, 'products', [product])).get(product)
  if (!record) return
  const [others] = await context.tx.query<{ count: number; sum: number }>({
    text: `select count(*)::int as count, coalesce(sum("rating"), 0)::int as sum from "reviews"
      where "product" = $1 and "status" = 'approved' and "id" <> $2`,
    values: [product, but],
  })
  const mine = and?.product === product ? and : undefined
  const count = (others?.count ?? 0) + (mine ? 1 : 0)
  const sum = (others?.sum ?? 0) + (mine?.rating ?? 0)
  await updateRelated(context, 'products', record, starsOf(count, sum))
}

/** The same for all products at once, after many reviews were imported. */
export async function countAllStars(writer: Writer): Promise<void> {
  await writer.database.transaction(async (tx) => {
    const context = { ...writer, tx, database: within(writer.database.engine, tx) }
    const counted = await tx.query<{ product: string; count: number; sum: number }>({
      text: `select "product", count(*)::int as count, sum("rating")::int as sum from "reviews"
        where "status" = 'approved' group by "product" order by "product"`,
    })
    const ids = counted.map(({ product }) => product)
    const held = await lockRecords(context, 'products', ids)
    for (const { product, count, sum } of counted) {
      const record = held.get(product)
      if (record) await updateRelated(context, 'products', record, starsOf(count, sum))
    }
  })
}

const starsOf = (count: number, sum: number) => ({
  ratingAverage: count === 0 ? 0 : Math.round((sum / count) * 100) / 100,
  reviewCount: count,
})
