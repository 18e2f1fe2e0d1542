import { useRegister } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { RegisterParams } from '#providers/auth/auth-params'
import { requestedPage } from '#providers/auth/return-to'
import type { Registration } from '#providers/auth/sign-in'
import { AccountForm } from './parts/account-form'
import { Agreement } from './parts/agreement'
import { AuthPage } from './parts/auth-page'
import { PasswordField } from './parts/password-field'
import * as rules from './rules'
import { TextField } from './parts/text-field'
import { useAccountForm } from './use-account-form'
import { succeeded, useFormOutcome } from './use-form-outcome'
import { useInvitation } from './use-invitation'

const registrationRules = {
  firstName: rules.firstName,
  lastName: rules.lastName,
  email: rules.email,
  password: rules.newPassword,
}

/** Registration, with or without an invitation; the next page asks for the code sent by mail. */
export function RegisterPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const { mutateAsync: register } = useRegister<RegisterParams>(useFormOutcome())
  const token = query.get('invitation') ?? undefined
  const invitation = useInvitation(token)
  const send = (typed: Registration) =>
    succeeded(register({ ...typed, ...(token && { invitation: token }), returnTo: requestedPage(query) }))
  const form = useAccountForm(registrationRules, send)
  return (
    <AuthPage>
      <AccountForm
        form={form}
        title={t('auth.signUpTitle')}
        windowTitle={t('auth.signUp')}
        intro={invitation.text ?? t('auth.signUpText')}
        submit={t('auth.signUp')}
        after={
          <>
            <Agreement />
            <p className="quiet">
              {t('auth.haveAccount')} <Link to={{ pathname: '/auth/login', search }}>{t('auth.signIn')}</Link>
            </p>
          </>
        }
      >
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
          key={invitation.email}
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={invitation.email}
          error={form.errors.email}
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="new-password"
          isMeasured
          error={form.errors.password}
        />
      </AccountForm>
    </AuthPage>
  )
}
