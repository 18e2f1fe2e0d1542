import type { Demo } from '#server/features/demo/demo'
import type { cardComments } from '../card-comments.resource'

const count = 90

const texts = [
  'I have talked to the team: **next week** works.',
  'Is there anything left to decide here?',
  'The draft is ready. Please have a look before we send it.',
  'Done on my side. What is open:\n- the texts\n- the test on a phone',
  'This depends on the bank. I ask them again tomorrow.',
  'Could this wait until the next release?',
  'Looks good to me.',
  'The customer confirmed it by mail today.',
] as const
const chinese = [
  '我已经和团队沟通过，下周可以。',
  '这里还有什么需要决定的吗？',
  '我这边已完成。',
  '客户今天邮件确认了。',
] as const

const isChinese = (text: unknown) => /\p{Script=Han}/u.test(String(text))

/** A user who works on the card: one of its assignees, or who reported it. */
const authorsOf = (card: Readonly<Record<string, unknown>> | undefined): string[] =>
  [card?.['assignees'], card?.['reporter']].flat().filter((id): id is string => typeof id === 'string')

export const cardCommentsDemo: Demo<typeof cardComments> = {
  count,
  record: ({ index, random, records }) => {
    const cards = records('kanbanCards')
    const card = cards[(index * 7 + (index % 5)) % cards.length]
    const users = records('users')
    const id = random.pick(authorsOf(card)) ?? users[0]?.id
    const author = users.find((user) => user.id === id)
    return {
      daysAgo: 0.2 + ((count - index) / count) * 20,
      set: { author: author?.id ?? null, byline: author?.['displayName'] ?? null },
      values: {
        record: String(card?.id),
        body: random.pick(isChinese(card?.['name']) ? chinese : texts),
      },
    }
  },
}
