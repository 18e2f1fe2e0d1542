import { choice, datetime, defineResource, email, integer, text, type RowOf } from '#define'
import { maxKept } from './outbox.wire'

/**
 * Mails to be sent. The system writes them without change entries, as they are not values of a record. They may
 * contain codes, with which a leaked key could take over accounts.
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
      'document',
      'reminder',
      'orderPlaced',
      'orderShipped',
      'orderRefunded',
      'event',
    ]),
    subject: text({ optional: true, max: 300 }),
    text: text({ optional: true, lines: 12, max: maxKept.text }),
    html: text({ optional: true, lines: 4, max: maxKept.html, label: 'HTML' }),
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
  filters: ['kind', 'status', 'about', 'createdAt'],
  sort: '-createdAt',
  queue: { by: 'priority', field: 'status', waiting: 'waiting' },
  access: { admin: { read: true } },
  personOnly: true,
})
export type Mail = RowOf<typeof outbox>
