import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignal } from '#providers/live/signals'
import type { Message, OpenConversation } from '../chat-data'
import styles from './messages.module.css'

/** A user who does not report again within this time has left, in milliseconds. */
const lost = 7000

interface Typing {
  /** When it was reported, in milliseconds. */
  readonly at: number
  /** The number of the last message at that time. */
  readonly after: number
}

interface TypingLineProps {
  /** The id of the conversation. */
  readonly conversation: string
  /** The id of the first message, if only those are shown who type in this thread. */
  readonly thread?: string
  readonly participants: OpenConversation['participants']
  readonly messages: readonly Message[]
  /** The number of the last message. */
  readonly last: number
}

/** Who is typing in a conversation or a thread; until they stop or their message arrives. */
export function TypingLine({ conversation, thread, participants, messages, last }: TypingLineProps) {
  const { t } = useTranslation()
  const [typing, setTyping] = useState<ReadonlyMap<string, Typing>>(new Map())
  const remove = (person: string) =>
    setTyping((before) => new Map([...before].filter(([other]) => other !== person)))
  useSignal('typing', ({ conversation: of, thread: within = null, person, isTyping }) => {
    if (of !== conversation || within !== (thread ?? null) || typeof person !== 'string') return
    if (isTyping) setTyping((before) => new Map(before).set(person, { at: Date.now(), after: last }))
    else remove(person)
  })
  useEffect(() => {
    if (typing.size === 0) return undefined
    const next = Math.min(...[...typing.values()].map(({ at }) => at)) + lost - Date.now()
    const timer = setTimeout(
      () => setTyping((before) => new Map([...before].filter(([, { at }]) => at + lost > Date.now()))),
      Math.max(0, next) + 10,
    )
    return () => clearTimeout(timer)
  }, [typing])
  const isTyping = (person: string) => {
    const { after = 0 } = typing.get(person) ?? {}
    return (
      typing.has(person) && !messages.some(({ senderId, number }) => senderId === person && number > after)
    )
  }
  const names = participants.filter((person) => isTyping(person.id)).map(({ displayName }) => displayName)
  return (
    <p className={styles.typing} role="status">
      {names.length > 0 &&
        (names.length < 4
          ? t('chat.typing', { count: names.length, names: names.join(', ') })
          : t('chat.manyTyping'))}
    </p>
  )
}
