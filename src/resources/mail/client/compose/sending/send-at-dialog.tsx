import { useTranslation } from 'react-i18next'
import { TimeDialog } from './time-dialog'

interface SendAtDialogProps {
  /** The time that is shown at first. */
  readonly start: string | undefined
  readonly onClose: () => void
  /** Sends a mail at a time; a rejection is shown. */
  readonly onChoose: (sendAt: string) => Promise<void>
}

/** Asks when a mail is to be sent. */
export function SendAtDialog(props: SendAtDialogProps) {
  const { t } = useTranslation()
  const texts = { title: t('mail.sendAtTitle'), label: t('mail.sendAt'), yes: t('mail.schedule') }
  return <TimeDialog {...props} texts={texts} name="sendAt" />
}
