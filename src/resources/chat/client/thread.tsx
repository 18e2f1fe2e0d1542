import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { statusOf } from '#providers/data/http/problem'
import { PartBoundary } from '#shell/parts/part-boundary'
import { EmptyState, ErrorState, RecordSkeleton } from '#shell/states'
import { useChatCalls, useChatRefresh, type Message, type OpenConversation, type Outgoing } from './chat-data'
import { nameOf } from './name-of'
import styles from './chat.module.css'
import { Composer } from './composer/composer'
import { Messages } from './messages/messages'
import { sendPending, useUnsent, type Delivery } from './messages/pending/pending-messages'
import { useSeen } from './seen/use-seen'
import { useOpenReply } from './replies/use-open-reply'
import { ThreadHead } from './thread-head'
import { TypingLine } from './messages/typing-line'
import { useOpenThread, type LoadedThread } from './use-open-thread'
import { useOutgoingFiles } from './composer/use-outgoing-files'
import { useThreadScroll } from './messages/use-thread-scroll'

const ThreadPanel = lazy(() =>
  import('./threads/thread-panel').then((module) => ({ default: module.ThreadPanel })),
)
const ThreadDetails = lazy(() =>
  import('./details/thread-details').then((module) => ({ default: module.ThreadDetails })),
)

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
  const { markAsSeen, send } = useChatCalls()
  const refresh = useChatRefresh()
  const pending = useUnsent(conversation.id, messages)
  const delivery: Delivery = { send, taken: put, refresh }
  const newFrom = useNewFrom(conversation)
  const found = messages.find(({ id }) => id === target)
  const scroll = useThreadScroll({
    last: messages.at(-1)?.number ?? 0,
    newest: conversation.lastNumber,
    own: pending.length,
    start: found?.number ?? newFrom,
    onRead: thread.readAt,
  })
  const [isDetailed, setDetailed] = useState(false)
  const [edited, setEdited] = useState<Message>()
  const outgoing = useOutgoingFiles(conversation.id, edited !== undefined)
  const { above, jump, onScroll } = useSeen(thread, scroll.box)
  const sendNew = (message: Pick<Outgoing, 'body' | 'attachments'>) => {
    // Sending ends that messages are kept unread.
    if (conversation.isHeld)
      markAsSeen(conversation.id)
        .then(refresh)
        .catch(() => undefined)
    jump()
    if (hasNewer) showNewest()
    sendPending(conversation.id, message, delivery)
  }
  const editLast = () =>
    setEdited(
      messages.findLast((item) => item.senderId === user?.id && item.event === 'none' && !item.isDeleted),
    )
  const name = nameOf(conversation, user?.id)
  return (
    <>
      <section className={styles.thread} aria-label={name} {...outgoing.attachments.place}>
        <ThreadHead
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
          unreadAbove={above}
          onJump={jump}
          onScroll={onScroll}
          target={found?.number}
          onEdit={setEdited}
        />
        <TypingLine
          conversation={conversation.id}
          participants={conversation.participants}
          messages={messages}
          last={conversation.lastNumber}
        />
        <Composer
          key={edited?.id ?? 'new'}
          conversation={conversation.id}
          name={name}
          people={conversation.participants.filter(({ id }) => id !== user?.id)}
          edited={edited}
          outgoing={outgoing}
          typingIn={{ conversationId: conversation.id }}
          onDone={() => setEdited(undefined)}
          onEdited={put}
          onEditLast={editLast}
          onSend={sendNew}
        />
      </section>
      <SidePanel conversation={conversation} isDetailed={isDetailed} onClose={() => setDetailed(false)} />
    </>
  )
}

interface SidePanelProps {
  readonly conversation: OpenConversation
  readonly isDetailed: boolean
  readonly onClose: () => void
}

/** Beside the conversation: the open thread, or else its details. */
function SidePanel({ conversation, isDetailed, onClose }: SidePanelProps) {
  const { openThread, open } = useOpenReply()
  const close = openThread ? () => open(undefined) : onClose
  if (!openThread && !isDetailed) return null
  return (
    <PartBoundary key={openThread} onFailure={close}>
      <Suspense>
        {openThread ? (
          <ThreadPanel conversation={conversation} root={openThread} onClose={close} />
        ) : (
          <ThreadDetails conversation={conversation} onClose={close} />
        )}
      </Suspense>
    </PartBoundary>
  )
}

/**
 * The number of the first unread message, where the divider is; it stays until messages are marked as unread again.
 */
function useNewFrom({ firstUnread, isHeld }: OpenConversation): number | undefined {
  const [from, setFrom] = useState(firstUnread ?? undefined)
  if (isHeld && firstUnread !== null && firstUnread !== from) setFrom(firstUnread)
  return from
}
