import { displayName } from '#server/features/auth/registration/display-name'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { posts } from '../posts.resource'
import { postsSite } from './site/parts.server'

export const postsHooks: ResourceHooks<typeof posts> = {
  beforeSave: async ({ tx, values, previous, caller }) => {
    // Who makes it has written it, where nobody else is named; a change makes nobody its author.
    const author = values.author ?? (previous ? null : caller.userId)
    if (previous && previous.author === author) return {}
    // Readers may not read each other's accounts; who wrote a post they may know.
    return { author, byline: await displayName(tx, author) }
  },
  isIndependent: true,
  site: postsSite,
  moves: {
    schedule: ({ input }) => ({ publishAt: input.publishAt }),
    unschedule: () => ({ publishAt: null }),
    // What was published before keeps its day.
    publish: ({ record, now }) => (record.publishAt && record.publishAt <= now() ? {} : { publishAt: now() }),
  },
}
