import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegisteredRow } from '#define/registered'
import { read } from '#providers/data/read'

/** Something that the program has told whoever is signed in. */
export type NotificationRow = Omit<RegisteredRow<'notifications'>, 'values'> & {
  readonly values: Readonly<Record<string, unknown>> | null
}

export interface Inbox {
  readonly notifications: readonly NotificationRow[]
  readonly unread: number
}

export type Tab = 'all' | 'unread'

/** What is kept of the notifications that were read: each tab by itself. */
export const inboxKey = (tab: Tab) => ['inbox', tab] as const

const shown = 20
/** Before this the page is busy with itself. */
const soonest = 2500

async function readInbox(tab: Tab, signal: AbortSignal): Promise<Inbox> {
  const query = `_start=0&_end=${shown}&_sort=createdAt&_order=desc${tab === 'unread' ? '&status=unread' : ''}`
  const { data } = await read(`/api/notifications?${query}`, signal)
  return data as Inbox
}

/** The newest notifications of a tab. They are read again when the stream tells of one, and when the person comes back. */
export const useInbox = (tab: Tab, enabled = true) =>
  useQuery({
    queryKey: inboxKey(tab),
    queryFn: ({ signal }) => readInbox(tab, signal),
    enabled,
    meta: { live: ['notifications'] },
    refetchOnWindowFocus: true,
  })

/** Turns true once the page has had time for itself. */
export function useIsRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), soonest)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
