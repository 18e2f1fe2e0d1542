import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What invitees are sent by mail, as the event was when it was changed. */
export const attendanceMessages = pgTable(
  'attendance_messages',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    kind: text('kind').notNull(),
    /** The event as iCalendar has it, with the organizer and all invitees. */
    event: jsonb('event').notNull(),
    /** The display name of who invited, changed, cancelled or answered. */
    actor: text('actor'),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [index('attendance_messages_created_index').on(table.createdAt)],
)
