import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Uploads: each has an address of its own; identical bytes are stored once. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** The user who uploaded it, for their quota; null where the system created it. */
    userId: uuid('userId'),
    checksum: text('checksum').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    contentType: text('contentType').notNull(),
    createdAt: instant('createdAt').notNull(),
    /** When a record was first saved with it; an upload that was never used is deleted after a day. */
    usedAt: instant('usedAt'),
  },
  (table) => [
    index('uploads_checksum_index').on(table.checksum),
    index('uploads_user_index').on(table.userId),
    index('uploads_used_index').on(table.usedAt, table.createdAt),
  ],
)
