import type { FirstPage } from '#define/paths/first-page'
import { systemLabels } from './mail.wire'

const texts = [
  ...systemLabels.map((name) => `names.${name}`),
  ...['settings', 'compose', 'labels', 'newLabel', 'list', 'search', 'unread', 'unread_one'],
  ...['deleteLabel', 'onlyUnread', 'onlyStarred', 'onlyAttachments', 'selectAll', 'more'],
  ...['newest', 'shown', 'shown_one', 'select', 'noSubject', 'attachment'],
  ...['star', 'unstar', 'important', 'unimportant', 'scheduledFor', 'toPeople', 'nobody', 'me'],
  ...['countInConversation', 'countInConversation_one', 'draftMark', 'draftMark_one'],
  ...['archive', 'trash', 'markRead', 'markUnread', 'empty', 'emptyText'],
].map((key) => `mail.${key}`)

/** The mailbox is shown before the application has loaded. */
export const mailFirstPage: FirstPage = {
  paths: ['/dashboard/mail/all', '/dashboard/mail/:label'],
  compact: true,
  texts: [
    ...texts,
    ...['snoozedUntil', 'returned', 'muted', 'snooze'].map((key) => `mailRules.${key}`),
    ...['options', 'delete'].map((key) => `mailSearch.${key}`),
  ],
  icons: [
    ...['envelope', 'tray', 'star', 'alarm', 'bookmarks', 'paper-plane-tilt', 'clock', 'file', 'archive'],
    ...['warning', 'trash', 'plus', 'gear', 'pencil-simple', 'sliders-horizontal', 'paperclip', 'bell-slash'],
    'envelope-open',
  ],
}
