import { choice, datetime, defineResource, email, integer, text, type RowOf } from '#define'

/**
 * Mails on their way. The program writes them, beside the ledger: what stands in them is no record's value. They may have
 * codes in them, with which a key that leaked would take accounts over.
 */
export const outbox = defineResource('outbox', {
  label: ['Outgoing mail', 'Outbox'],
  icon: 'envelope',
  menu: 'management',
  fields: {
    to: email({ search: true }),
    kind: choice([
      'verify',
      'reset',
      'invitation',
      'welcome',
      'approved',
      'passwordChanged',
      'secondFactorOn',
      'secondFactorOff',
      'message',
      'enquiry',
      'upgrade',
      'notice',
    ]),
    subject: text({ optional: true, max: 300 }),
    text: text({ optional: true, lines: 12, max: 20_000 }),
    html: text({ optional: true, lines: 4, max: 40_000, label: 'HTML' }),
    language: choice(['en', 'cn']),
    status: choice(['waiting', 'kept', 'sent', 'failed'], { default: 'waiting' }),
    priority: integer({ default: 1, help: 'The lowest is sent first.' }),
    attempts: integer({ default: 0 }),
    lastError: text({ optional: true, max: 500 }),
    about: text({ optional: true, max: 40, label: 'About record' }),
    nextAttemptAt: datetime({ optional: true }),
    sentAt: datetime({ optional: true }),
  },
  title: 'to',
  columns: ['to', 'kind', 'subject', 'status', 'attempts', 'createdAt'],
  filters: ['kind', 'status', 'createdAt'],
  sort: '-createdAt',
  queue: { by: 'priority', field: 'status', waiting: 'waiting' },
  access: { admin: { read: true } },
  personOnly: true,
})
export type Mail = RowOf<typeof outbox>
