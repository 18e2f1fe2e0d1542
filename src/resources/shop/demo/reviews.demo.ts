import type { Demo } from '#server/features/demo/demo'
import { chinese, english, type Opinion } from './opinions'
import { countAllStars } from '../server/figures.server'
import type { Review, reviews } from '../reviews.resource'

const count = 380
/** Until so many days ago. */
const longest = 400

/** Most were approved; the newest wait for it, and a few were turned down. */
const statusOf = (place: number): Review['status'] =>
  place >= count - 9 ? 'pending' : place % 31 === 12 ? 'rejected' : 'approved'

export const reviewsDemo: Demo<typeof reviews> = {
  count,
  record: ({ place, random, records, now }) => {
    const shown = records('products').filter(({ status }) => status === 'published')
    const products = shown.length > 0 ? shown : records('products')
    const people = records('users').filter(({ status }) => status === 'active')
    const round = Math.floor(place / products.length)
    // Nobody says twice what he thinks of a product: the next round asks the next people.
    const author = people[(place * 3 + round * 7) % Math.max(1, people.length)]
    const opinions = author?.locale === 'cn' ? chinese : english
    const [rating, title, body] = random.pick<Opinion>(opinions)
    const daysAgo = (longest * (count - place)) / count
    const status = statusOf(place)
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
      values: { product: products[place % products.length]?.id ?? '', rating, title, body },
    }
  },
  after: countAllStars,
}
