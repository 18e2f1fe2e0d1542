import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant, raw } from './columns'

export * from './account-tables'
export * from './attendance-tables'
export * from './calendar-tables'
export * from './content-tables'
export * from './document-tables'
export * from './job-tables'
export * from './mail-tables'
export * from './push-tables'
export * from './reminder-tables'

const wide = (name: string) => bigint(name, { mode: 'number' })

/** The change log: every change of every record, each with the hash of the previous entry in its lane. */
export const changes = pgTable(
  'changes',
  {
    id: wide('id').primaryKey().generatedAlwaysAsIdentity(),
    lane: smallint('lane').notNull(),
    sequence: wide('sequence').notNull(),
    hash: bytea('hash').notNull(),
    at: instant('at').notNull(),
    operation: text('operation').notNull(),
    userId: uuid('userId'),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    version: integer('version').notNull(),
    /** The name of the resource when the entry was written, which its hash contains; null where it is the same. */
    writtenAs: text('writtenAs'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The changes of one request or one bulk run share a batch. */
    batch: uuid('batch').notNull(),
  },
  (table) => [
    index('changes_record_index').on(table.resource, table.record, table.id),
    index('changes_batch_index').on(table.batch, table.id),
    index('changes_resource_index').on(table.resource, table.id),
    index('changes_user_index').on(table.userId, table.id),
    index('changes_operation_index').on(table.operation, table.id),
    index('changes_at_index').on(table.at),
    // A reader of the stream stores its position in each lane.
    index('changes_lane_index').on(table.lane, table.sequence),
  ],
)

/** The last entry of each lane; a writer takes any free lane, so that writers need not wait for each other. */
export const changeLogHeads = pgTable('change_log_heads', {
  lane: smallint('lane').primaryKey(),
  sequence: wide('sequence').notNull(),
  hash: bytea('hash').notNull(),
})

/** Number of changes of a resource, by lane: the sum is the marker that tells whether a cached total is still valid. */
export const resourceChanges = pgTable(
  'resource_changes',
  {
    resource: text('resource').notNull(),
    lane: smallint('lane').notNull(),
    changes: wide('changes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.lane] })],
)

export const credentials = pgTable('credentials', {
  userId: uuid('userId').primaryKey(),
  passwordHash: text('passwordHash').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('userId').notNull(),
    createdAt: instant('createdAt').notNull(),
    expiresAt: instant('expiresAt').notNull(),
    endedAt: instant('endedAt'),
    userAgent: text('userAgent'),
    /** The network of the client's address, which does not identify a single user. */
    network: text('network'),
    lastSeenAt: instant('lastSeenAt'),
    /**
     * The administrator's session that opened this one to view the application as its user; this session is then
     * read-only.
     */
    viewedFrom: uuid('viewedFrom'),
    // The columns that the declared resource expects.
    user: uuid('user').generatedAlwaysAs(raw('"userId"')),
    isView: boolean('isView').generatedAlwaysAs(raw('"viewedFrom" is not null')),
    name: text('name').notNull().default('Browser'),
    device: text('device').notNull().default('unknown'),
    status: text('status').notNull().default('open'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updatedAt').notNull().default(raw('now()')),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
    index('sessions_people_index').on(table.user, table.id),
    index('sessions_status_index').on(table.status, table.id),
    index('sessions_created_index').on(table.createdAt, table.id),
  ],
)

/** Records created by requests with an Idempotency-Key, written in the transaction of the change. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text('key').notNull(),
    userId: uuid('userId').notNull(),
    request: bytea('request').notNull(),
    record: uuid('record').notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_age_index').on(table.createdAt),
  ],
)

/** Secrets that the servers of one deployment share, such as the signing secret. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
})

/** Gapless counters by name, incremented in the transaction that uses the number. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: wide('value').notNull(),
})

/** Every slug that a record ever had; none is reused for another record. */
export const slugs = pgTable(
  'slugs',
  { resource: text('resource').notNull(), slug: text('slug').notNull(), record: uuid('record').notNull() },
  (table) => [
    primaryKey({ columns: [table.resource, table.slug] }),
    index('slugs_record_index').on(table.record),
  ],
)

/** Up to when the records of a resource that is only appended to have been merged, by hour and by day. */
export const mergePositions = pgTable(
  'merge_positions',
  {
    resource: text('resource').notNull(),
    unit: text('unit').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.unit] })],
)
