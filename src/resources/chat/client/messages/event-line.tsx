import type { Member, Message } from '../chat-data'
import { useEventText } from './event-text'
import styles from './messages.module.css'

interface EventLineProps {
  readonly message: Message
  readonly participants: readonly Member[]
}

/** A line of the system: who did what in the conversation. */
export function EventLine({ message, participants }: EventLineProps) {
  const text = useEventText()
  return (
    <p className={styles.event} data-number={message.number} dir="auto">
      {text(message, participants)}
    </p>
  )
}
