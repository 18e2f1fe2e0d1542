import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Browsers to which notifications are pushed, each as long as its session is open. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('userId').notNull(),
    sessionId: uuid('sessionId').notNull(),
    /** The URL of the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** The keys with which messages to this browser are encrypted (RFC 8291), in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    topics: text('topics').array().notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_unique').on(table.endpoint),
    index('push_subscriptions_user_index').on(table.userId),
    index('push_subscriptions_session_index').on(table.sessionId),
  ],
)

/** Messages that wait until they are pushed. */
export const pushQueue = pgTable(
  'push_queue',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscriptionId')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    message: jsonb('message').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('dueAt').notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  (table) => [
    index('push_queue_due_index').on(table.dueAt),
    index('push_queue_subscription_index').on(table.subscriptionId),
  ],
)
