import type { Change, Conversation, ListedMail } from './mail-data'

type Values = Partial<Pick<ListedMail, 'isRead' | 'isStarred' | 'isImportant' | 'isMuted'>>

/** Changes that are shown optimistically; others are shown after the server has responded. */
const shownAtOnce: Partial<Record<Change['verb'], Values>> = {
  markRead: { isRead: true },
  markUnread: { isRead: false },
  star: { isStarred: true },
  unstar: { isStarred: false },
  markImportant: { isImportant: true },
  markUnimportant: { isImportant: false },
  mute: { isMuted: true },
  unmute: { isMuted: false },
}

/** A mail as it is after a change. */
export const patchedMail = (mail: ListedMail, verb: Change['verb']): ListedMail => ({
  ...mail,
  ...shownAtOnce[verb],
})

/** A line of a list as it is after a change of its conversation, or of its latest mail. */
export function patchedConversation(line: Conversation, { ids, verb, whole }: Change): Conversation {
  const values = shownAtOnce[verb]
  if (!values || !ids.includes(line.mail.id)) return line
  const { isRead, ...marks } = values
  const isAllRead = isRead === true && whole === true
  return {
    ...line,
    mail: patchedMail(line.mail, verb),
    ...marks,
    ...(isRead === false && { unreadCount: Math.max(1, line.unreadCount) }),
    ...(isAllRead && {
      unreadCount: 0,
      people: line.people.map((person) => ({ ...person, isUnread: false })),
    }),
  }
}
