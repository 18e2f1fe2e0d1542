import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

const wide = (name: string) => bigint(name, { mode: 'number' })

/** Registrations whose email address is not verified yet; the user is created afterwards. */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('passwordHash').notNull(),
    firstName: text('firstName').notNull(),
    lastName: text('lastName').notNull(),
    language: text('language').notNull(),
    createdAt: instant('createdAt').notNull(),
    expiresAt: instant('expiresAt').notNull(),
  },
  (table) => [
    index('registrations_email_index').on(table.email, table.createdAt),
    index('registrations_expiry_index').on(table.expiresAt),
  ],
)

/** Codes and tokens that were sent by mail, by purpose and subject; each replaces the one before it. */
export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose').notNull(),
    subject: uuid('subject').notNull(),
    hash: bytea('hash').notNull(),
    expiresAt: instant('expiresAt').notNull(),
    /** Number of attempts to enter it. */
    tries: integer('tries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject] }),
    index('codes_expiry_index').on(table.expiresAt),
  ],
)

/** Counters of rate limits: attempts in this time window and in the one before it. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    /** Seconds since 1970. */
    startedAt: wide('startedAt').notNull(),
    count: integer('count').notNull(),
    before: integer('before').notNull(),
    /** Whether the last attempt was within the limit; an attempt that exceeds it is not counted. */
    isAllowed: boolean('isAllowed').notNull().default(true),
  },
  (table) => [index('throttles_age_index').on(table.startedAt)],
)

/** Secrets of authenticator apps; one is enabled by its first valid code. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('userId').primaryKey(),
  secret: text('secret').notNull(),
  isEnabled: boolean('isEnabled').notNull(),
  /** The time step of the last code: this code and earlier ones are refused. */
  lastStep: wide('lastStep').notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('userId').notNull(), hash: bytea('hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** API keys for clients that act for a user, never with more than the role of that user. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('userId').notNull(),
    name: text('name').notNull(),
    hash: bytea('hash').notNull().unique(),
    /** The last characters of the key, by which its owner recognizes it. */
    ending: text('ending').notNull(),
    role: text('role').notNull(),
    createdAt: instant('createdAt').notNull(),
    expiresAt: instant('expiresAt'),
    lastUsedAt: instant('lastUsedAt'),
  },
  (table) => [index('api_keys_user_index').on(table.userId)],
)
