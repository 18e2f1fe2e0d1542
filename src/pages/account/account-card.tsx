import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#shell/states'
import styles from './account.module.css'

interface AccountCardProps {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
  /** The error of the request that loads the content, if it failed. */
  readonly error?: unknown
  readonly onRetry?: () => void
  readonly isLoading?: boolean
  readonly children?: ReactNode
}

/** One topic of the account: title, description, actions and current state. */
export function AccountCard({ title, text, actions, error, onRetry, isLoading, children }: AccountCardProps) {
  const id = useId()
  const { t } = useTranslation()
  const content = () => {
    if (error && onRetry) return <ErrorState small error={error} onRetry={onRetry} />
    return isLoading ? <p role="status">{t('common.loading')}</p> : children
  }
  return (
    <section className={`card ${styles.card}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className="quiet">{text}</p>
        </div>
        {actions}
      </div>
      {content()}
    </section>
  )
}
