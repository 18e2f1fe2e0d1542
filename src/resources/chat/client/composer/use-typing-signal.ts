import { useEffect, useMemo } from 'react'
import { useChatCalls, type TypingIn } from '../chat-data'

/** While the user types, this is reported at most this often, in milliseconds. */
const every = 3000
/** Without a key press for this time, the user types no more, in milliseconds. */
const idle = 5000

/** Reports to the other participants that the current user is typing, and when they stop. */
export function useTypingSignal({ conversationId, threadId }: TypingIn) {
  const { typing } = useChatCalls()
  const reporter = useMemo(
    () =>
      createReporter((isTyping) =>
        typing({ conversationId, ...(threadId !== undefined && { threadId }) }, isTyping).catch(
          () => undefined,
        ),
      ),
    [conversationId, threadId, typing],
  )
  useEffect(() => () => reporter.stop(), [reporter])
  return reporter
}

/** Calls `report` when typing begins, regularly while it continues, and when it ends. */
export function createReporter(report: (isTyping: boolean) => unknown) {
  let ending: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setTimeout> | undefined
  let isAgain = false
  const stop = () => {
    if (ending !== undefined) void report(false)
    clearTimeout(ending)
    clearTimeout(repeating)
    ending = repeating = undefined
    isAgain = false
  }
  const repeat = () => {
    repeating = setTimeout(() => {
      repeating = undefined
      if (!isAgain) return
      isAgain = false
      void report(true)
      repeat()
    }, every)
  }
  return {
    /** A key was pressed. */
    press: () => {
      clearTimeout(ending)
      const isFirst = ending === undefined
      ending = setTimeout(stop, idle)
      if (!isFirst && repeating !== undefined) return void (isAgain = true)
      void report(true)
      repeat()
    },
    /** The message was sent or deleted, or the user has left. */
    stop,
  }
}
