import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import { useMinute } from '../../use-minute'
import styles from '../compose.module.css'
import { sendTimes } from './send-times'
import { SendAtDialog } from './send-at-dialog'

interface SendButtonProps {
  /** The id of the form that it submits. */
  readonly form: string
  readonly isRunning: boolean
  /** Whether the mail could be sent; faults are then shown. */
  readonly isReady: () => boolean
  readonly onSchedule: (sendAt: string) => Promise<void>
}

/** Sends the mail, or opens a menu with times at which it is sent. */
export function SendButton({ form, isRunning, isReady, onSchedule }: SendButtonProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const now = useMinute()
  const items = [
    ...sendTimes(now).map(([name, at]) => ({
      label: t(`mail.sendTimes.${name}`, { when: formatInstant(at.toISOString(), locale) }),
      picture: <Icon name="clock" size={18} />,
      run: () => void onSchedule(at.toISOString()),
    })),
    {
      label: t('mail.chooseTime'),
      picture: <Icon name="calendar-blank" size={18} />,
      run: () => isReady() && setAsking(true),
    },
  ]
  return (
    <span className={styles.send}>
      <Button type="submit" form={form} variant="contained" aria-disabled={isRunning || undefined}>
        {t('mail.send')}
      </Button>
      <MenuButton name={t('mail.sendLater')} items={items} className={styles.later ?? ''}>
        <Icon name="caret-down" size={16} />
      </MenuButton>
      {isAsking && (
        <SendAtDialog
          start={undefined}
          onClose={() => setAsking(false)}
          onChoose={async (sendAt) => {
            setAsking(false)
            await onSchedule(sendAt)
          }}
        />
      )}
    </span>
  )
}
