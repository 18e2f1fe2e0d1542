import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './form.module.css'

interface FormFooterProps {
  readonly onCancel: () => void
  /** Goes to the step before, in a form with steps. */
  readonly onBack?: (() => void) | undefined
}

/** Save and Cancel, always visible however long the form is. */
export function FormFooter({ onCancel, onBack }: FormFooterProps) {
  const { t } = useTranslation()
  const { isSubmitting } = useFormState()
  return (
    <div className={`${styles.footer} ${styles.sticky}`}>
      <Button variant="text" color="inherit" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      {onBack && (
        <Button color="inherit" onClick={onBack}>
          {t('form.back')}
        </Button>
      )}
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
