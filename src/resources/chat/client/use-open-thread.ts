import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { readSession } from '#base/session/session'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import {
  conversationsKey,
  threadKey,
  useChatCalls,
  useThread,
  type Conversations,
  type Message,
  type OpenConversation,
  type OpenedThread,
} from './chat-data'
import { useMessageWindow } from './messages/use-message-window'

/**
 * A conversation with its loaded messages, and the functions to change them locally.
 * @param target the id of the message at which it is opened.
 */
export function useOpenThread(key: string, target?: string) {
  const cache = useEndpointCache()
  const { markAsSeen } = useChatCalls()
  const { data, error, refetch, isFetchedAfterMount, isError } = useThread(key)
  // Cached data of an earlier visit does not know what is unread now.
  const conversation = isFetchedAfterMount || isError ? data : undefined
  const { start, begin, isReady, replace, showAround, ...loaded } = useMessageWindow(
    key,
    conversation,
    target,
  )
  const open = useEffectEvent(() => {
    if (start)
      begin(start).catch((problem: unknown) => notify({ message: messageOf(problem), variant: 'error' }))
  })
  useEffect(() => open(), [start])

  const change = useCallback(
    (next: (item: OpenConversation) => OpenConversation) =>
      cache.change<OpenedThread>(threadKey(key), ({ conversation: item }) => ({ conversation: next(item) })),
    [cache, key],
  )
  /** Inserts or replaces a message. */
  const put = (message: Message) => {
    replace(message)
    const last = cache.get<OpenedThread>(threadKey(key))?.conversation.lastNumber ?? 0
    // Messages of others before it have to be loaded first.
    if (message.number > last + 1) void cache.invalidate(threadKey(key))
    else change((item) => withMessage(item, message))
    void cache.invalidate(conversationsKey)
  }
  /** Marks messages up to a number as seen; `opens` if the user has just opened the conversation. */
  const seen = useCallback(
    async (upTo: number, opens = false): Promise<void> => {
      if (!conversation) return
      const { id, lastNumber } = conversation
      await markAsSeen(id, { upTo, opens })
      change((item) => seenUpTo(opens ? { ...item, isHeld: false } : item, upTo))
      if (upTo < lastNumber) return
      cache.change<Conversations>(conversationsKey, ({ conversations, ...others }) => ({
        ...others,
        conversations: conversations.map((item) =>
          item.id === id ? { ...item, unreadCount: 0, mentionCount: 0 } : item,
        ),
      }))
    },
    [cache, change, conversation, markAsSeen],
  )

  return {
    ...loaded,
    conversation: isReady ? conversation : undefined,
    error: conversation ? null : error,
    retry: () => void refetch(),
    put,
    seen,
    /** Shows the messages around a number. */
    showAround: (number: number) =>
      showAround(number).catch((problem: unknown) =>
        notify({ message: messageOf(problem), variant: 'error' }),
      ),
  }
}

/** A conversation with a message that is on its newest page or follows it. */
function withMessage(item: OpenConversation, message: Message): OpenConversation {
  const isKnown = item.messages.some(({ id }) => id === message.id)
  const follows = message.number === (item.messages.at(-1)?.number ?? 0) + 1
  if (isKnown)
    return {
      ...item,
      messages: item.messages.map((old) =>
        old.id === message.id ? { ...old, ...message, clientId: message.clientId ?? old.clientId } : old,
      ),
    }
  return follows
    ? {
        ...item,
        lastNumber: Math.max(item.lastNumber, message.number),
        messages: [...item.messages, { clientId: null, ...message }],
      }
    : item
}

/** A conversation in which the user has seen the messages up to a number. */
function seenUpTo(item: OpenConversation, number: number): OpenConversation {
  const me = readSession().user?.id
  const participants = item.participants.map((member) =>
    member.id === me ? { ...member, seen: Math.max(member.seen, number) } : member,
  )
  // What is left is read again when the change event arrives.
  return number < item.lastNumber
    ? { ...item, participants }
    : { ...item, unreadCount: 0, mentionCount: 0, firstUnread: null, firstUnreadAt: null, participants }
}

/** Whether the page is visible. */
export function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

/** A thread whose conversation has been loaded. */
export type LoadedThread = ReturnType<typeof useOpenThread> & { readonly conversation: OpenConversation }
