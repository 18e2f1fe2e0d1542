import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import { useTakeBack } from '../compose/held-mails'
import { SendAtDialog } from '../compose/sending/send-at-dialog'
import { useMailCalls, useMailRefresh } from '../mail-data'
import styles from './stack.module.css'

/** When a scheduled mail will be sent; it can be changed or cancelled. */
export function ScheduledNotice({ id, sendAt }: { readonly id: string; readonly sendAt: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const takeBack = useTakeBack()
  const { reschedule } = useMailCalls()
  const refresh = useMailRefresh()
  const [isChanging, setChanging] = useState(false)
  const change = async (next: string) => {
    await reschedule(id, next)
    setChanging(false)
    notify({ message: t('mail.scheduledFor', { when: formatInstant(next, locale) }) })
    await refresh()
  }
  return (
    <div className={styles.scheduled} role="note">
      <Icon name="clock" size={18} />
      <span>{t('mail.willBeSent', { when: formatInstant(sendAt, locale) })}</span>
      <button type="button" className="button" onClick={() => setChanging(true)}>
        {t('mail.changeTime')}
      </button>
      <button type="button" className="button" onClick={() => void takeBack(id)}>
        {t('mail.cancelSending')}
      </button>
      {isChanging && <SendAtDialog start={sendAt} onClose={() => setChanging(false)} onChoose={change} />}
    </div>
  )
}
