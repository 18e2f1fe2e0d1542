import type { Demo } from '#server/features/demo/demo'
import { chinese, english, type Opinion } from './opinions'
import { countAllStars } from '../server/figures.server'
import type { Review, reviews } from '../reviews.resource'

const count = 380
/** The oldest review is this many days ago. */
const longest = 400

/** Most are approved; the newest are pending, and a few are rejected. */
const statusOf = (index: number): Review['status'] =>
  index >= count - 9 ? 'pending' : index % 31 === 12 ? 'rejected' : 'approved'

export const reviewsDemo: Demo<typeof reviews> = {
  count,
  record: ({ index, random, records, now }) => {
    const shown = records('products').filter(({ status }) => status === 'published')
    const products = shown.length > 0 ? shown : records('products')
    const people = records('users').filter(({ status }) => status === 'active')
    const round = Math.floor(index / products.length)
    // Each user reviews a product once: each round starts with other users.
    const author = people[(index * 3 + round * 7) % Math.max(1, people.length)]
    const opinions = author?.locale === 'cn' ? chinese : english
    const [rating, title, body] = random.pick<Opinion>(opinions)
    const daysAgo = (longest * (count - index)) / count
    const status = statusOf(index)
    const fans = people.filter(() => random.next() < 0.06).map(({ id }) => id)
    return {
      daysAgo,
      set: {
        status,
        author: author?.id ?? null,
        authorName: author?.displayName ?? null,
        ...(status === 'approved' && {
          approvedAt: new Date(now.getTime() - (daysAgo - 0.9) * 86_400_000).toISOString(),
          helpfulTo: fans,
        }),
      },
      values: { product: products[index % products.length]?.id ?? '', rating, title, body },
    }
  },
  after: countAllStars,
}
