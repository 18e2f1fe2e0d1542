import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { App } from '#define'
import { routeAbout, routesOf } from '#define/reading'
import { useAccess, type CanNow } from '#providers/access'
import { useApp } from '#providers/app-context'
import { linkParameter } from '#base/list-links/list-link'
import { formatDistance, partsOfInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon, type IconName } from '../icons'
import { Invitation } from './invitation'
import styles from './notifications.module.css'
import { detailsOf, sentenceOf } from './notification-text'
import type { NotificationRow } from './use-inbox'
import { useMark } from './use-mark'

interface InboxItemProps {
  readonly notification: NotificationRow
  /** All notifications that are shown. */
  readonly all: readonly NotificationRow[]
  /** Whether it stays in the list when it is read. */
  readonly isKept: boolean
  readonly onLeave: () => void
}

/** A notification: text, time, link, whether it is read, and the answer to an invitation. */
export function InboxItem({ notification, all, isKept, onLeave }: InboxItemProps) {
  const { t, i18n } = useTranslation()
  const locale = useLocale()
  const can = useAccess()
  const app = useApp()
  const { markRead } = useMark()
  const path = pathOf(app, can, notification)
  const isUnread = notification.status === 'unread'
  const details = [whenOf(notification.createdAt, locale), ...detailsOf(i18n, notification)]
  const content = (
    <>
      <span className={styles.picture}>
        <Icon name={iconOf(app, notification)} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.sentence}>{sentenceOf(i18n, notification)}</span>
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
      {isUnread && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('told.isUnread')}</span>
        </span>
      )}
    </>
  )
  const follow = () => {
    if (isUnread) void markRead([notification.id])
    onLeave()
  }
  return (
    <li className={styles.item} data-unread={isUnread || undefined}>
      {path === undefined ? (
        <button
          type="button"
          data-told
          className={styles.main}
          onClick={() => isUnread && void markRead([notification.id])}
        >
          {content}
        </button>
      ) : (
        <Link data-told className={styles.main} to={path} onClick={follow}>
          {content}
        </Link>
      )}
      <Invitation
        notification={notification}
        all={all}
        onAnswered={() => isUnread && isKept && void markRead([notification.id])}
      />
      <MarkButton notification={notification} />
    </li>
  )
}

function MarkButton({ notification: { id, status } }: { notification: NotificationRow }) {
  const { t } = useTranslation()
  const { markRead, markUnread } = useMark()
  const label = t(status === 'unread' ? 'told.markRead' : 'told.markUnread')
  return (
    <button
      type="button"
      className={`icon-button ${styles.mark}`}
      aria-label={label}
      title={label}
      onClick={() => void (status === 'unread' ? markRead([id]) : markUnread(id))}
    >
      <Icon name={status === 'unread' ? 'check' : 'envelope'} size={16} />
    </button>
  )
}

/** Relative time for today; the time of day for earlier days, which are in the heading. */
const whenOf = (moment: string, locale: string): string =>
  new Date(moment).toDateString() === new Date().toDateString()
    ? formatDistance(moment, locale)
    : partsOfInstant(moment, locale)[1]

/** The link of a notification, if the user may open it. */
function pathOf(
  app: App,
  can: CanNow,
  { resource: name, record, values }: NotificationRow,
): string | undefined {
  const resource = name === null ? undefined : app[name]
  if (!resource || !can({ resource: resource.name, action: 'show' })) return undefined
  const view = values?.['view']
  if (record === null && typeof view === 'string')
    return `${routesOf(resource).list}?${new URLSearchParams({ [linkParameter]: view })}`
  return routeAbout(resource, record)
}

const iconOf = (app: App, { resource }: NotificationRow): IconName =>
  (resource === null ? undefined : app[resource]?.icon) ?? 'bell'
