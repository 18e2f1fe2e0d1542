import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The next time at which to remind of each record. */
export const dueReminders = pgTable(
  'due_reminders',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    /** The start of the event, or of the occurrence, that it reminds of. */
    startsAt: instant('startsAt').notNull(),
    dueAt: instant('dueAt').notNull(),
    /** When it is tried again after a failure. The time at which it was due decides what is sent. */
    retryAt: instant('retryAt'),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.record] }),
    index('due_reminders_due_index').on(table.resource, table.dueAt),
  ],
)
