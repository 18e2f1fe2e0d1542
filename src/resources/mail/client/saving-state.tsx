import { useTranslation } from 'react-i18next'
import styles from './compose.module.css'
import type { Saving } from './use-draft-saving'

/** Says whether what is written is kept. */
export function SavingState({ saving }: { saving: Saving }) {
  const { t } = useTranslation()
  const words = {
    none: '',
    saving: t('mail.saving'),
    saved: t('mail.draftSaved'),
    failed: t('mail.draftFailed'),
  }
  return (
    <span role="status" className={styles.saving} data-failed={saving === 'failed' || undefined}>
      {words[saving]}
    </span>
  )
}
