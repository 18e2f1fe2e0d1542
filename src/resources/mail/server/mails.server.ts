import type { ResourceHooks } from '#server/write/services/resource-hooks'
import { forwardedMail } from './sending/letter'
import { mailDocuments } from './sending/frame.server'
import { mailboxes } from './receiving/mailboxes.server'
import { mailHandlers } from './mail-calls.server'
import { doDueMails } from './sending/due-mails.server'
import { exportTask, resumeMailExport } from './mailbox-file/export-mailbox.server'
import { importTask, resumeMailImport } from './mailbox-file/import-mailbox.server'
import { requireOwnLabels } from './own-labels.server'
import { requireAhead } from './sending/scheduling.server'
import type { mails } from '../mails.resource'

export const mailsHooks: ResourceHooks<typeof mails> = {
  own: mailHandlers,
  documents: mailDocuments,
  mailboxes,
  dueWork: doDueMails,
  tasks: { [importTask]: resumeMailImport, [exportTask]: resumeMailExport },
  letters: { message: forwardedMail },
  actions: {
    markRead: () => ({ isRead: true }),
    markUnread: () => ({ isRead: false }),
    star: () => ({ isStarred: true }),
    unstar: () => ({ isStarred: false }),
    markImportant: () => ({ isImportant: true }),
    markUnimportant: () => ({ isImportant: false }),
    moveTo: ({ input }) => ({ folder: input.folder, snoozedUntil: null }),
    snooze: ({ input, now }) => ({
      folder: 'snoozed',
      snoozedUntil: requireAhead('snoozedUntil', input.snoozedUntil, now()),
    }),
    // A muted conversation is no longer in the inbox.
    mute: ({ record }) => ({ isMuted: true, ...(record.folder === 'inbox' && { folder: 'archive' }) }),
    unmute: () => ({ isMuted: false }),
    addLabels: async ({ tx, record, input }) => {
      await requireOwnLabels(tx, record.owner, input.labels)
      return { labels: [...new Set([...record.labels, ...input.labels])] }
    },
    removeLabels: ({ record, input }) => ({
      labels: record.labels.filter((id) => !input.labels.includes(id)),
    }),
  },
}
