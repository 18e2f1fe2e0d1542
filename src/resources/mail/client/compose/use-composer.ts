import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useAttachments } from '#screens/attachments/use-attachments'
import { useUploads } from '#screens/uploads/use-upload-queue'
import { maxAttached } from '#resources/mail/mail-limits.wire'
import { useMailCalls, useMailRefresh, type Draft } from '../mail-data'
import { changeMail, closeMail, type OpenMail } from './open-mails'
import { useSending } from './sending/use-sending'

/** What can be done with a mail that is being written. */
export function useComposer(mail: OpenMail) {
  const { t } = useTranslation()
  const calls = useMailCalls()
  const refresh = useMailRefresh()
  const { key, draft, saver } = mail
  const uploads = useUploads(mail.uploads)
  const attachments = useAttachments({ value: draft.attachments, uploads, maxBytes: maxAttached })
  const sending = useSending({ mail, attachments })
  return {
    attachments,
    sending,
    set: (values: Partial<Draft>) => {
      changeMail(key, values)
      sending.forgetFault()
    },
    /** Saves the draft, and closes it if that has succeeded. */
    close: async () => {
      if (sending.isRunning || !attachments.requireRest()) return
      await saver.flush()
      if (!saver.isSaved()) return notify({ message: t('mail.draftFailed'), variant: 'error' })
      closeMail(key)
      await refresh()
    },
    discard: async () => {
      closeMail(key)
      await saver.stop()
      const id = saver.id()
      if (id) await calls.update({ ids: [id], verb: 'delete' }).catch(() => undefined)
      notify({ message: t('mail.discarded'), variant: 'info' })
      await refresh()
    },
  }
}
export type Composer = ReturnType<typeof useComposer>
