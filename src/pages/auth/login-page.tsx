import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { brand } from '../../brand'
import { signIn } from '../../providers/auth/sign-in'
import { useSession } from '../../providers/auth/use-session'
import { useTitle } from '../../shell/use-title'
import { PlainPage } from '../plain-page'
import * as rules from './rules'
import { PasswordField, TextField } from './text-field'
import { useAccountForm } from './use-account-form'

const loginRules = { email: rules.email, password: rules.password }

/** Sign-in; where a session has just ended it says so. */
export function LoginPage() {
  const { t } = useTranslation()
  useTitle(t('auth.signIn'))
  const { search } = useLocation()
  const form = useAccountForm(loginRules, signIn)
  return (
    <PlainPage>
      <div className="card sign-in">
        <h1>{t('auth.signInTitle', { name: brand.name })}</h1>
        {form.failure === undefined ? <EndingAlert /> : <Alert text={form.failure} />}
        <form noValidate onSubmit={form.onSubmit}>
          <TextField
            name="email"
            type="email"
            label={t('auth.email')}
            autoComplete="username"
            error={form.errors.email}
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={form.errors.password}
          />
          <button className="button primary large" aria-busy={form.isBusy}>
            {t('auth.signIn')}
          </button>
        </form>
        <p className="quiet">
          {t('auth.newHere')}{' '}
          <Link to={{ pathname: '/auth/register', search }}>{t('auth.createAccount')}</Link>
        </p>
      </div>
    </PlainPage>
  )
}

export const Alert = ({ text }: { text: string }) => (
  <p className="alert" role="alert">
    {text}
  </p>
)

function EndingAlert() {
  const { t } = useTranslation()
  const { ended } = useSession()
  if (ended === 'expired') return <Alert text={t('auth.expired')} />
  return ended === 'refused' ? <Alert text={t('auth.ended')} /> : null
}
