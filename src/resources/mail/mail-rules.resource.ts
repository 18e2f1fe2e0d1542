import { boolean, choice, defineResource, me, ofOwner, ref, refs, text, type RowOf } from '#define'
import { maxQuery } from './mail-shapes.wire'
import { ruleFolders } from './mail.wire'

/** What happens to mails that arrive in a mailbox and match a search. */
export const mailRules = defineResource('mailRules', {
  label: ['Mail rule', 'Mail rules'],
  icon: 'gear',
  fields: {
    owner: ref('users', { label: 'Mailbox owner', default: me }),
    /** What a mail must contain or be, as in the search of mail. */
    query: text({ max: maxQuery, search: true, label: 'Mails that match' }),
    isActive: boolean({ default: true, label: 'Active' }),
    folder: choice(ruleFolders, { optional: true, label: 'Move to' }),
    labels: refs('mailLabels'),
    isRead: boolean({ label: 'Mark as read' }),
    isStarred: boolean({ label: 'Star' }),
    isImportant: boolean({ label: 'Mark as important' }),
  },
  title: 'query',
  columns: ['query', 'folder', 'labels', 'isActive'],
  sorts: ['query', 'createdAt'],
  sort: '-createdAt',
  access: { admin: ofOwner, manager: ofOwner, user: ofOwner },
})
export type MailRule = RowOf<typeof mailRules>
