import { color, defineResource, ofOwner, ref, text, type RowOf } from '#define'
import { maxQuery } from './mail-shapes.wire'

/** The labels that users create for their own mails; system labels (inbox, sent and so on) are not records. */
export const mailLabels = defineResource('mailLabels', {
  label: ['Mail label', 'Mail labels'],
  icon: 'tag',
  fields: {
    name: text({ max: 40, search: true }),
    color: color({ default: '#7a3fd0' }),
    /** Of a saved search: what it searches for. The label is not put on mails. */
    query: text({ optional: true, max: maxQuery, label: 'Saved search' }),
    owner: ref('users'),
  },
  title: 'name',
  columns: ['name', 'color', 'createdAt'],
  sort: 'name',
  access: { admin: ofOwner, manager: ofOwner, user: ofOwner },
})
export type MailLabel = RowOf<typeof mailLabels>
