import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#shell/states'
import styles from './account.module.css'

interface AccountCardProps {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
  /** Why the content could not be read, where it could not. */
  readonly error?: unknown
  readonly onRetry?: () => void
  /** The content is still on its way. */
  readonly isLoading?: boolean
  readonly children?: ReactNode
}

/** One matter of the account: what it is, what can be done, and how it stands. */
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
