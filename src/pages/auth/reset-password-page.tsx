import { useForgotPassword } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { readPending } from '#providers/auth/pending'
import type { ForgotPasswordParams } from '#providers/auth/auth-params'
import { AccountForm } from './parts/account-form'
import { AuthPage } from './parts/auth-page'
import { ResetSent } from './parts/reset-sent'
import * as rules from './rules'
import { TextField } from './parts/text-field'
import { useAccountForm } from './use-account-form'
import { succeeded, useFormOutcome } from './use-form-outcome'

/** Requests a code for setting a new password. The response does not depend on whether the address is registered. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const [{ email }] = useState(readPending)
  const [sentTo, setSentTo] = useState<string>()
  const { mutateAsync: requestCode } = useForgotPassword<ForgotPasswordParams>(useFormOutcome())
  const form = useAccountForm({ email: rules.email }, async ({ email: to }) => {
    await succeeded(requestCode({ email: to }))
    setSentTo(to)
  })
  if (sentTo !== undefined)
    return (
      <AuthPage>
        <ResetSent email={sentTo} search={search} onBack={() => setSentTo(undefined)} />
      </AuthPage>
    )
  return (
    <AuthPage>
      <AccountForm
        form={form}
        title={t('auth.resetTitle')}
        intro={t('auth.resetText')}
        submit={t('auth.sendCode')}
        after={
          <div className="quiet sign-in-links">
            <Link to={{ pathname: '/auth/new-password', search }}>{t('auth.haveCode')}</Link>
            <Link to={{ pathname: '/auth/login', search }}>{t('auth.backToSignIn')}</Link>
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
      </AccountForm>
    </AuthPage>
  )
}
