import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import type { Doing, Saving, Serving } from '#server/write/serving'
import { hold } from '#server/write/beside'
import { countStars, type Said } from './figures.server'
import type { Review, reviews } from '../reviews.resource'

type Reviews = typeof reviews

const said = (review: Partial<Review> | undefined): Said | undefined =>
  review?.status === 'approved' && review.product && review.rating
    ? { product: review.product, rating: review.rating }
    : undefined

/** Each user reviews a product once; of two simultaneous requests by one user, the second waits for the first. */
async function requireFirst(saving: Saving<Reviews>, author: string): Promise<void> {
  const { tx, values } = saving
  await hold(saving, 'products', [String(values.product)])
  const others = await tx.query({
    text: `select 1 from "reviews" where "product" = $1 and "author" = $2 and "id" <> $3 limit 1`,
    values: [values.product, author, values.id],
  })
  if (others.length > 0) throw invalidField('product', 'reviewedOnce')
}

/** A product's stars follow what is said of it in the same transaction. */
async function follow(saving: Saving<Reviews>): Promise<void> {
  const { values, previous } = saving
  const before = said(previous)
  const after = said(values)
  if (before?.product === after?.product && before?.rating === after?.rating) return
  for (const product of new Set([before?.product, after?.product]))
    if (product) await countStars(saving, product, { but: String(values.id), and: after })
}

/** By whom a review is. */
async function signed({ tx, caller }: Saving<Reviews>) {
  const [person] = await tx.query<{ displayName: string }>({
    text: `select "displayName" from "users" where "id" = $1`,
    values: [caller.userId],
  })
  return { author: caller.userId, authorName: person?.displayName ?? null }
}

export const reviewsServing: Serving<Reviews> = {
  before: async (saving) => {
    const { values, previous, caller } = saving
    // What the program brings in comes in numbers, and is counted once at their end.
    if (isProgram(caller) && !previous) return
    if (!previous && caller.userId) await requireFirst(saving, caller.userId)
    else if (previous && previous.product !== values.product && values.author)
      await requireFirst(saving, values.author)
    await follow(saving)
    return previous ? undefined : signed(saving)
  },
  removing: async (doing: Doing<Reviews>) => {
    const { record } = doing
    if (said(record)) await countStars(doing, record.product, { but: record.id, and: undefined })
  },
  returning: async (doing: Doing<Reviews>) => {
    const { record } = doing
    if (said(record)) await countStars(doing, record.product, { but: record.id, and: said(record) })
  },
  moves: {
    approve: ({ now }) => ({ approvedAt: now() }),
    reject: () => ({ approvedAt: null }),
  },
  actions: {
    markHelpful: ({ record, caller }) => {
      const { userId } = caller
      if (!userId) return
      const others = record.helpfulTo.filter((id) => id !== userId)
      return { helpfulTo: others.length < record.helpfulTo.length ? others : [...others, userId] }
    },
  },
}
