import { displayName } from '#server/features/auth/registration/display-name'
import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import type { SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { comments } from '../comments.resource'

type Comments = typeof comments

/** Users who may write posts may comment on any post; all others only if comments are open. */
async function requireOpenPost({ tx, caller, values }: SaveContext<Comments>): Promise<void> {
  if (isProgram(caller) || caller.role !== 'user') return
  const [post] = await tx.query<{ commentsOpen: boolean }>({
    text: 'select "commentsOpen" from "posts" where "id" = $1',
    values: [values.post],
  })
  if (!post?.commentsOpen) throw invalidField('post', 'commentsClosed')
}

export const commentsHooks: ResourceHooks<Comments> = {
  isIndependent: true,
  beforeSave: async (context) => {
    const { values, caller, previous } = context
    if (!previous) await requireOpenPost(context)
    const author = values.author ?? caller.userId
    const isSame = previous && previous.author === author
    const byline = isSame ? previous.byline : await displayName(context.tx, author)
    // Comments of users who may approve comments are approved at once.
    const isApproved = !previous && !isProgram(caller) && caller.role !== 'user'
    return isApproved ? { author, byline, status: 'approved' as const } : { author, byline }
  },
}
