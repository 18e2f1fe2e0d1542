import { useTranslation } from 'react-i18next'
import styles from './mail-list.module.css'

interface MoreButtonProps {
  readonly isBusy: boolean
  readonly onRun: () => void
}

/** Reads the next conversations of a list. */
export function MoreButton({ isBusy, onRun }: MoreButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={`button ${styles.more}`} aria-busy={isBusy} onClick={onRun}>
      {t('mail.more')}
    </button>
  )
}
