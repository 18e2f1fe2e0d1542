import { useTranslation } from 'react-i18next'
import styles from './bulk.module.css'
import type { BulkPlan } from './bulk-call'

/** The step of the dialog. */
export type Step =
  | { readonly at: 'filling'; readonly refusal?: unknown }
  | { readonly at: 'counting' }
  | { readonly at: 'asking'; readonly plan: BulkPlan }
  | { readonly at: 'failed'; readonly message: string }

interface BulkStepProps {
  readonly step: Exclude<Step, { at: 'filling' }>
  readonly resourceHasTrash: boolean
  readonly verb: string
  readonly number: (value: number) => string
}

/** The content of the dialog at a step. */
export function BulkStep({ step, resourceHasTrash, verb, number }: BulkStepProps) {
  const { t } = useTranslation()
  if (step.at === 'counting') return <p role="status">{t('listPanels.bulkCounting')}</p>
  if (step.at === 'failed') return <p role="alert">{step.message}</p>
  const { count, sample } = step.plan
  if (count === 0) return <p role="status">{t('listPanels.bulkNone')}</p>
  const more = count - sample.length
  return (
    <>
      <ul className={styles.sample}>
        {sample.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {more > 0 && <li>{t('listPanels.bulkMore', { count: more, total: number(more) })}</li>}
      </ul>
      {verb === 'delete' && (
        <p>{t(resourceHasTrash ? 'listPanels.bulkTrash' : 'listPanels.bulkForGood', { count })}</p>
      )}
    </>
  )
}
