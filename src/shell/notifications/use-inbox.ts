import { useEffect, useState } from 'react'
import type { RegisteredRow } from '#define/registered'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

/** A notification of the signed-in user. */
export type NotificationRow = Omit<RegisteredRow<'notifications'>, 'values'> & {
  readonly values: Readonly<Record<string, unknown>> | null
}

export interface Inbox {
  readonly notifications: readonly NotificationRow[]
  readonly unread: number
}

export type Tab = 'all' | 'unread'

export const inboxesKey = ['inbox'] as const
/** The query key of each tab's notifications. */
export const inboxKey = (tab: Tab) => [...inboxesKey, tab] as const

const shown = 20
/** The page is busy loading before this delay, in milliseconds. */
const soonest = 2500

/**
 * The newest notifications of a tab. They are loaded again when the stream reports a change, and when the window
 * regains the focus. The list is a custom endpoint here, because its response has the number of unread ones too.
 */
export const useInbox = (tab: Tab, enabled = true) =>
  useRequest<Inbox>(
    {
      url: `/api/notifications?_start=0&_end=${shown}&_sort=createdAt&_order=desc${tab === 'unread' ? '&status=unread' : ''}`,
      method: 'get',
    },
    { key: inboxKey(tab), enabled, live: ['notifications'], refetchOnWindowFocus: true },
  )

/** Becomes true once the page has had time to load. */
export function useIsRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), soonest)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
