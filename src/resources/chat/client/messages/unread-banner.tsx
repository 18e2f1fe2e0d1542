import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import styles from './unread-banner.module.css'
import { counted } from '../counted'
import type { LoadedThread } from '../use-open-thread'
import type { ThreadScroll } from './use-thread-scroll'

interface UnreadBannerProps {
  readonly thread: LoadedThread
  /** The number of the first unread message, which is above the screen. */
  readonly number: number
  readonly onJump: () => void
  readonly scroll: ThreadScroll
}

/** The number of unread messages above the screen, with buttons to go there and to mark them as seen. */
export function UnreadBanner({ thread, number, onJump, scroll }: UnreadBannerProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { conversation, messages, showAround, seen } = thread
  const { unreadCount, firstUnreadAt, lastNumber } = conversation
  const jump = async () => {
    onJump()
    scroll.toMessage(number)
    if (!messages.some((message) => message.number === number)) await showAround(number)
  }
  const markAll = () =>
    seen(lastNumber, true).catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
  return (
    <div className={styles.banner} role="status">
      <button type="button" onClick={() => void jump()}>
        <Icon name="arrow-up" size={16} />
        {firstUnreadAt
          ? t('chat.newMessagesSince', { ...counted(unreadCount), when: formatWhen(firstUnreadAt, locale) })
          : t('chat.newBelow', counted(unreadCount))}
      </button>
      <button type="button" onClick={() => void markAll()}>
        {t('chat.markAsRead')}
      </button>
    </div>
  )
}
