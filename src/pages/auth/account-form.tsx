import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#shell/parts/use-title'
import type { AccountForm as Form, Failure } from './use-account-form'
import { useSecondsLeft } from './use-seconds-left'

interface AccountFormProps {
  readonly form: Form<string>
  /** The h1; the title of the window where `windowTitle` says nothing else. */
  readonly title: string
  readonly windowTitle?: string
  readonly intro?: ReactNode
  /** Stands where a failure would, while there is none. */
  readonly notice?: ReactNode
  /** The word on the button. */
  readonly submit: string
  /** Stands beneath the form. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** What all forms of sign-in look like: heading, what went wrong, the fields, the button, and where else to go. */
export function AccountForm({
  form,
  title,
  windowTitle,
  intro,
  notice,
  submit,
  after,
  children,
}: AccountFormProps) {
  const { t } = useTranslation()
  useTitle(windowTitle ?? title)
  const wait = useSecondsLeft(form.failure?.until ?? 0)
  return (
    <div className="sign-in">
      <div className="sign-in-head">
        <h1>{title}</h1>
        {intro && <p className="quiet">{intro}</p>}
      </div>
      {form.failure ? <FailureAlert {...form.failure} /> : notice}
      <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        {children}
        <button
          className="button primary large"
          aria-busy={form.isBusy}
          aria-disabled={wait > 0 || undefined}
        >
          {wait > 0 ? t('auth.tryAgainIn', { count: wait }) : submit}
        </button>
      </form>
      {after}
    </div>
  )
}

/** Something that must be heard. */
export const Alert = ({ text }: { text: string }) => (
  <p className="alert" role="alert">
    {text}
  </p>
)

/** What went wrong, and why, where somebody has written that. */
function FailureAlert({ message, reason }: Failure) {
  const { t } = useTranslation()
  if (reason === undefined) return <Alert text={message} />
  return (
    <div className="alert" role="alert">
      <p>{message}</p>
      <p className="auth-reason">{t('auth.banReason', { reason })}</p>
    </div>
  )
}
