import type { Conversation, ListedMail } from './mail-data'

/** The latest mail of a conversation, with the marks and labels that its mails have together. */
export const asListed = ({ mail, unreadCount, ...together }: Conversation): ListedMail => ({
  ...mail,
  isRead: unreadCount === 0,
  isStarred: together.isStarred,
  isImportant: together.isImportant,
  isMuted: together.isMuted,
  hasAttachments: together.hasAttachments,
  labels: [...together.labels],
})
