import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#shell/parts/use-title'
import type { AccountForm as Form, Failure } from '../use-account-form'
import { useSecondsLeft } from '../use-seconds-left'

interface AccountFormProps {
  readonly form: Form<string>
  /** The `h1`, and the window title unless `windowTitle` is given. */
  readonly title: string
  readonly windowTitle?: string
  readonly intro?: ReactNode
  /** Shown in place of the failure while there is none. */
  readonly notice?: ReactNode
  /** The label of the submit button. */
  readonly submit: string
  /** Rendered below the form. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The layout that all sign-in forms share: heading, failure, fields, button and links to other pages. */
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

/** A message that screen readers announce at once. */
export const Alert = ({ text }: { text: string }) => (
  <p className="alert" role="alert">
    {text}
  </p>
)

/** The failure, and the reason if one was entered. */
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
