import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './form.module.css'

interface FormFooterProps {
  readonly onCancel: () => void
  readonly isSticky: boolean
}

/** Save and Cancel: within reach however long the form is. */
export function FormFooter({ onCancel, isSticky }: FormFooterProps) {
  const { t } = useTranslation()
  const { isSubmitting } = useFormState()
  return (
    <div className={isSticky ? `${styles.footer} ${styles.sticky}` : styles.footer}>
      <Button variant="text" color="inherit" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={isSubmitting || undefined}
        aria-keyshortcuts="Control+S Meta+S Control+Enter"
        title={t('form.shortcut')}
      >
        {isSubmitting ? t('form.saving') : t('form.save')}
      </Button>
    </div>
  )
}
