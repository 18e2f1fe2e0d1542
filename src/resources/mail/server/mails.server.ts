import { invalidField } from '#server/base/errors/problem'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { forwardedMail } from './letter'
import { mailDocuments } from './frame.server'
import { mailboxes } from './receiving/mailboxes.server'
import { mailHandlers } from './mail-calls.server'
import { sendDueMails } from './due-mails.server'
import type { mails } from '../mails.resource'

type Labelling = ActionContext<typeof mails> & { readonly input: { readonly labels: readonly string[] } }

/** Labels belong to their owner: another user's label cannot be set on a mail. */
async function requireOwnLabels({ tx, record, input }: Labelling): Promise<void> {
  const ids = [...new Set(input.labels)]
  if (ids.length === 0) return
  const found = await tx.query({
    text: 'select "id" from "mailLabels" where "id" = any($1::uuid[]) and "owner" = $2 for key share',
    values: [ids, record.owner],
  })
  if (found.length < ids.length) throw invalidField('labels', 'nobody')
}

export const mailsHooks: ResourceHooks<typeof mails> = {
  own: mailHandlers,
  documents: mailDocuments,
  mailboxes,
  dueWork: sendDueMails,
  letters: { message: forwardedMail },
  actions: {
    markRead: () => ({ isRead: true }),
    markUnread: () => ({ isRead: false }),
    star: () => ({ isStarred: true }),
    unstar: () => ({ isStarred: false }),
    markImportant: () => ({ isImportant: true }),
    markUnimportant: () => ({ isImportant: false }),
    moveTo: ({ input }) => ({ folder: input.folder }),
    addLabels: async (context) => {
      await requireOwnLabels(context)
      return { labels: [...new Set([...context.record.labels, ...context.input.labels])] }
    },
    removeLabels: ({ record, input }) => ({
      labels: record.labels.filter((id) => !input.labels.includes(id)),
    }),
  },
}
