import { useTranslation } from 'react-i18next'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Message } from '../chat-data'
import styles from './reply-count.module.css'
import { useOpenReply } from './use-open-reply'

/** The number of replies to a message, as a button that opens its thread. */
export function ReplyCount({ message: { id, replyCount, repliedAt } }: { message: Message }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { open } = useOpenReply()
  if (replyCount === 0) return null
  return (
    <button type="button" className={styles.replies} onClick={() => open(id)}>
      <strong>{t('chat.replies', { count: replyCount })}</strong>
      {repliedAt && <time dateTime={repliedAt}>{formatWhen(repliedAt, locale)}</time>}
    </button>
  )
}
