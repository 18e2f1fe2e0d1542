import { useLogin } from '@refinedev/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LoginParams } from '#providers/auth/auth-params'
import { requestedPage } from '#providers/auth/return-to'
import { messageOf, problemOf } from '#providers/data/http/problem'
import { AccountForm } from './account-form'
import { CodeField } from './code-input'
import * as rules from '../rules'
import { TextField } from './text-field'
import { useAccountForm } from '../use-account-form'
import { succeeded, useFormOutcome } from '../use-form-outcome'

interface SecondFactorProps {
  /** Proof from the server that the password was correct. */
  readonly ticket: string
  /** Returns to the first step, with a message to show there. */
  readonly onRestart: (text?: string) => void
}

export function SecondFactorForm(props: SecondFactorProps) {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <Step
      key={String(isRecovery)}
      {...props}
      isRecovery={isRecovery}
      other={
        <button type="button" className="link-button" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'auth.useApp' : 'auth.useRecovery')}
        </button>
      }
    />
  )
}

interface StepProps extends SecondFactorProps {
  readonly isRecovery: boolean
  readonly other: ReactNode
}

function Step({ ticket, onRestart, isRecovery, other }: StepProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { mutateAsync: login } = useLogin<LoginParams>(useFormOutcome())
  const takeRefusal = (error: unknown) => {
    const isOver = problemOf(error)?.title === 'token'
    if (isOver) onRestart(messageOf(error))
    return isOver
  }
  const form = useAccountForm(
    { code: isRecovery ? rules.anyCode : rules.code },
    ({ code }) =>
      succeeded(login({ step: 'secondFactor', ticket, code: code.trim(), returnTo: requestedPage(query) })),
    takeRefusal,
  )
  return (
    <AccountForm
      form={form}
      title={t('auth.secondFactorTitle')}
      intro={t(isRecovery ? 'auth.recoveryText' : 'auth.secondFactorText')}
      submit={t('auth.confirm')}
      after={
        <div className="quiet sign-in-links">
          <span>{other}</span>
          <span>
            <button type="button" className="link-button" onClick={() => onRestart()}>
              {t('auth.backToSignIn')}
            </button>
          </span>
        </div>
      }
    >
      {isRecovery ? (
        <TextField
          name="code"
          label={t('auth.recoveryCode')}
          autoComplete="off"
          isFirst
          error={form.errors.code}
        />
      ) : (
        <CodeField
          label={t('auth.code')}
          isFirst
          error={form.errors.code}
          onComplete={(element) => element.requestSubmit()}
        />
      )}
    </AccountForm>
  )
}
