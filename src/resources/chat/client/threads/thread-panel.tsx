import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { statusOf } from '#providers/data/http/problem'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, RecordSkeleton } from '#shell/states'
import { useChatCalls, useChatRefresh, useReplies, type Message, type OpenConversation } from '../chat-data'
import styles from '../chat.module.css'
import { Composer } from '../composer/composer'
import { MessageGroup } from '../messages/message/message-group'
import { walkMessages } from '../messages/message-keys'
import { byDay } from '../messages/message-list'
import { PendingMessages } from '../messages/pending/pending-lines'
import { sendPending, useUnsent, type Delivery } from '../messages/pending/pending-messages'
import { TypingLine } from '../messages/typing-line'
import { useIsVisible } from '../use-open-thread'
import { useOutgoingFiles } from '../composer/use-outgoing-files'

interface ThreadPanelProps {
  readonly conversation: OpenConversation
  /** The id of the message that begins the thread. */
  readonly root: string
  readonly onClose: () => void
}

/** A message with its replies, and an input for the next one. */
export function ThreadPanel({ conversation, root, onClose }: ThreadPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useReplies(root)
  return (
    <aside className={`${styles.details} ${styles.replyPanel}`} aria-label={t('chat.thread')}>
      <header>
        <h3>{t('chat.thread')}</h3>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </header>
      {data ? (
        <Replies conversation={conversation} root={data.root} replies={data.replies} />
      ) : statusOf(error) === 404 ? (
        <EmptyState small title={t('chat.noThread')} text={t('chat.noThreadText')} />
      ) : error ? (
        <ErrorState small error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton fields={3} />
      )}
    </aside>
  )
}

interface RepliesProps {
  readonly conversation: OpenConversation
  readonly root: Message
  readonly replies: readonly Message[]
}

function Replies({ conversation, root, replies }: RepliesProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { send } = useChatCalls()
  const refresh = useChatRefresh()
  const name = `thread ${root.id}`
  const pending = useUnsent(name, replies)
  const delivery: Delivery = { send, taken: () => void refresh(), refresh }
  const [edited, setEdited] = useState<Message>()
  const outgoing = useOutgoingFiles(name, edited !== undefined)
  const box = useEnd(replies.length + pending.length)
  useThreadSeen(root)
  const context = { conversation, isReply: true, onEdit: setEdited, onChange: () => void refresh() }
  const groups = byDay([root, ...replies]).flatMap((day) => day.groups)
  const editLast = () => setEdited(replies.findLast((item) => item.senderId === user?.id && !item.isDeleted))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk between messages */}
      <div
        ref={box}
        className={styles.replyBox}
        onKeyDown={walkMessages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll and walk here
        tabIndex={0}
        role="log"
        aria-label={t('chat.thread')}
      >
        {groups.map((group) => (
          <MessageGroup key={group.messages[0]?.id} group={group} target={undefined} {...context} />
        ))}
        <PendingMessages conversation={name} pending={pending} delivery={delivery} />
      </div>
      <TypingLine
        conversation={conversation.id}
        thread={root.id}
        participants={conversation.participants}
        messages={replies}
        last={root.replyCount}
      />
      <Composer
        key={edited?.id ?? 'new'}
        conversation={name}
        name={t('chat.threadName')}
        people={conversation.participants.filter(({ id }) => id !== user?.id)}
        edited={edited}
        outgoing={outgoing}
        typingIn={{ conversationId: conversation.id, threadId: root.id }}
        onDone={() => setEdited(undefined)}
        onEdited={() => void refresh()}
        onEditLast={editLast}
        onSend={(message) =>
          sendPending(name, { ...message, threadId: root.id, conversationId: conversation.id }, delivery)
        }
      />
    </>
  )
}

/** Scrolls to the end when there are more messages. */
function useEnd(count: number) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [count])
  return box
}

/** While the thread is open and the page is visible, its replies are seen. */
function useThreadSeen({ id, replyCount }: Message): void {
  const isVisible = useIsVisible()
  const { markThreadAsSeen } = useChatCalls()
  const mark = useEffectEvent(() => {
    // If it fails, they stay unread and it is tried again with the next reply.
    markThreadAsSeen(id).catch(() => undefined)
  })
  useEffect(() => {
    if (isVisible && replyCount > 0) mark()
  }, [isVisible, id, replyCount])
}
