import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRangeReader, type Message, type MessageRange, type OpenConversation } from '../chat-data'
import { isTooLong, mergedMessages, nearestTo, withNewest } from './message-list'

/** The messages of a page; half of them are before the message around which a page is loaded. */
const pageSize = 50
const none: readonly Message[] = []

/** Which messages to load first, if not the newest. */
function startOf(conversation: OpenConversation, target: string | undefined): MessageRange | undefined {
  const { firstUnread, messages } = conversation
  if (target !== undefined) return messages.some(({ id }) => id === target) ? undefined : { around: target }
  const first = messages[0]?.number ?? 1
  return firstUnread !== null && firstUnread < first ? { before: firstUnread + pageSize / 2 } : undefined
}

/**
 * The loaded messages of a conversation: a range without a gap, which grows at both ends while scrolling, and loses
 * the messages that are far from the screen. It starts around the target or the first unread message, else at the end.
 */
export function useMessageWindow(key: string, conversation: OpenConversation | undefined, target?: string) {
  const readRange = useRangeReader()
  const newest = conversation?.messages ?? none
  const [shown, setShown] = useState<readonly Message[]>(none)
  const [start, setStart] = useState<MessageRange | 'loading' | 'ready'>()
  const [loading, setLoading] = useState<'older' | 'newer'>()
  const [merged, setMerged] = useState<readonly Message[]>()
  if (conversation && start === undefined) setStart(startOf(conversation, target) ?? 'ready')
  const isReady = start === 'ready'
  const messages = isReady ? withNewest(shown, newest) : none
  // Messages of the previous newest page stay when a newer one replaces it.
  if (isReady && merged !== newest) {
    setMerged(newest)
    setShown(messages)
  }
  const [first, last] = endsOf(messages)
  /** The number of the message in the middle of the screen; the end before there is one. */
  const reading = useRef(Infinity)
  const readAt = useCallback((number: number) => void (reading.current = number), [])
  const isLong = isTooLong(messages)
  const shorten = useEffectEvent(() => setShown(nearestTo(messages, reading.current)))
  useEffect(() => {
    if (isLong) shorten()
  }, [isLong])

  /** Loads the first range; if that fails, the end is shown. */
  const begin = async (range: MessageRange): Promise<void> => {
    setStart('loading')
    try {
      setShown((await readRange(key, range)).messages)
    } finally {
      setStart('ready')
    }
  }
  const load = async (which: 'older' | 'newer', before: number): Promise<void> => {
    if (loading) return
    setLoading(which)
    try {
      const page = await readRange(key, { before })
      setShown((now) => withoutGap(now, page.messages))
    } finally {
      setLoading(undefined)
    }
  }
  return {
    messages,
    isReady,
    /** Tells which message is in the middle of the screen. */
    readAt,
    /** The range to load before anything is shown. */
    start: typeof start === 'object' ? start : undefined,
    begin,
    /** Shows the messages around a number in place of those that are shown. */
    showAround: async (number: number) =>
      setShown((await readRange(key, { before: number + pageSize / 2 })).messages),
    hasOlder: isReady && first > 1,
    hasNewer: isReady && last < (conversation?.lastNumber ?? 0),
    loading,
    loadOlder: async () => (first > 1 ? load('older', first) : undefined),
    loadNewer: () => load('newer', last + 1 + pageSize),
    /** Shows the end of the conversation. */
    showNewest: () => setShown(newest),
    /** Replaces a message, if it is shown. */
    replace: (message: Message) =>
      setShown((now) => now.map((item) => (item.id === message.id ? { ...item, ...message } : item))),
  }
}

/** The numbers of the first and the last message. */
const endsOf = (messages: readonly Message[]): readonly [number, number] => [
  messages[0]?.number ?? 1,
  messages.at(-1)?.number ?? 0,
]

/** Adds a page at one end; a page that leaves a gap is ignored. */
function withoutGap(shown: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first, last] = endsOf(shown)
  const touches = page.some(({ number }) => number >= first - 1 && number <= last + 1)
  return touches ? mergedMessages(page, shown) : shown
}
