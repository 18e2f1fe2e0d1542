import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import type { Change, ListedMail } from '../mail-data'
import { Action } from './action'

interface DeleteForeverProps {
  readonly mails: readonly ListedMail[]
  /** The mails as the call has them. */
  readonly given: Omit<Change, 'verb'>
  readonly change: (given: Change) => Promise<boolean>
  readonly onGone: () => void
}

/** Deletes mails in the trash and drafts for good, after a question. */
export function DeleteForever({ mails, given, change, onGone }: DeleteForeverProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  if (!mails.every(({ folder }) => folder === 'trash' || folder === 'drafts')) return null
  const remove = async () => {
    setConfirming(false)
    if (!(await change({ ...given, verb: 'delete' }))) return
    notify({ message: t('mail.deleted') })
    onGone()
  }
  return (
    <>
      <Action name={t('mail.deleteForever')} icon="trash" onRun={() => setConfirming(true)} />
      {isConfirming && (
        <QuestionDialog
          title={
            given.matching
              ? t('mail.deleteMatchingTitle')
              : t('mail.deleteForeverTitle', { count: mails.length })
          }
          text={t('mail.deleteForeverText')}
          yes={t('mail.deleteForever')}
          weight="danger"
          onNo={() => setConfirming(false)}
          onYes={() => void remove()}
        />
      )}
    </>
  )
}
