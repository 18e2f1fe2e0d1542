import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, raw } from './columns'

/** Stored plans of changes to many records: exactly these records, by exactly this user, once. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('userId').notNull(),
    resource: text('resource').notNull(),
    verb: text('verb').notNull(),
    values: jsonb('values'),
    /** The number of its records, which are its items. */
    count: integer('count').notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [index('bulk_runs_age_index').on(table.createdAt)],
)

/**
 * Jobs: work in steps that continues without its caller, and on another server. Ended jobs are stored for a while, so
 * that none is started again and their users can read what they did.
 */
export const jobs = pgTable(
  'jobs',
  {
    /** The batch of its changes in the change log. */
    id: uuid('id').primaryKey(),
    user: uuid('user').notNull(),
    /** The role as which it was started; that of an API key may be weaker than that of its user. */
    role: text('role').notNull().default('user'),
    language: text('language').notNull().default('en'),
    kind: text('kind').notNull(),
    /** What it is about: the name of a file or of a resource, in the language of its user. */
    name: text('name').notNull(),
    resource: text('resource'),
    verb: text('verb'),
    status: text('status').notNull().default('running'),
    /** The number of items done, of how many. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    /** The number of items that changed something, and of those that were refused. */
    changed: integer('changed').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first refusals. */
    problems: jsonb('problems').notNull().default([]),
    /** Of an import: the headers of its file and its refused rows. */
    failedRows: jsonb('failedRows'),
    /** Of a large import: how far its file is read, in bytes, of how many. */
    bytes: integer('bytes'),
    totalBytes: integer('totalBytes'),
    isUndoable: boolean('isUndoable').notNull().default(false),
    /** Until when the file of an export can be downloaded. */
    fileUntil: instant('fileUntil'),
    /** What its kind needs to continue it. */
    plan: jsonb('plan'),
    createdAt: instant('createdAt').notNull(),
    finishedAt: instant('finishedAt'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updatedAt').notNull().default(raw('now()')),
  },
  (table) => [
    index('jobs_people_index').on(table.user, table.createdAt, table.id),
    index('jobs_status_index').on(table.status, table.createdAt, table.id),
    index('jobs_kind_index').on(table.kind, table.createdAt, table.id),
    index('jobs_resource_index').on(table.resource, table.createdAt, table.id),
    index('jobs_created_index').on(table.createdAt, table.id),
  ],
)

/** The records of a job, in the order in which it processes them. */
export const jobItems = pgTable(
  'job_items',
  {
    job: uuid('job').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.position] })],
)

/** The files of jobs in parts, each small enough for the memory of a server. */
export const jobParts = pgTable(
  'job_parts',
  {
    job: uuid('job').notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    bytes: bytea('bytes').notNull(),
    /** Where the part behind it begins; null for the last one. */
    next: text('next'),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.part] })],
)

/** Large files whose parts are being uploaded; their import has not started yet. */
export const importUploads = pgTable(
  'import_uploads',
  {
    /** The id of its parts, and of its job later. */
    id: uuid('id').primaryKey(),
    userId: uuid('userId').notNull(),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** The field of each column, and the field that identifies existing records. */
    choice: jsonb('choice').notNull(),
    /** When it was started, or the last part was received. */
    usedAt: instant('usedAt').notNull(),
  },
  (table) => [
    index('import_uploads_user_index').on(table.userId),
    index('import_uploads_age_index').on(table.usedAt),
  ],
)

/** The files of imports that are not finished. */
export const importFiles = pgTable('import_files', {
  job: uuid('job').primaryKey(),
  bytes: bytea('bytes').notNull(),
})

/**
 * How far the change log has been searched for records that enter watched views: one row, with the last sequence of
 * each lane. None while nobody watches a view.
 */
export const watchPositions = pgTable('watch_positions', {
  id: boolean('id').primaryKey().default(true),
  sequences: jsonb('sequences').notNull(),
})
