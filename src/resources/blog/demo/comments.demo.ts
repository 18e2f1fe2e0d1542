import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Stored } from '#server/write/context'
import { commentTexts } from './comment-texts'
import type { comments } from '../comments.resource'

const count = 210

type Kind = 'spam' | 'answer' | 'comment'
const kindOf = (index: number): Kind => (index % 23 === 11 ? 'spam' : index % 4 === 3 ? 'answer' : 'comment')

/** The newest comments are pending, spam is marked, all others are approved. */
function movesOf(index: number, kind: Kind): DemoMove[] {
  if (index > count - 9) return []
  return [{ name: kind === 'spam' ? 'markSpam' : 'approve', days: 0.1 }]
}

/** A post with comments open; newer posts get more comments. */
function postOf({ records, random }: Making) {
  const all = records('posts')
  const open = all.filter((post) => post['commentsOpen'] === true && post['status'] === 'published')
  const from = open.length > 0 ? open : all
  return from[Math.floor(Math.sqrt(random.next()) * from.length)]
}

/** A time between the post and now; pending comments are at most three days old. */
function daysAgo({ index, now, random }: Making, about: Stored | undefined): number {
  const since = String(about?.['publishAt'] ?? about?.['createdAt'] ?? now.toISOString())
  const days = (now.getTime() - new Date(since).getTime()) / 86_400_000
  return Math.min(index > count - 9 ? 3 : days, days) * random.next() ** 0.5
}

/** A reply is to an earlier comment on the same post. */
const parentOf = ({ records, random }: Making, post: string): Stored | null => {
  const beside = records('comments').filter((record) => record['post'] === post && record['parent'] === null)
  return beside.length > 0 ? random.pick(beside) : null
}

export const commentsDemo: Demo<typeof comments> = {
  count,
  step: 30,
  record: (making) => {
    const { index, records, random } = making
    const post = postOf(making)
    const kind = kindOf(index)
    const language = post?.['language'] === 'cn' ? 'cn' : 'en'
    const parent = kind === 'answer' ? parentOf(making, String(post?.id)) : null
    const texts =
      kind === 'spam' ? commentTexts.spam : parent ? commentTexts.answers[language] : commentTexts[language]
    const people = records('users')
    return {
      daysAgo: daysAgo(making, parent ?? post),
      moves: movesOf(index, kind),
      values: {
        post: String(post?.id),
        parent: parent?.id ?? null,
        author: (parent ? people[index % 2] : random.pick(people))?.id ?? null,
        body: random.pick(texts),
      },
    }
  },
}
