import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { FormDraft } from '#providers/drafts/stored-drafts'
import type { FormDraftState } from './use-draft'
import styles from './draft-bar.module.css'

/** Above a form: that a draft was restored or discarded, which others there are, and that nothing can be stored. */
export function DraftBar({ restored, discarded, others, isRefused, discard, change }: FormDraftState) {
  const { t } = useTranslation()
  const locale = useLocale()
  const when = ({ savedAt }: FormDraft) => formatWhen(new Date(savedAt).toISOString(), locale)
  if (!restored && !discarded && others.length === 0 && !isRefused) return null
  return (
    <div className={styles.bar}>
      {isRefused && (
        <Alert severity="warning" role="alert">
          {t('form.draftRefused')}
        </Alert>
      )}
      {restored && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" color="inherit" onClick={discard}>
              {t('form.draftDiscard')}
            </Button>
          }
        >
          <span>{t('form.draftTaken')}</span> <span>{t('form.draftOf', { when: when(restored) })}</span>
        </Alert>
      )}
      {discarded && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" color="inherit" onClick={() => change(discarded)}>
              {t('form.draftRestore')}
            </Button>
          }
        >
          {t('form.draftDiscarded')}
        </Alert>
      )}
      {others.map((draft) => (
        <Alert
          key={draft.slot}
          severity="info"
          role="status"
          action={
            <Button
              size="small"
              color="inherit"
              aria-label={t('form.draftUseOf', { when: when(draft) })}
              onClick={() => change(draft)}
            >
              {t('form.draftUse')}
            </Button>
          }
        >
          {t('form.draftOther', { when: when(draft) })}
        </Alert>
      ))}
    </div>
  )
}
