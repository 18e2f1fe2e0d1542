import { defineResource, me, ref, richText, text, type RowOf } from '#define'

const own = { read: { owner: me } } as const

/** What users have set for their mails, once for each user who has set anything. The endpoints of mail write it. */
export const mailSettings = defineResource('mailSettings', {
  label: ['Mail settings', 'Mail settings'],
  icon: 'gear',
  fields: {
    owner: ref('users', { label: 'Mailbox owner', whenDeleted: 'delete' }),
    /** The id of the owner, so that each has them once. */
    mailbox: text({ unique: true, max: 40 }),
    signature: richText({ optional: true, max: 10_000 }),
  },
  title: 'mailbox',
  columns: ['owner', 'updatedAt'],
  sorts: ['updatedAt'],
  sort: '-updatedAt',
  access: { admin: own, manager: own, user: own },
})
export type MailSettings = RowOf<typeof mailSettings>
