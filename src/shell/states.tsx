import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../providers/data/problem'

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

/** There is nothing to show, and what to do about it. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="state">
    <p className="state-title">{title}</p>
    {text && <p>{text}</p>}
    {action}
  </div>
)

/** Something could not be read: what the server said about it, and another try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const said = messageOf(error)
  return (
    <div className="state" role="alert">
      <p className="state-title">{t('common.loadFailed')}</p>
      <p>{said}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
}

/** The person may not see this; `reason` says why where there is more to say than that. */
export function RefusedState({ reason }: { reason?: string }) {
  const { t } = useTranslation()
  return (
    <div className="state">
      <p className="state-title">{t('errors.refusedTitle')}</p>
      <p>{reason ?? t('errors.refused')}</p>
    </div>
  )
}
