import { invalidField } from '#server/base/errors/problem'
import { markedAtOnce, markRead } from '#server/features/notifications/mark-read'
import { unreadOf } from '#server/features/notifications/unread'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import { ownWriter } from '#server/write/services/own-address'
import { inTransaction } from '#server/write/context'
import type { CallsOf } from '#define/resource'
import type { notifications } from '../notifications.resource'

/** Marks the caller's unread notifications as read: those of `ids`, or all of them. */
async function read(request: OwnRequest<CallsOf<typeof notifications>['read']>) {
  const { ids, all } = request.input
  if (!all && ids.length === 0) throw invalidField('ids', 'required')
  const writer = ownWriter(request)
  const { database, caller } = writer
  const next = () => inTransaction(writer, (writing) => markRead(writing, all ? {} : { ids }))
  while ((await next()) === markedAtOnce);
  return { unread: await unreadOf(database, caller.userId) }
}

export const notificationsHooks: ResourceHooks<typeof notifications> = {
  moves: {
    markRead: ({ now }) => ({ readAt: now() }),
    markUnread: () => ({ readAt: null }),
  },
  listExtras: async ({ database, caller }) => ({ unread: await unreadOf(database, caller.userId) }),
  own: { read },
}
