import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { statusOf } from '#providers/data/problem'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, RecordSkeleton } from '#shell/states'
import {
  nameOf,
  useChatCalls,
  useChatRefresh,
  type Message,
  type OpenConversation,
  type Outgoing,
} from './chat-data'
import styles from './chat.module.css'
import { Composer } from './composer'
import { Messages } from './messages'
import { sendPending, useUnsent, type Delivery } from './pending-messages'
import { ThreadDetails } from './thread-details'
import { isUnreadHeld, releaseUnread, useUnreadHold } from './unread-hold'
import { useIsVisible, useOpenThread, type LoadedThread } from './use-open-thread'
import { useOutgoingFiles } from './use-outgoing-files'
import { useThreadScroll } from './use-thread-scroll'

/** One conversation: messages, pending messages and the input. */
export function Thread({
  conversationKey,
  target,
}: {
  conversationKey: string
  target?: string | undefined
}) {
  const { t } = useTranslation()
  const thread = useOpenThread(conversationKey, target)
  if (thread.conversation)
    return <OpenThread thread={{ ...thread, conversation: thread.conversation }} target={target} />
  return (
    <section className={styles.thread}>
      {statusOf(thread.error) === 404 ? (
        <EmptyState
          scene="missing"
          title={t('chat.missing')}
          text={t('chat.missingText')}
          action={
            <Link to="/dashboard/chat" className="button">
              {t('chat.back')}
            </Link>
          }
        />
      ) : thread.error ? (
        <ErrorState error={thread.error} onRetry={thread.retry} />
      ) : (
        <RecordSkeleton fields={4} />
      )}
    </section>
  )
}

function OpenThread({ thread, target }: { thread: LoadedThread; target: string | undefined }) {
  const { data: user } = useGetIdentity()
  const { conversation, messages, put, hasNewer, showNewest } = thread
  const pending = useUnsent(conversation.id, messages)
  const delivery: Delivery = { send: useChatCalls().send, taken: put, refresh: useChatRefresh() }
  const isHeld = useUnreadHold(conversation, user?.id)
  const newFrom = useNewFrom(conversation, isHeld)
  const found = messages.find(({ id }) => id === target)
  const scroll = useThreadScroll({
    first: messages[0]?.number ?? 0,
    last: messages.at(-1)?.number ?? 0,
    own: pending.length,
    isWhole: !hasNewer,
    start: found?.number ?? newFrom,
  })
  const [isDetailed, setDetailed] = useState(false)
  const [edited, setEdited] = useState<Message>()
  const outgoing = useOutgoingFiles(conversation.id, edited !== undefined)
  useSeen(thread, scroll.isAtEnd, isHeld)
  const send = (message: Pick<Outgoing, 'body' | 'attachments'>) => {
    releaseUnread(conversation.id)
    if (hasNewer) showNewest()
    sendPending(conversation.id, message, delivery)
  }
  const name = nameOf(conversation, user?.id)
  return (
    <>
      <section className={styles.thread} aria-label={name} {...outgoing.attachments.place}>
        <Head
          name={name}
          conversation={conversation}
          isDetailed={isDetailed}
          onDetails={() => setDetailed((was) => !was)}
        />
        <Messages
          thread={thread}
          pending={pending}
          delivery={delivery}
          scroll={scroll}
          newFrom={newFrom}
          target={found?.number}
          onEdit={setEdited}
        />
        <Composer
          key={edited?.id ?? 'new'}
          conversation={conversation.id}
          name={name}
          edited={edited}
          outgoing={outgoing}
          onDone={() => setEdited(undefined)}
          onEdited={put}
          onSend={send}
        />
      </section>
      {isDetailed && <ThreadDetails conversation={conversation} onClose={() => setDetailed(false)} />}
    </>
  )
}

interface HeadProps {
  readonly name: string
  readonly conversation: OpenConversation
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

function Head({ name, conversation, isDetailed, onDetails }: HeadProps) {
  const { t } = useTranslation()
  const { kind, participants } = conversation
  return (
    <header className={styles.threadHead}>
      <Link to="/dashboard/chat" className={`icon-button ${styles.backLink}`} aria-label={t('chat.back')}>
        <Icon name="caret-left" size={20} />
      </Link>
      <div className={styles.threadName}>
        <h2>{name}</h2>
        {kind === 'group' && <p className="quiet">{t('chat.people', { count: participants.length })}</p>}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('chat.details')}
        title={t('chat.details')}
        aria-expanded={isDetailed}
        onClick={onDetails}
      >
        <Icon name="info" size={22} />
      </button>
    </header>
  )
}

/**
 * The number of the first unread message, where the divider is; it stays until a message is marked as unread again.
 */
function useNewFrom({ firstUnread }: OpenConversation, isHeld: boolean): number | undefined {
  const [from, setFrom] = useState(firstUnread ?? undefined)
  if (isHeld && firstUnread !== null && firstUnread !== from) setFrom(firstUnread)
  return from
}

/**
 * While the page is visible and scrolled to the end, messages are marked as seen, unless the user has marked them as
 * unread here.
 */
function useSeen({ conversation, seen }: LoadedThread, isAtEnd: boolean, isHeld: boolean): void {
  const isVisible = useIsVisible()
  const { id, unreadCount, lastNumber } = conversation
  useEffect(() => {
    // If it fails, they stay unread and it is tried again with the next message.
    if (unreadCount > 0 && isAtEnd && isVisible && !isUnreadHeld(id)) seen().catch(() => undefined)
  }, [id, unreadCount, lastNumber, isAtEnd, isVisible, isHeld, seen])
}
