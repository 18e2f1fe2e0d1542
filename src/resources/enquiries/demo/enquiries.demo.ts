import type { Demo, DemoMove } from '#server/features/demo/demo'
import { letters } from './letters'
import type { enquiries } from '../enquiries.resource'

const isChinese = (text: string | null) => /\p{Script=Han}/u.test(text ?? '')

/** The newest wait, the others are answered, and the oldest are closed. */
function movesOf(place: number): DemoMove[] {
  if (place >= letters.length - 7) return []
  const answer = { name: 'answer', days: 1 }
  return place < 10 ? [answer, { name: 'close', days: 5 }] : [answer]
}

export const enquiriesDemo: Demo<typeof enquiries> = {
  count: letters.length,
  record: ({ place }) => {
    const [kind, name, mailbox, subject, message] = letters[place] as (typeof letters)[number]
    const later = letters.length - 1 - place
    return {
      // About every third day, as people write.
      daysAgo: 3 * later + ((later * later) % 3),
      moves: movesOf(place),
      values: {
        ...{ kind, name, subject, message },
        email: `${mailbox}.example`,
        language: isChinese(message) ? 'cn' : 'en',
        note: place % 8 === 3 ? 'Asked again by telephone.' : null,
      },
    }
  },
}
