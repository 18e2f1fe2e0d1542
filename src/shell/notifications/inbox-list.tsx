import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState } from '../states'
import { InboxItem } from './inbox-item'
import styles from './notifications.module.css'
import { dayOf } from './notification-text'
import type { Tab, NotificationRow, useInbox } from './use-inbox'

interface InboxListProps {
  readonly tab: Tab
  readonly inbox: ReturnType<typeof useInbox>
  /** Called when a notification's link was followed. */
  readonly onLeave: () => void
}

/** Notifications by day, newest first; the arrow keys move between them. */
export function InboxList({ tab, inbox, onLeave }: InboxListProps) {
  const { t, i18n } = useTranslation()
  const { data, error, isPending } = inbox
  if (isPending) return <Bones label={t('common.loading')} />
  if (!data) return <ErrorState error={error} onRetry={() => void inbox.refetch()} small />
  const shown = data.notifications.filter(({ status }) => tab === 'all' || status === 'unread')
  if (shown.length === 0)
    return tab === 'all' ? (
      <EmptyState small title={t('told.empty')} text={t('told.emptyText')} />
    ) : (
      <EmptyState small scene="done" title={t('told.noneUnread')} />
    )
  return (
    // The keys move the focus between the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={goOn}>
      {byDay(shown, (moment) => dayOf(i18n, moment)).map(([day, some]) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul>
            {some.map((notification) => (
              <InboxItem
                key={notification.id}
                notification={notification}
                all={shown}
                isKept={tab === 'all'}
                onLeave={onLeave}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byDay(
  events: readonly NotificationRow[],
  dayFor: (moment: string) => string,
): [string, NotificationRow[]][] {
  const days = new Map<string, NotificationRow[]>()
  for (const item of events) {
    const day = dayFor(item.createdAt)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days]
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-told]')]
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement))
  event.preventDefault()
  items[Math.min(Math.max(at + step, 0), items.length - 1)]?.focus()
}

const Bones = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} aria-busy="true">
    {[0, 1, 2, 3].map((index) => (
      <div key={index} className={styles.bones} aria-hidden="true">
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    ))}
  </div>
)
