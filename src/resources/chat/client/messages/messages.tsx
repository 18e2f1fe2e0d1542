import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import type { Message } from '../chat-data'
import { nameOf } from '../name-of'
import { counted } from '../counted'
import { LoadPage } from './load-page'
import { MessageDays } from './message-days'
import { walkMessages } from './message-keys'
import styles from './messages.module.css'
import type { Delivery, Pending } from './pending/pending-messages'
import { PendingMessages } from './pending/pending-lines'
import { UnreadBanner } from './unread-banner'
import { useFocusInside } from './use-focus-inside'
import type { LoadedThread } from '../use-open-thread'
import type { useThreadScroll } from './use-thread-scroll'

interface MessagesProps {
  readonly thread: LoadedThread
  readonly pending: readonly Pending[]
  readonly delivery: Delivery
  readonly scroll: ReturnType<typeof useThreadScroll>
  readonly newFrom: number | undefined
  /** The number of the first unread message, if it is above the screen. */
  readonly unreadAbove: number | undefined
  /** A jump follows: the messages between do not count as seen. */
  readonly onJump: () => void
  readonly onScroll: () => void
  /** The number of the message to highlight. */
  readonly target: number | undefined
  readonly onEdit: (message: Message) => void
}

/** The messages, by day; earlier ones are loaded when the user scrolls near them. */
export function Messages({
  thread,
  pending,
  delivery,
  scroll,
  newFrom,
  target,
  onEdit,
  ...seen
}: MessagesProps) {
  const { box, content, isAtEnd, below, toEnd } = scroll
  const focus = useFocusInside(box)
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { conversation, messages, hasOlder, hasNewer, loading } = thread
  const notifyFailure = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
  const toNewest = () => {
    seen.onJump()
    if (hasNewer) thread.showNewest()
    else toEnd()
  }
  return (
    <div className={styles.frame}>
      {seen.unreadAbove !== undefined && (
        <UnreadBanner thread={thread} number={seen.unreadAbove} onJump={seen.onJump} scroll={scroll} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk between messages */}
      <div
        className={styles.box}
        ref={box}
        onScroll={() => {
          scroll.onScroll()
          seen.onScroll()
        }}
        {...focus}
        onKeyDown={walkMessages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll and walk here
        tabIndex={0}
        role="log"
        aria-label={t('chat.messages', { name: nameOf(conversation, user?.id) })}
      >
        <div ref={content}>
          {hasOlder ? (
            <LoadPage
              side="older"
              isLoading={loading === 'older'}
              onLoad={() => notifyFailure(thread.loadOlder())}
            />
          ) : (
            <p className={styles.beginning}>{t('chat.beginning')}</p>
          )}
          <MessageDays
            messages={messages}
            newFrom={newFrom}
            conversation={conversation}
            target={target}
            onEdit={onEdit}
            onChange={thread.put}
          />
          {hasNewer && (
            <LoadPage
              side="newer"
              isLoading={loading === 'newer'}
              onLoad={() => notifyFailure(thread.loadNewer())}
            />
          )}
          <PendingMessages conversation={conversation.id} pending={pending} delivery={delivery} />
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.below} onClick={toNewest}>
          {below > 0 ? (
            t('chat.newBelow', counted(below))
          ) : (
            <span className="visually-hidden">{t('chat.toNewest')}</span>
          )}
          <Icon name="arrow-down" size={16} />
        </button>
      )}
    </div>
  )
}
