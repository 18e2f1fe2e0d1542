import { useState } from 'react'
import { chatCalls, type Message, type MessageRange, type OpenConversation } from './chat-data'
import { mergedMessages, withNewest } from './message-list'

/** So many messages are a page, half of them before the one around which a page is read. */
const pageSize = 50
const none: readonly Message[] = []

/** Where a conversation is opened, where that is not its end. */
function startOf(conversation: OpenConversation, target: string | undefined): MessageRange | undefined {
  const { firstUnread, messages } = conversation
  if (target !== undefined) return messages.some(({ id }) => id === target) ? undefined : { around: target }
  const first = messages[0]?.number ?? 1
  return firstUnread !== null && firstUnread < first ? { before: firstUnread + pageSize / 2 } : undefined
}

/**
 * The messages of a conversation that are loaded: a part without a gap, which grows at both ends as one scrolls. It begins
 * around the message that is looked for or the first unread one, else at the end.
 */
export function useMessageWindow(key: string, conversation: OpenConversation | undefined, target?: string) {
  const newest = conversation?.messages ?? none
  const [shown, setShown] = useState<readonly Message[]>(none)
  const [start, setStart] = useState<MessageRange | 'loading' | 'ready'>()
  const [loading, setLoading] = useState<'older' | 'newer'>()
  const [merged, setMerged] = useState<readonly Message[]>()
  if (conversation && start === undefined) setStart(startOf(conversation, target) ?? 'ready')
  const isReady = start === 'ready'
  const messages = isReady ? withNewest(shown, newest) : none
  // What was on the newest page stays when a newer one takes its place.
  if (isReady && merged !== newest) {
    setMerged(newest)
    setShown(messages)
  }
  const [first, last] = endsOf(messages)

  /** Loads the page at which the conversation is opened; where there is none, its end is shown. */
  const begin = async (range: MessageRange): Promise<void> => {
    setStart('loading')
    try {
      setShown((await chatCalls.conversation(key, range)).messages)
    } finally {
      setStart('ready')
    }
  }
  const load = async (which: 'older' | 'newer', before: number): Promise<void> => {
    if (loading) return
    setLoading(which)
    try {
      const page = await chatCalls.conversation(key, { before })
      setShown((now) => withoutGap(now, page.messages))
    } finally {
      setLoading(undefined)
    }
  }
  return {
    messages,
    isReady,
    /** The range that is still to be loaded before anything is shown. */
    start: typeof start === 'object' ? start : undefined,
    begin,
    hasOlder: isReady && first > 1,
    hasNewer: isReady && last < (conversation?.lastNumber ?? 0),
    loading,
    loadOlder: async () => (first > 1 ? load('older', first) : undefined),
    loadNewer: () => load('newer', last + 1 + pageSize),
    /** Shows the end of the conversation, whatever was shown before. */
    showNewest: () => setShown(newest),
    /** Shows a message as it is now, where it is shown. */
    replace: (message: Message) =>
      setShown((now) => now.map((item) => (item.id === message.id ? { ...item, ...message } : item))),
  }
}

/** The numbers of the first and the last one of some messages. */
const endsOf = (messages: readonly Message[]): readonly [number, number] => [
  messages[0]?.number ?? 1,
  messages.at(-1)?.number ?? 0,
]

/** Messages with a page at one of their ends; one that does not follow them is left out. */
function withoutGap(shown: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first, last] = endsOf(shown)
  const touches = page.some(({ number }) => number >= first - 1 && number <= last + 1)
  return touches ? mergedMessages(page, shown) : shown
}
