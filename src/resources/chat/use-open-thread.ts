import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import {
  chatCalls,
  conversationsKey,
  threadKey,
  useThread,
  type ListedConversation,
  type Message,
  type OpenConversation,
} from './chat-data'
import { mergedMessages } from './message-list'

const noMessages: readonly Message[] = []

/** A conversation with as much of it as has been loaded, and what is done with it on this side. */
export function useOpenThread(key: string) {
  const cache = useQueryClient()
  const { data: conversation, error, refetch } = useThread(key)
  const [known, setKnown] = useState<readonly Message[]>(noMessages)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const newest = conversation?.messages ?? noMessages
  const [merged, setMerged] = useState(newest)
  const messages = mergedMessages(known, newest)
  // What was on the newest page stays when a newer one takes its place.
  if (merged !== newest) {
    setMerged(newest)
    setKnown(messages)
  }
  const first = messages[0]?.number ?? 1

  const loadOlder = async (): Promise<void> => {
    if (isLoadingOlder || first <= 1) return
    setLoadingOlder(true)
    try {
      const page = await chatCalls.conversation(key, first)
      setKnown((before) => mergedMessages(page.messages, before))
    } finally {
      setLoadingOlder(false)
    }
  }

  const change = useCallback(
    (next: (one: OpenConversation) => OpenConversation) =>
      cache.setQueryData<OpenConversation>(threadKey(key), (one) => one && next(one)),
    [cache, key],
  )
  /** Puts a message where it belongs, whether it is new or another than it was. */
  const put = useCallback(
    (message: Message) => {
      setKnown((before) => before.map((one) => (one.id === message.id ? message : one)))
      change((one) => ({
        ...one,
        lastNumber: Math.max(one.lastNumber, message.number),
        messages: [...one.messages.filter(({ id }) => id !== message.id), message],
      }))
      void cache.invalidateQueries({ queryKey: conversationsKey })
    },
    [cache, change],
  )
  const seen = useCallback(async (): Promise<void> => {
    if (!conversation) return
    await chatCalls.markAsSeen(conversation.id)
    change((one) => ({ ...one, unreadCount: 0 }))
    cache.setQueryData<ListedConversation[]>(conversationsKey, (all) =>
      all?.map((one) => (one.id === conversation.id ? { ...one, unreadCount: 0 } : one)),
    )
  }, [cache, change, conversation])

  return {
    conversation,
    error: conversation ? null : error,
    retry: () => void refetch(),
    messages,
    hasOlder: first > 1,
    isLoadingOlder,
    loadOlder,
    put,
    seen,
  }
}

/** Whether the page is looked at. */
export function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
