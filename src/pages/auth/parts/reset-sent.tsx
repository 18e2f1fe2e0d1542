import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTitle } from '#shell/parts/use-title'

interface ResetSentProps {
  readonly email: string
  readonly search: string
  readonly onBack: () => void
}

/** The confirmation of a reset request; it does not reveal whether the address is registered. */
export function ResetSent({ email, search, onBack }: ResetSentProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(t('auth.resetSentTitle'))
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sign-in">
      <div className="sign-in-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('auth.resetSentTitle')}
        </h1>
        <p role="status">{t('auth.resetSent', { email })}</p>
      </div>
      <Link className="button primary large" to={{ pathname: '/auth/new-password', search }}>
        {t('auth.enterCode')}
      </Link>
      <p className="quiet">
        <button type="button" className="link-button" onClick={onBack}>
          {t('auth.otherAddress')}
        </button>
      </p>
    </div>
  )
}
