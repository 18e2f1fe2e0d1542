import { useForgotPassword, useUpdatePassword } from '@refinedev/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { readPending } from '#providers/auth/pending'
import type { ForgotPasswordParams, UpdatePasswordParams } from '#providers/auth/auth-params'
import { requestedPage } from '#providers/auth/return-to'
import { AccountForm } from './parts/account-form'
import { AuthPage } from './parts/auth-page'
import { CodeField } from './parts/code-input'
import { inputOf } from './input-of'
import { PasswordField } from './parts/password-field'
import { ResendCode } from './parts/resend-code'
import * as rules from './rules'
import { TextField } from './parts/text-field'
import { useAccountForm } from './use-account-form'
import { succeeded, useFormOutcome } from './use-form-outcome'

const resetRules = {
  email: rules.email,
  code: rules.code,
  password: rules.newPassword,
  confirmation: rules.confirmation,
}

/** Sets a new password with the code sent by mail, and signs in. */
export function NewPasswordPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [{ email }] = useState(readPending)
  const element = useRef<HTMLDivElement>(null)
  const signInPage = { pathname: '/auth/login', search: query.size > 0 ? `?${query}` : '' }
  const outcome = useFormOutcome()
  const { mutateAsync: requestCode } = useForgotPassword<ForgotPasswordParams>(outcome)
  const { mutateAsync: updatePassword } = useUpdatePassword<UpdatePasswordParams>(outcome)
  const send = ({ email: to, code, password }: Record<keyof typeof resetRules, string>) =>
    succeeded(updatePassword({ email: to, code, password, returnTo: requestedPage(query) }))
  const form = useAccountForm(resetRules, send)
  return (
    <AuthPage>
      <div ref={element} className="sign-in">
        <AccountForm
          form={form}
          title={t('auth.newPasswordTitle')}
          intro={t('auth.newPasswordText')}
          submit={t('auth.setPassword')}
          after={
            <div className="sign-in-links">
              <ResendCode
                address={() => inputOf(element.current, 'email').value.trim()}
                send={(to) => succeeded(requestCode({ email: to }))}
                onMissing={() => inputOf(element.current, 'email').focus()}
              />
              <p className="quiet">
                <Link to={signInPage}>{t('auth.backToSignIn')}</Link>
              </p>
            </div>
          }
        >
          <TextField
            name="email"
            type="email"
            label={t('auth.email')}
            autoComplete="username"
            defaultValue={email}
            error={form.errors.email}
          />
          <CodeField label={t('auth.code')} isFirst={email !== ''} error={form.errors.code} />
          <PasswordField
            name="password"
            label={t('auth.newPassword')}
            autoComplete="new-password"
            isMeasured
            error={form.errors.password}
          />
          <PasswordField
            name="confirmation"
            label={t('auth.confirmPassword')}
            autoComplete="new-password"
            error={form.errors.confirmation}
          />
        </AccountForm>
      </div>
    </AuthPage>
  )
}
