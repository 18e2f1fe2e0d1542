import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What was uploaded: each upload has an address of its own, the same bytes are kept once. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** The user who uploaded it: counted against their quota; null for what the program made. */
    userId: uuid('userId'),
    checksum: text('checksum').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    contentType: text('contentType').notNull(),
    createdAt: instant('createdAt').notNull(),
    /** When a record was first saved with it; what never was is forgotten after a day. */
    usedAt: instant('usedAt'),
  },
  (table) => [
    index('uploads_checksum_index').on(table.checksum),
    index('uploads_user_index').on(table.userId),
    index('uploads_used_index').on(table.usedAt, table.createdAt),
  ],
)
