import { useLogin } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { brand } from '#text/brand'
import { keepPending, readPending } from '#providers/auth/pending'
import type { LoginParams } from '#providers/auth/auth-params'
import { requestedPage } from '#providers/auth/return-to'
import type { Credentials } from '#providers/auth/sign-in'
import { useSession } from '#base/session/use-session'
import { problemOf } from '#providers/data/http/problem'
import { AccountForm, Alert } from './parts/account-form'
import { AuthPage } from './parts/auth-page'
import { PasswordField } from './parts/password-field'
import * as rules from './rules'
import { SecondFactorForm } from './parts/second-factor-form'
import { TextField } from './parts/text-field'
import { UnreachableAlert } from './parts/unreachable-alert'
import { useAccountForm } from './use-account-form'
import { succeeded, useFormOutcome } from './use-form-outcome'

/** Sign-in, in one step, or two if the account has a second factor. Shows a message if a session has just ended. */
export function LoginPage() {
  const [ticket, setTicket] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const restart = (text?: string) => {
    setNotice(text)
    setTicket(undefined)
  }
  return (
    <AuthPage>
      {ticket ? (
        <SecondFactorForm ticket={ticket} onRestart={restart} />
      ) : (
        <FirstStep notice={notice} onTicket={setTicket} />
      )}
    </AuthPage>
  )
}

const loginRules = { email: rules.email, password: rules.password }

interface FirstStepProps {
  readonly notice: string | undefined
  readonly onTicket: (ticket: string) => void
}

function FirstStep({ notice, onTicket }: FirstStepProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const [pending] = useState(readPending)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { mutateAsync: login } = useLogin<LoginParams>(useFormOutcome())
  const takeRefusal = (error: unknown, { email }: Credentials) => {
    const { ticket, registration } = problemOf(error) ?? {}
    if (ticket) onTicket(ticket)
    if (registration) {
      keepPending({ email, registration })
      void navigate({ pathname: '/auth/verify', search })
    }
    return ticket !== undefined || registration !== undefined
  }
  const send = ({ email, password }: Credentials) =>
    succeeded(login({ email, password, returnTo: requestedPage(query) }))
  const form = useAccountForm(loginRules, send, takeRefusal)
  return (
    <AccountForm
      form={form}
      title={t('auth.signInTitle', { name: brand.name })}
      windowTitle={t('auth.signIn')}
      notice={notice ? <Alert text={notice} /> : <EndingAlert />}
      submit={t('auth.signIn')}
      after={
        <p className="quiet">
          {t('auth.newHere')}{' '}
          <Link to={{ pathname: '/auth/register', search }}>{t('auth.createAccount')}</Link>
        </p>
      }
    >
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        defaultValue={pending.email}
        error={form.errors.email}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        error={form.errors.password}
        aside={<ForgotLink search={search} />}
      />
    </AccountForm>
  )
}

/** Links to the password reset and passes on the email address typed so far, by session storage and not in the URL. */
function ForgotLink({ search }: { search: string }) {
  const { t } = useTranslation()
  const takeAlong = (link: HTMLElement) => {
    const email = link.closest('form')?.querySelector<HTMLInputElement>('[name=email]')?.value.trim()
    if (email) keepPending({ email })
  }
  return (
    <Link
      to={{ pathname: '/auth/reset-password', search }}
      onClick={({ currentTarget }) => takeAlong(currentTarget)}
    >
      {t('auth.forgot')}
    </Link>
  )
}

function EndingAlert() {
  const { t } = useTranslation()
  const { ended } = useSession()
  if (ended === 'unreachable') return <UnreachableAlert />
  if (ended === 'expired') return <Alert text={t('auth.expired')} />
  return ended === 'refused' ? <Alert text={t('auth.ended')} /> : null
}
