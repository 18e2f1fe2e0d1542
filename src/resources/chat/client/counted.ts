import { maxUnread } from '../chat.wire'

/** The values of a text with a number of messages, which are counted up to `maxUnread`: '1000+' if there are more. */
export const counted = (count: number) => ({
  count,
  number: count > maxUnread ? `${maxUnread}+` : String(count),
})
