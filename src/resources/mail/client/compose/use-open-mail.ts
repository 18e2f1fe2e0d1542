import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useMailCalls, type Draft } from '../mail-data'
import { maxOpen, openMail, type OpenMail } from './open-mails'

/** Returns a function that opens a mail for writing; shows a message if too many are open. */
export function useOpenMail(): (kind: OpenMail['kind'], start: Draft, below?: OpenMail['below']) => boolean {
  const { t } = useTranslation()
  const { saveDraft } = useMailCalls()
  return (kind, start, below) => {
    const isOpen = openMail({ kind, start, below, save: saveDraft })
    if (!isOpen) notify({ message: t('mail.tooManyOpen', { count: maxOpen }), variant: 'warning' })
    return isOpen
  }
}
