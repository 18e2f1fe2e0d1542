import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Links with which anyone may see the document of a record. The secret in their address is not stored. */
export const documentLinks = pgTable(
  'document_links',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    hash: bytea('hash').notNull().unique(),
    /** Who created it, and with which role: the link shows what they could read. */
    createdBy: uuid('createdBy'),
    role: text('role').notNull(),
    /** The language of the recipient, if it is known. */
    language: text('language'),
    /** Whether it was created for the mail that was sent with the record. */
    purpose: text('purpose').notNull(),
    createdAt: instant('createdAt').notNull(),
    expiresAt: instant('expiresAt'),
    revokedAt: instant('revokedAt'),
    /** When it was first opened. */
    viewedAt: instant('viewedAt'),
  },
  (table) => [index('document_links_record_index').on(table.resource, table.record, table.createdAt)],
)

/** The details of the parties of a document as they were when it was issued, of which its electronic form is made. */
export const documentParties = pgTable(
  'document_parties',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    parties: jsonb('parties').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.record] })],
)
