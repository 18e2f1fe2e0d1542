import type { Notification } from '#resources/notifications/notifications.resource'
import { notifications } from '#resources/notifications/notifications.resource'
import { sql } from '#server/db/statement'
import type { Stored, Writing } from '#server/write/context'
import { apply } from '#server/write/update'

/** What the notifications that become one have in common. */
interface Gathered {
  readonly recipient: string
  readonly kind: Notification['kind']
  /** The batch of the changes that they are about. */
  readonly batch: string
}

/**
 * Adds a record to the unread notification that the same batch has created for a user: it then links to the list.
 * Returns whether there is such a notification.
 */
export async function addToGathered(
  writing: Writing,
  { recipient, kind, batch }: Gathered,
): Promise<boolean> {
  const [record] = await writing.tx.query<Stored & Notification>({
    name: 'notifications_gathered',
    text: `select * from "notifications" where "recipient" = $1 and "kind" = $2 and "status" = 'unread'
      and "createdAt" > now() - interval '1 day' and "values"->>'batch' = $3 limit 1 for no key update`,
    values: [recipient, kind, batch],
  })
  if (!record) return false
  const before = (record.values ?? {}) as { readonly others?: number }
  const values = { values: { ...before, others: (before.others ?? 0) + 1 }, record: null }
  await apply(writing, notifications, { operation: 'update', record, values, rule: sql`true` })
  return true
}
