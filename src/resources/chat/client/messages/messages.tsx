import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { nameOf, type Message } from '../chat-data'
import { LoadPage } from './load-page'
import { MessageGroup } from './message-group'
import { byDay } from './message-list'
import styles from './messages.module.css'
import type { Delivery, Pending } from './pending-messages'
import { PendingMessages } from './pending-lines'
import { UnreadBanner } from './unread-banner'
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
  const { box, isAtEnd, below, toEnd } = scroll
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
      <div
        className={styles.box}
        ref={box}
        onScroll={() => {
          scroll.onScroll()
          seen.onScroll()
        }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll here
        tabIndex={0}
        role="log"
        aria-label={t('chat.messages', { name: nameOf(conversation, user?.id) })}
      >
        {hasOlder ? (
          <LoadPage
            side="older"
            isLoading={loading === 'older'}
            onLoad={() => notifyFailure(thread.loadOlder())}
          />
        ) : (
          <p className={styles.beginning}>{t('chat.beginning')}</p>
        )}
        {byDay(messages, newFrom).map(({ day, groups }) => (
          <section key={day} aria-label={day}>
            <DayLine day={day} />
            {groups.map((group) => (
              <Fragment key={group.messages[0]?.id}>
                {group.messages[0]?.number === newFrom && <p className={styles.new}>{t('chat.newSince')}</p>}
                <MessageGroup
                  group={group}
                  conversation={conversation}
                  target={target}
                  onEdit={onEdit}
                  onChange={thread.put}
                />
              </Fragment>
            ))}
          </section>
        ))}
        {hasNewer && (
          <LoadPage
            side="newer"
            isLoading={loading === 'newer'}
            onLoad={() => notifyFailure(thread.loadNewer())}
          />
        )}
        <PendingMessages conversation={conversation.id} pending={pending} delivery={delivery} />
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.below} onClick={toNewest}>
          {below > 0 ? (
            t('chat.newBelow', { count: below })
          ) : (
            <span className="visually-hidden">{t('chat.toNewest')}</span>
          )}
          <Icon name="arrow-down" size={16} />
        </button>
      )}
    </div>
  )
}

function DayLine({ day }: { day: string }) {
  const locale = useLocale()
  return (
    <h3 className={styles.day}>
      <time dateTime={day}>{nearDay(day, locale) ?? formatDay(day, locale)}</time>
    </h3>
  )
}

/** 'Today' and 'Yesterday' in the language of the page. */
function nearDay(day: string, locale: string): string | undefined {
  const today = new Date()
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime()
  const distance = Math.round((new Date(`${day}T00:00:00`).getTime() - midnight) / 86_400_000)
  if (distance !== 0 && distance !== -1) return undefined
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
