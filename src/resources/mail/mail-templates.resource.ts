import { boolean, defineResource, me, ofOwner, ref, richText, text, type RowOf } from '#define'
import { maxTemplateSize } from './mail-limits.wire'

const own = { owner: me } as const
const ownOrShared = [own, { isShared: true }] as const

/** Texts that are inserted into mails. A shared one can be used by all staff, and changed by its owner and admins. */
export const mailTemplates = defineResource('mailTemplates', {
  label: ['Mail template', 'Mail templates'],
  icon: 'envelope',
  fields: {
    name: text({ max: 60, search: true }),
    /** Set where a mail has no subject yet. */
    subject: text({ optional: true, max: 300, search: true }),
    body: richText({ max: maxTemplateSize, help: '{name} stands for the name of the first recipient.' }),
    isShared: boolean({ writableBy: ['admin', 'manager'], label: 'Shared with colleagues' }),
    owner: ref('users', { label: 'Owner', default: me, whenDeleted: 'delete' }),
  },
  title: 'name',
  columns: ['name', 'subject', 'isShared', 'owner', 'updatedAt'],
  filters: ['owner', 'isShared'],
  sorts: ['name', 'updatedAt'],
  sort: 'name',
  access: {
    admin: { read: ownOrShared, create: own, update: ownOrShared, delete: ownOrShared },
    manager: { read: ownOrShared, create: own, update: own, delete: own },
    user: ofOwner,
  },
})
export type MailTemplate = RowOf<typeof mailTemplates>
