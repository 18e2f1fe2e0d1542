import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './fetching.module.css'

interface ConnectionTestProps {
  /** Whether it is being checked, also before the form is saved. */
  readonly isRunning: boolean
  /** The number of messages that a successful test has found. */
  readonly messages: number | undefined
  readonly onTest: () => void
}

/** Checks the connection with the values of the form. */
export function ConnectionTest({ isRunning, messages, onTest }: ConnectionTestProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const text = isRunning
    ? t('mailAccounts.connecting')
    : messages !== undefined &&
      t('mailAccounts.works', { count: messages, total: formatNumber(messages, locale) })
  return (
    <div className={`${styles.test} ${styles.whole}`}>
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled={isRunning || undefined}
        onClick={() => !isRunning && onTest()}
      >
        {t('mailAccounts.test')}
      </Button>
      <p role="status">{text}</p>
    </div>
  )
}
