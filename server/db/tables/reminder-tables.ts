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

/** When a day or a time of each record has passed, for which rules of users wait. */
export const dueDates = pgTable(
  'due_dates',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    field: text('field').notNull(),
    dueAt: instant('dueAt').notNull(),
    /** When it is tried again after a failure. */
    retryAt: instant('retryAt'),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.record, table.field] }),
    index('due_dates_due_index').on(table.resource, table.dueAt),
  ],
)
