import { useTranslation } from 'react-i18next'
import { TimeDialog } from '../compose/sending/time-dialog'
import { useMinute } from '../use-minute'
import { snoozeTimes } from './snooze-times'

interface SnoozeDialogProps {
  readonly onClose: () => void
  readonly onSnooze: (until: string) => Promise<void>
}

/** Asks until when mails are snoozed. */
export function SnoozeDialog({ onClose, onSnooze }: SnoozeDialogProps) {
  const { t } = useTranslation()
  const texts = {
    title: t('mailRules.snoozeTitle'),
    label: t('mailRules.snoozeUntil'),
    yes: t('mailRules.snooze'),
  }
  const tomorrow = snoozeTimes(useMinute()).find(([name]) => name === 'tomorrow')?.[1]
  return (
    <TimeDialog
      texts={texts}
      name="snoozedUntil"
      start={tomorrow?.toISOString()}
      onClose={onClose}
      onChoose={async (until) => {
        onClose()
        await onSnooze(until)
      }}
    />
  )
}
