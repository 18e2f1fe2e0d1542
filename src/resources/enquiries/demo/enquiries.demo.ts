import type { Demo, DemoMove } from '#server/features/demo/demo'
import { letters } from './letters'
import type { enquiries } from '../enquiries.resource'

const isChinese = (text: string | null) => /\p{Script=Han}/u.test(text ?? '')

/** The newest are open, the others answered, and the oldest closed. */
function movesOf(index: number): DemoMove[] {
  if (index >= letters.length - 7) return []
  const answer = { name: 'answer', days: 1 }
  return index < 10 ? [answer, { name: 'close', days: 5 }] : [answer]
}

export const enquiriesDemo: Demo<typeof enquiries> = {
  count: letters.length,
  record: ({ index }) => {
    const [kind, name, mailbox, subject, message] = letters[index] as (typeof letters)[number]
    const later = letters.length - 1 - index
    return {
      // About one every three days.
      daysAgo: 3 * later + ((later * later) % 3),
      moves: movesOf(index),
      values: {
        kind,
        name,
        subject,
        message,
        email: `${mailbox}.example`,
        language: isChinese(message) ? 'cn' : 'en',
        note: index % 8 === 3 ? 'Asked again by telephone.' : null,
      },
    }
  },
}
