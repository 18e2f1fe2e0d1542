import type { Demo } from '#server/features/demo/demo'
import { chinese, english, type Opinion } from './opinions'
import type { Stored } from '#server/write/context'
import { countAllStars } from '../server/figures.server'
import type { Review, reviews } from '../reviews.resource'

const count = 380
/** The oldest review is this many days ago. */
const longest = 400

/** Most are approved; the newest are pending, and a few are rejected. */
const statusOf = (index: number): Review['status'] =>
  index >= count - 9 ? 'pending' : index % 31 === 12 ? 'rejected' : 'approved'

/** The users with an order of the product that was paid. */
const buyersOf = (orders: readonly Stored[], product: string): ReadonlySet<unknown> =>
  new Set(
    orders
      .filter(
        ({ status, lines }) =>
          ['paid', 'packed', 'shipped', 'delivered'].includes(String(status)) &&
          (lines as readonly { product: string }[]).some((line) => line.product === product),
      )
      .map(({ buyer }) => buyer),
  )

export const reviewsDemo: Demo<typeof reviews> = {
  count,
  record: ({ index, random, records, now }) => {
    const shown = records('products').filter(({ status }) => status === 'published')
    const products = shown.length > 0 ? shown : records('products')
    const people = records('users').filter(({ status }) => status === 'active')
    const product = String(products[index % products.length]?.id ?? '')
    const round = Math.floor(index / products.length)
    const buyers = buyersOf(records('orders'), product)
    // Each user reviews a product once: those who bought it first.
    const [bought, others] = [true, false].map((isBuyer) =>
      people.filter(({ id }) => buyers.has(id) === isBuyer),
    ) as [Stored[], Stored[]]
    const author = bought[round] ?? others[(index * 3 + round) % Math.max(1, others.length)]
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
        isVerified: author !== undefined && buyers.has(author.id),
        ...(status === 'approved' && {
          approvedAt: new Date(now.getTime() - (daysAgo - 0.9) * 86_400_000).toISOString(),
          helpfulTo: fans,
        }),
      },
      values: { product, rating, title, body },
    }
  },
  after: countAllStars,
}
