import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './messages.module.css'
import type { Message } from '../chat-data'
import type { MessageContext } from './message/message-context'
import { MessageGroup } from './message/message-group'
import { byDay } from './message-list'

interface MessageDaysProps extends MessageContext {
  readonly messages: readonly Message[]
  /** The number of the first unread message, with the divider in front of it. */
  readonly newFrom: number | undefined
  /** The number of the message to highlight. */
  readonly target: number | undefined
}

/** Messages by day and sender. */
export function MessageDays({ messages, newFrom, ...context }: MessageDaysProps) {
  const { t } = useTranslation()
  return byDay(messages, newFrom).map(({ day, groups }) => (
    <section key={day} aria-label={day}>
      <DayLine day={day} />
      {groups.map((group) => (
        <Fragment key={group.messages[0]?.id}>
          {group.messages[0]?.number === newFrom && <p className={styles.new}>{t('chat.newSince')}</p>}
          <MessageGroup group={group} {...context} />
        </Fragment>
      ))}
    </section>
  ))
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
