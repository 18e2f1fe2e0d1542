import { boolean, choice, defineResource, integer, me, ref, text, type RowOf } from '#define'
import { existingMails, mailAccountCalls, securities } from './mail-accounts.wire'

const own = { read: { owner: me }, delete: { owner: me } } as const

/** Mailboxes elsewhere, from which mails are fetched. The endpoints write them; their passwords are stored apart. */
export const mailAccounts = defineResource('mailAccounts', {
  label: ['Other mailbox', 'Other mailboxes'],
  icon: 'envelope',
  fields: {
    name: text({ max: 60 }),
    host: text({ max: 253, label: 'Server' }),
    port: integer({ min: 1, max: 65_535 }),
    security: choice(securities, { labels: { tls: 'TLS', starttls: 'STARTTLS' } }),
    userName: text({ max: 320 }),
    folder: text({ max: 200 }),
    label: ref('mailLabels', { optional: true }),
    existing: choice(existingMails, { label: 'Mails already there', labels: { month: 'Last 30 days' } }),
    isActive: boolean({ default: true, label: 'Active' }),
    owner: ref('users', { label: 'Mailbox owner', whenDeleted: 'delete' }),
  },
  title: 'name',
  columns: ['name', 'host', 'userName', 'isActive'],
  sorts: ['name'],
  sort: 'name',
  access: { admin: own, manager: own, user: own },
  wire: { own: mailAccountCalls },
})
export type MailAccount = RowOf<typeof mailAccounts>
