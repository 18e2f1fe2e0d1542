import { displayName } from '#server/features/auth/registration/display-name'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { posts } from '../posts.resource'
import { postsSite } from './site/parts.server'

export const postsHooks: ResourceHooks<typeof posts> = {
  beforeSave: async ({ tx, values, previous, caller }) => {
    // The default author is the user who creates the post; an update does not set one.
    const author = values.author ?? (previous ? null : caller.userId)
    if (previous && previous.author === author) return {}
    // Readers may not read other users, so the author's name is stored in the post.
    return { author, byline: await displayName(tx, author) }
  },
  isIndependent: true,
  site: postsSite,
  moves: {
    schedule: ({ input }) => ({ publishAt: input.publishAt }),
    unschedule: () => ({ publishAt: null }),
    // A post that was published before keeps its date.
    publish: ({ record, now }) => (record.publishAt && record.publishAt <= now() ? {} : { publishAt: now() }),
  },
}
