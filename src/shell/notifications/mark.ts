import type { InputOf } from '#define'
import type { Frozen } from '#define/values'
import { endpoint } from '#providers/data/endpoint'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { queryClient } from '#providers/query-client'
import { inboxKey, type Inbox, type NotificationRow } from './use-inbox'

const tabs = ['all', 'unread'] as const

/** Marks notifications as read, optimistically. */
export const markRead = (ids: readonly string[]): Promise<void> =>
  mark(
    (notification) => ids.includes(notification.id),
    'read',
    () => post({ ids }),
  )

/** Marks all notifications as read, including those that are not shown. */
export const markAllRead = (): Promise<void> =>
  mark(
    () => true,
    'read',
    () => post({ all: true }),
  )

/** Marks a notification as unread. */
export const markUnread = (id: string): Promise<void> =>
  mark(
    (notification) => notification.id === id,
    'unread',
    async () => {
      const { client } = await import('#providers/data/client')
      await client.post(`/api/notifications/${id}/markUnread`)
    },
  )

const readCall = endpoint<'notifications', 'read'>({ method: 'POST', path: '/api/notifications/read' })

async function post(input: Frozen<InputOf<typeof readCall>>): Promise<void> {
  const { callEndpoint } = await import('#providers/data/call-endpoint')
  await callEndpoint(readCall, input)
}

async function mark(
  isMeant: (notification: NotificationRow) => boolean,
  status: NotificationRow['status'],
  send: () => Promise<void>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['inbox'] })
  for (const tab of tabs)
    queryClient.setQueryData<Inbox>(inboxKey(tab), (inbox) => inbox && marked(inbox, isMeant, status))
  try {
    await send()
  } catch (error) {
    notify({ message: messageOf(error), variant: 'error' })
  }
  await queryClient.invalidateQueries({ queryKey: ['inbox'] })
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
