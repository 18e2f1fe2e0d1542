import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { useMailCalls, useMailRefresh } from '../mail-data'
import type { textsOfDeletion } from './texts-of-deletion'

interface DeleteLabelProps {
  readonly id: string
  readonly name: string
  readonly texts: (typeof textsOfDeletion)['label' | 'search']
  readonly onClose: () => void
}

/** Asks, then deletes a label or a saved search. */
export function DeleteLabel({ id, name, texts, onClose }: DeleteLabelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { deleteLabel } = useMailCalls()
  const refresh = useMailRefresh()
  const { isRunning, refusal, attempt } = useAttempt()
  const remove = () =>
    attempt(async () => {
      await deleteLabel(id)
      onClose()
      void navigate('/dashboard/mail/all')
      await refresh()
    })
  return (
    <QuestionDialog
      title={t(texts.title, { name })}
      text={t(texts.text)}
      yes={t('mail.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void remove()}
    />
  )
}
