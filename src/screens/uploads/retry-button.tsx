import { useTranslation } from 'react-i18next'

/** Another try for a file; whoever cannot see beside which one it stands hears its name. */
export function RetryButton({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="text-button" onClick={onRetry}>
      {t('common.retry')}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
