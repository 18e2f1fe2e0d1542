import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startSession } from '#providers/auth/start-session'

/**
 * Shows that the account could not be loaded although a token is stored, and retries on request. Until then the user
 * is not signed in; the token is kept.
 */
export function UnreachableAlert() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    await startSession()
    setBusy(false)
  }
  return (
    <div className="alert" role="alert">
      <p>{t('auth.unreachable')}</p>
      <button type="button" className="button" aria-busy={isBusy} onClick={() => void retry()}>
        {t('common.retry')}
      </button>
    </div>
  )
}
