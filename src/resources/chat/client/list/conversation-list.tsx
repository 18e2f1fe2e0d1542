import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { ErrorState, LinesSkeleton } from '#shell/states'
import { useConversations, type ListedConversation } from '../chat-data'
import { nameOf } from '../name-of'
import { useDraftLine } from '../drafts'
import { ChannelsButton } from '../groups/channels-button'
import styles from './conversation-list.module.css'
import { FollowedThreads } from './followed-threads'
import { FoundMessages } from './found-messages'
import { addressOf, isOpen, LineView } from './line-view'
import { ListHead } from './list-head'
import { NoConversations } from './no-conversations'

/** The conversations of the user, latest first. */
export function ConversationList({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { data, error, refetch } = useConversations()
  const [sought, setSought] = useState('')
  const wanted = sought.trim()
  const found = data?.filter((item) =>
    nameOf(item, user?.id).toLowerCase().includes(sought.trim().toLowerCase()),
  )
  useConversationKeys(found, current)
  return (
    <section className={styles.rail} aria-label={t('chat.conversations')}>
      <ListHead search={sought} onSearch={setSought} channels={<ChannelsButton />} />
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton shape="person" />
        ))}
      {data?.length === 0 && <NoConversations />}
      {data && data.length > 0 && found?.length === 0 && <p className={styles.none}>{t('chat.noMatch')}</p>}
      {found && (
        <div className={styles.lines} data-scrolls>
          {wanted === '' && <FollowedThreads />}
          {found.length > 0 && (
            <ul>
              {found.map((item) => (
                <Line key={item.id} conversation={item} isCurrent={isOpen(item, current)} />
              ))}
            </ul>
          )}
          {wanted.length > 1 && <FoundMessages search={wanted} />}
        </div>
      )}
    </section>
  )
}

/** J opens the next conversation of the list, K the one before. */
function useConversationKeys(
  shown: readonly ListedConversation[] | undefined,
  current: string | undefined,
): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = (step: 1 | -1) => {
    const index = shown?.findIndex((item) => isOpen(item, current)) ?? -1
    const next = shown?.[index < 0 ? 0 : index + step]
    if (next) void navigate(addressOf(next))
  }
  useShortcut('j', { group: 'chat', label: t('chat.nextKey'), run: () => open(1) })
  useShortcut('k', { group: 'chat', label: t('chat.previousKey'), run: () => open(-1) })
}

/** A conversation of the list, with the draft that is not sent; that of the open one is in its input. */
function Line({ conversation, isCurrent }: { conversation: ListedConversation; isCurrent: boolean }) {
  const draft = useDraftLine(conversation.id)
  return <LineView conversation={conversation} isCurrent={isCurrent} draft={isCurrent ? '' : draft} />
}
