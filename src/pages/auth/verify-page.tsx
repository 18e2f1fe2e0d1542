import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readPending } from '#providers/auth/pending'
import { returnPage, signInUrl } from '#providers/auth/return-to'
import { endSession } from '#base/session/session'
import { resendCode, verify } from '#providers/auth/sign-in'
import { notify } from '#base/toasts/notify'
import { AccountForm } from './parts/account-form'
import { AuthPage } from './parts/auth-page'
import { CodeField } from './parts/code-input'
import { inputOf } from './input-of'
import { ResendCode } from './parts/resend-code'
import * as rules from './rules'
import { TextField } from './parts/text-field'
import { useAccountForm } from './use-account-form'

/** The step after registration: asks for the code sent to the address. */
export function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ email }] = useState(readPending)
  const target = useRef<HTMLDivElement>(null)
  const send = async (typed: { email: string; code: string }) => {
    const { displayName } = await verify(typed)
    notify({ message: t('auth.verified', { name: displayName }) })
    await navigate(returnPage(query), { replace: true })
  }
  const form = useAccountForm({ email: rules.email, code: rules.code }, send)
  const leave = () => {
    endSession('left')
    void navigate(signInUrl(query.get('returnTo') ?? undefined))
  }
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
                <button type="button" className="link-button" onClick={leave}>
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
