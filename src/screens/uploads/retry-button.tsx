import { useTranslation } from 'react-i18next'

/** Retries an upload; its accessible name contains the name of the file. */
export function RetryButton({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="text-button" onClick={onRetry}>
      {t('common.retry')}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
