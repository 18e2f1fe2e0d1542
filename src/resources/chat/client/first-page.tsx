import { useTranslation } from 'react-i18next'
import { begunBy } from '#providers/auth/begun'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { FirstPart, FirstPartProps } from '#providers/first-part'
import { LinesSkeleton } from '#shell/states/skeletons'
import type { Conversations, FollowedThread, OpenedThread } from './chat-data'
import { nameOf } from './name-of'
import styles from './chat.module.css'
import { ChannelsButtonView } from './groups/channels-button-view'
import list from './list/conversation-list.module.css'
import { isOpen, LineView } from './list/line-view'
import { ListHead } from './list/list-head'
import { NoConversations } from './list/no-conversations'
import { ThreadsView } from './list/threads-view'
import { draftFrom, draftNameOf, lineOfDraft, type StoredDraft } from './stored-draft'
import { ThreadHead } from './thread-head'

// The conversations before the application has loaded. What is pressed here is pressed again in the application.
const later = (): void => undefined

type Answers = readonly [
  Conversations,
  { readonly threads: readonly FollowedThread[] },
  OpenedThread | undefined,
]

/** The list of conversations, and the head of the open one, as in `ChatScreen` and `ThreadScreen`. */
function Content({ parameters: { id: current }, answers }: FirstPartProps) {
  const [{ conversations }, { threads }, opened] = answers as Answers
  return (
    <div className={styles.chat} data-side={current === undefined ? 'list' : 'thread'}>
      <List conversations={conversations} threads={threads} current={current} />
      {opened ? <Opened conversation={opened.conversation} /> : <section className={styles.thread} />}
    </div>
  )
}

interface ListProps {
  readonly conversations: Conversations['conversations']
  readonly threads: readonly FollowedThread[]
  readonly current: string | undefined
}

function List({ conversations, threads, current }: ListProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const draftOf = (id: string) =>
    user ? lineOfDraft(draftFrom(begunBy<StoredDraft>(user.id, draftNameOf(id)))) : ''
  return (
    <section className={list.rail} aria-label={t('chat.conversations')}>
      <ListHead search="" onSearch={later} channels={<ChannelsButtonView onPress={later} />} />
      {conversations.length === 0 && <NoConversations />}
      <div className={list.lines} data-scrolls>
        {threads.length > 0 && <ThreadsView threads={threads} isOpen={false} onPress={later} />}
        {conversations.length > 0 && (
          <ul>
            {conversations.map((item) => (
              <LineView
                key={item.id}
                conversation={item}
                isCurrent={isOpen(item, current)}
                draft={isOpen(item, current) ? '' : draftOf(item.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The name of the open conversation; its messages come with the application. */
function Opened({ conversation }: OpenedThread) {
  const { data: user } = useGetIdentity()
  const name = nameOf(conversation, user?.id)
  return (
    <section className={styles.thread} aria-label={name}>
      <ThreadHead name={name} conversation={conversation} isDetailed={false} onDetails={later} />
      <LinesSkeleton rows={5} shape="person" />
    </section>
  )
}

/** What the pages of chat show before the application has loaded. */
export const firstPart: FirstPart = { content: Content }
