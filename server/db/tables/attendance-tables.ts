import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

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

/** Links with which invited people without an account answer. The secret in their address is not stored. */
export const answerLinks = pgTable(
  'answer_links',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    /** Their address in lower case. */
    invitee: text('invitee').notNull(),
    hash: bytea('hash').notNull().unique(),
    /** When a mail had it last. */
    sentAt: instant('sentAt').notNull(),
  },
  (table) => [unique('answer_links_invitee_unique').on(table.resource, table.record, table.invitee)],
)
