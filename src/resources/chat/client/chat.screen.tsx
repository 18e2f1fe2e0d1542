import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useAreaState } from '#providers/data/area-state'
import { Page } from '#shell/navigation/page'
import { EmptyState } from '#shell/states'
import styles from './chat.module.css'
import { ConversationList } from './list/conversation-list'
import { NewChat } from './new-chat'
import { Thread } from './thread'

/** The list of conversations and the open one side by side; on a phone only one of them. */
function Chat({
  side,
  current,
  children,
}: {
  side: 'list' | 'thread'
  current?: string
  children: React.ReactNode
}) {
  const { t } = useTranslation()
  const { isLoading } = useAreaState('chat')
  return (
    <Page title={t('chat.title')} compact>
      <div className={styles.chat} data-side={side} aria-busy={isLoading}>
        <ConversationList current={current} />
        {children}
      </div>
    </Page>
  )
}

/** `/dashboard/chat`: the list, without an open conversation. */
export function ChatScreen() {
  const { t } = useTranslation()
  return (
    <Chat side="list">
      <section className={styles.thread}>
        <EmptyState
          title={t('chat.chooseTitle')}
          text={t('chat.chooseText')}
          action={
            <Link to="/dashboard/chat/new" className="button primary">
              {t('chat.newChat')}
            </Link>
          }
        />
      </section>
    </Chat>
  )
}

/** `/dashboard/chat/new`: the recipients and the first message. */
export const NewChatScreen = () => (
  <Chat side="thread">
    <NewChat />
  </Chat>
)

/** `/dashboard/chat/:id`: one conversation, by its key. */
export function ThreadScreen() {
  const { id = '' } = useParams()
  const target = useSearchParams()[0].get('record') ?? undefined
  return (
    <Chat side="thread" current={id}>
      <Thread key={`${id} ${target}`} conversationKey={id} target={target} />
    </Chat>
  )
}
