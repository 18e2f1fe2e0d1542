import { useLogin, useLogout } from '@refinedev/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { readPending } from '#providers/auth/pending'
import type { LoginParams } from '#providers/auth/auth-params'
import { requestedPage, signInUrl } from '#providers/auth/return-to'
import { AccountForm } from './parts/account-form'
import { AuthPage } from './parts/auth-page'
import { CodeField } from './parts/code-input'
import { inputOf } from './input-of'
import { ResendCode } from './parts/resend-code'
import * as rules from './rules'
import { TextField } from './parts/text-field'
import { useResendCode } from './use-resend-code'
import { useAccountForm } from './use-account-form'
import { succeeded, useFormOutcome } from './use-form-outcome'

/** The step after registration: asks for the code sent to the address. */
export function VerifyPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [{ email }] = useState(readPending)
  const target = useRef<HTMLDivElement>(null)
  const { mutateAsync: login } = useLogin<LoginParams>(useFormOutcome())
  const { mutate: logout } = useLogout()
  const resendCode = useResendCode()
  const returnTo = requestedPage(query)
  const send = (typed: { email: string; code: string }) =>
    succeeded(login({ step: 'verify', ...typed, returnTo }))
  const form = useAccountForm({ email: rules.email, code: rules.code }, send)
  return (
    <AuthPage>
      <div ref={target} className="sign-in">
        <AccountForm
          form={form}
          title={t('auth.verifyTitle')}
          intro={email ? t('auth.verifyText', { email }) : t('auth.verifyTextUnknown')}
          submit={t('auth.verify')}
          after={
            <div className="sign-in-links">
              <ResendCode
                address={() => inputOf(target.current, 'email').value.trim()}
                send={resendCode}
                onMissing={() => inputOf(target.current, 'email').focus()}
              />
              <p className="quiet">
                <button
                  type="button"
                  className="link-button"
                  onClick={() => logout({ redirectPath: signInUrl(returnTo) })}
                >
                  {t('auth.otherAccount')}
                </button>
              </p>
            </div>
          }
        >
          {email ? (
            <input type="hidden" name="email" value={email} />
          ) : (
            <TextField
              name="email"
              type="email"
              label={t('auth.email')}
              autoComplete="username"
              error={form.errors.email}
            />
          )}
          <CodeField
            label={t('auth.code')}
            isFirst={email !== ''}
            error={form.errors.code}
            onComplete={(element) => element.requestSubmit()}
          />
        </AccountForm>
      </div>
    </AuthPage>
  )
}
