import { within } from '#server/db/within'
import { invalidField } from '#server/base/errors/problem'
import { unreadOf } from '#server/features/notifications/unread'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import { ownWriter } from '#server/write/services/own-address'
import { inTransaction, type Writing } from '#server/write/context'
import { manyChanges } from '#server/write/many/many-changes'
import { move } from '#server/write/update'
import type { CallsOf } from '#define/resource'
import { notifications } from '../notifications.resource'

/** The most that are marked in one transaction; more take several. */
const step = 200

/** Marks the caller's unread notifications as read: those of `ids`, or all of them. */
async function read(request: OwnRequest<CallsOf<typeof notifications>['read']>) {
  const { ids, all } = request.input
  if (!all && ids.length === 0) throw invalidField('ids', 'required')
  const writer = ownWriter(request)
  const { database, caller } = writer
  const next = () => inTransaction(writer, (writing) => markSome(writing, all ? null : ids))
  while ((await next()) === step);
  return { unread: await unreadOf(database, caller.userId) }
}

/** Marks some of them, and returns how many. */
async function markSome(writing: Writing, ids: readonly string[] | null): Promise<number> {
  const { tx, caller, database } = writing
  const unread = await tx.query<{ id: string }>({
    text: `select "id" from "notifications" where "recipient" = $1 and "status" = 'unread'
      and ($2::uuid[] is null or "id" = any($2)) order by "id" limit ${step} for update`,
    values: [caller.userId, ids],
  })
  const inside = { ...writing, database: within(database.engine, tx) }
  if (unread.length > 0)
    await manyChanges(tx, async () => {
      for (const { id } of unread) await move(inside, notifications, id, { name: 'markRead', given: {} })
    })
  return unread.length
}

export const notificationsHooks: ResourceHooks<typeof notifications> = {
  moves: {
    markRead: ({ now }) => ({ readAt: now() }),
    markUnread: () => ({ readAt: null }),
  },
  listExtras: async ({ database, caller }) => ({ unread: await unreadOf(database, caller.userId) }),
  own: { read },
}
