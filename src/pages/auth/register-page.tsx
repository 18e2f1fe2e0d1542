import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { register } from '../../providers/auth/sign-in'
import { useTitle } from '../../shell/use-title'
import { PlainPage } from '../plain-page'
import { Alert } from './login-page'
import * as rules from './rules'
import { PasswordField, TextField } from './text-field'
import { useAccountForm } from './use-account-form'

const registrationRules = {
  firstName: rules.firstName,
  lastName: rules.lastName,
  email: rules.email,
  password: rules.newPassword,
}

/** Registration. */
export function RegisterPage() {
  const { t } = useTranslation()
  useTitle(t('auth.signUp'))
  const { search } = useLocation()
  const form = useAccountForm(registrationRules, register)
  return (
    <PlainPage>
      <div className="card sign-in">
        <h1>{t('auth.signUpTitle')}</h1>
        {form.failure !== undefined && <Alert text={form.failure} />}
        <form noValidate onSubmit={form.onSubmit}>
          <div className="sign-in-names">
            <TextField
              name="firstName"
              label={t('auth.firstName')}
              autoComplete="given-name"
              error={form.errors.firstName}
            />
            <TextField
              name="lastName"
              label={t('auth.lastName')}
              autoComplete="family-name"
              error={form.errors.lastName}
            />
          </div>
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
            autoComplete="new-password"
            error={form.errors.password}
          />
          <button className="button primary large" aria-busy={form.isBusy}>
            {t('auth.signUp')}
          </button>
        </form>
        <p className="quiet">{t('auth.agreement')}</p>
        <p className="quiet">
          {t('auth.haveAccount')} <Link to={{ pathname: '/auth/login', search }}>{t('auth.signIn')}</Link>
        </p>
      </div>
    </PlainPage>
  )
}
