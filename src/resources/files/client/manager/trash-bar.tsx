import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#providers/data/http/problem'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { useNotify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import styles from './entries.module.css'
import type { FileWork } from './use-file-work'
import { useUsage } from './use-usage'
import { planEmptying, runEmptying, type EmptyingPlan } from './empty-trash'

/** How long the trash keeps its records, and the button that empties it. */
export function TrashBar({ work, isEmpty }: { work: FileWork; isEmpty: boolean }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const call = useCallEndpoint()
  const [plan, setPlan] = useState<EmptyingPlan>()
  const { isRunning, refusal, attempt } = useAttempt()
  const days = useUsage()?.trashDays
  const ask = () =>
    planEmptying(call).then(setPlan, (error: unknown) =>
      notify({ message: reasonOf(error), variant: 'error' }),
    )
  const empty = (confirming: EmptyingPlan) =>
    attempt(async () => {
      await runEmptying(confirming)
      setPlan(undefined)
      await work.readAgain()
    })
  return (
    <div className={styles.trashBar}>
      {days !== undefined && <p>{t('files.trashKept', { count: days })}</p>}
      {!isEmpty && (
        <button type="button" className="button" onClick={() => void ask()}>
          {t('files.emptyTheTrash')}
        </button>
      )}
      {plan && (
        <QuestionDialog
          title={t('files.emptyTheTrash')}
          text={t('files.emptyTrashText', { count: plan.count })}
          yes={t('files.deleteForGood')}
          weight="danger"
          isRunning={isRunning}
          refusal={refusal}
          onNo={() => setPlan(undefined)}
          onYes={() => void empty(plan)}
        />
      )}
    </div>
  )
}
