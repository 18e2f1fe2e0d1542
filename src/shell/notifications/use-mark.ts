import { endpoint } from '#providers/data/endpoints/endpoint'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { messageOf } from '#providers/data/http/problem'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { notify } from '#base/toasts/notify'
import { inboxesKey, inboxKey, type Inbox, type NotificationRow } from './use-inbox'

const tabs = ['all', 'unread'] as const

const read = endpoint<'notifications', 'read'>({ method: 'POST', path: '/api/notifications/read' })
const unread = { method: 'POST', path: '/api/notifications/:id/markUnread' } as const

/** Marks notifications as read or unread: optimistically, and then by the server. */
export function useMark() {
  const cache = useEndpointCache()
  const call = useCallEndpoint()

  async function mark(
    isMeant: (notification: NotificationRow) => boolean,
    status: NotificationRow['status'],
    send: () => Promise<unknown>,
  ): Promise<void> {
    await cache.cancel(inboxesKey)
    for (const tab of tabs) cache.change<Inbox>(inboxKey(tab), (inbox) => marked(inbox, isMeant, status))
    try {
      await send()
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
    await cache.invalidate(inboxesKey)
  }
  return {
    markRead: (ids: readonly string[]) =>
      mark(
        ({ id }) => ids.includes(id),
        'read',
        () => call(read, { ids }),
      ),
    /** Also those that are not shown. */
    markAllRead: () =>
      mark(
        () => true,
        'read',
        () => call(read, { all: true }),
      ),
    markUnread: (id: string) =>
      mark(
        (notification) => notification.id === id,
        'unread',
        () => call(unread, { id }),
      ),
  }
}

function marked(
  inbox: Inbox,
  isMeant: (notification: NotificationRow) => boolean,
  status: NotificationRow['status'],
): Inbox {
  const changed = inbox.notifications.filter(
    (notification) => isMeant(notification) && notification.status !== status,
  ).length
  return {
    notifications: inbox.notifications.map((notification) =>
      isMeant(notification) ? { ...notification, status } : notification,
    ),
    unread: Math.max(0, inbox.unread + (status === 'read' ? -changed : changed)),
  }
}
