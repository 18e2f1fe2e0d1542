import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import type { ActionContext, SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { lockRecords } from '#server/write/related'
import { hasBought } from './bought.server'
import { countStars, type RatedProduct } from './figures.server'
import { reviewSummary } from './review-summary.server'
import type { Review, reviews } from '../reviews.resource'

type Reviews = typeof reviews

const ratingOf = (review: Partial<Review> | undefined): RatedProduct | undefined =>
  review?.status === 'approved' && review.product && review.rating
    ? { product: review.product, rating: review.rating }
    : undefined

/** Each user reviews a product once; of two simultaneous requests by one user, the second waits for the first. */
async function requireFirst(context: SaveContext<Reviews>, author: string): Promise<void> {
  const { tx, values } = context
  await lockRecords(context, 'products', [String(values.product)])
  const others = await tx.query({
    text: `select 1 from "reviews" where "product" = $1 and "author" = $2 and "id" <> $3 limit 1`,
    values: [values.product, author, values.id],
  })
  if (others.length > 0) throw invalidField('product', 'reviewedOnce')
}

async function requireBought({ tx, values }: SaveContext<Reviews>, author: string): Promise<void> {
  if (!(await hasBought(tx, author, String(values.product)))) throw invalidField('product', 'notBought')
}

/** Updates the rating of the product in the same transaction. */
async function follow(context: SaveContext<Reviews>): Promise<void> {
  const { values, previous } = context
  const before = ratingOf(previous)
  const after = ratingOf(values)
  if (before?.product === after?.product && before?.rating === after?.rating) return
  for (const product of new Set([before?.product, after?.product]))
    if (product) await countStars(context, product, { but: String(values.id), and: after })
}

/** The author of a review. */
async function signed({ tx, caller }: SaveContext<Reviews>) {
  const [person] = await tx.query<{ displayName: string }>({
    text: `select "displayName" from "users" where "id" = $1`,
    values: [caller.userId],
  })
  return { author: caller.userId, authorName: person?.displayName ?? null, isVerified: true }
}

export const reviewsHooks: ResourceHooks<Reviews> = {
  beforeSave: async (context) => {
    const { values, previous, caller } = context
    // Reviews inserted by the system are counted once at the end.
    if (isProgram(caller) && !previous) return
    if (!previous && caller.userId) {
      await requireBought(context, caller.userId)
      await requireFirst(context, caller.userId)
    } else if (previous && previous.product !== values.product && values.author) {
      await requireBought(context, values.author)
      await requireFirst(context, values.author)
    }
    await follow(context)
    return previous ? undefined : signed(context)
  },
  beforeDelete: async (context: ActionContext<Reviews>) => {
    const { record } = context
    if (ratingOf(record)) await countStars(context, record.product, { but: record.id, and: undefined })
  },
  beforeRestore: async (context: ActionContext<Reviews>) => {
    const { record } = context
    if (ratingOf(record)) await countStars(context, record.product, { but: record.id, and: ratingOf(record) })
  },
  own: { summary: reviewSummary },
  actions: {
    markHelpful: ({ record, caller }) => {
      const { userId } = caller
      if (!userId) return
      const others = record.helpfulTo.filter((id) => id !== userId)
      return { helpfulTo: others.length < record.helpfulTo.length ? others : [...others, userId] }
    },
  },
}
