import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegisteredRow } from '#define/registered'
import { read } from '#providers/data/read'

/** A notification of the signed-in user. */
export type NotificationRow = Omit<RegisteredRow<'notifications'>, 'values'> & {
  readonly values: Readonly<Record<string, unknown>> | null
}

export interface Inbox {
  readonly notifications: readonly NotificationRow[]
  readonly unread: number
}

export type Tab = 'all' | 'unread'

/** The query key of each tab's notifications. */
export const inboxKey = (tab: Tab) => ['inbox', tab] as const

const shown = 20
/** The page is busy loading before this delay, in milliseconds. */
const soonest = 2500

async function readInbox(tab: Tab, signal: AbortSignal): Promise<Inbox> {
  const query = `_start=0&_end=${shown}&_sort=createdAt&_order=desc${tab === 'unread' ? '&status=unread' : ''}`
  const { data } = await read(`/api/notifications?${query}`, signal)
  return data as Inbox
}

/**
 * The newest notifications of a tab. They are loaded again when the stream reports a change, and when the window
 * regains the focus.
 */
export const useInbox = (tab: Tab, enabled = true) =>
  useQuery({
    queryKey: inboxKey(tab),
    queryFn: ({ signal }) => readInbox(tab, signal),
    enabled,
    meta: { live: ['notifications'] },
    refetchOnWindowFocus: true,
  })

/** Becomes true once the page has had time to load. */
export function useIsRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), soonest)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
