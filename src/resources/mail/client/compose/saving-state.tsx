import { useTranslation } from 'react-i18next'
import styles from './compose.module.css'
import type { SaveStatus } from './draft-saver'

/** Shows whether the draft is saved. */
export function SaveStatusText({ status }: { status: SaveStatus }) {
  const { t } = useTranslation()
  const texts = {
    none: '',
    saving: t('mail.saving'),
    saved: t('mail.draftSaved'),
    failed: t('mail.draftFailed'),
  }
  return (
    <span role="status" className={styles.saving} data-failed={status === 'failed' || undefined}>
      {texts[status]}
    </span>
  )
}
