import { notifications } from '#resources/notifications/notifications.resource'
import { within } from '#server/db/within'
import type { Writing } from '#server/write/context'
import { manyChanges } from '#server/write/many/many-changes'
import { move } from '#server/write/update'

/** The most that are marked in one transaction. */
export const markedAtOnce = 200

/** Which notifications: those of `ids`, those about one record, or without both all. */
export interface Marked {
  readonly ids?: readonly string[]
  readonly about?: { readonly resource: string; readonly record: string }
}

/** Marks unread notifications of the caller as read, at most `markedAtOnce`; returns how many. */
export async function markRead(writing: Writing, { ids, about }: Marked): Promise<number> {
  const { tx, caller, database } = writing
  const unread = await tx.query<{ id: string }>({
    text: `select "id" from "notifications" where "recipient" = $1 and "status" = 'unread'
      and ($2::uuid[] is null or "id" = any($2)) and ($3::text is null or ("resource" = $3 and "record" = $4))
      order by "id" limit ${markedAtOnce} for update`,
    values: [caller.userId, ids ?? null, about?.resource ?? null, about?.record ?? null],
  })
  const inside = { ...writing, database: within(database.engine, tx) }
  if (unread.length > 0)
    await manyChanges(tx, async () => {
      for (const { id } of unread) await move(inside, notifications, id, { name: 'markRead', given: {} })
    })
  return unread.length
}
