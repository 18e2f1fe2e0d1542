import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { problemOf } from '#providers/data/http/problem'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { useAccountCalls, valuesOf, type Account, type AccountValues } from './account-data'
import { MessageFields, ServerFields, SignInFields } from './account-fields'
import { ConnectionTest } from './connection-test'
import styles from './fetching.module.css'

interface AccountDialogProps {
  /** The mailbox that is changed; undefined for a new one. */
  readonly account: Account | undefined
  readonly onClose: () => void
}

const named = new Set([
  'name',
  'host',
  'port',
  'security',
  'userName',
  'password',
  'folder',
  'label',
  'existing',
])

/** A form for a mailbox elsewhere. Its connection is checked before it is saved. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [values, setValues] = useState(() => valuesOf(account))
  const { save, test } = useAccountCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  const [messages, setMessages] = useState<number>()
  const set = (changed: Partial<AccountValues>) => {
    setMessages(undefined)
    setValues((before) => ({ ...before, ...changed }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setMessages(undefined)
    void attempt(async () => {
      await save(account?.id, { ...values, isActive: account?.isActive ?? true })
      notify({ message: t('mailAccounts.saved') })
      onClose()
    })
  }
  const check = () => {
    setMessages(undefined)
    void attempt(async () => setMessages(await test(account?.id, values)))
  }
  const errors = problemOf(refusal)?.errors
  const fault = (name: string) => errors?.[name]?.join(' ')
  const isAtFields = errors !== undefined && Object.keys(errors).every((name) => named.has(name))
  const fields = { id, values, fault, set }
  return (
    <QuestionDialog
      title={t(account ? 'mailAccounts.editTitle' : 'mailAccounts.addTitle')}
      yes={t('mailAccounts.save')}
      form={id}
      isWide
      isRunning={isRunning}
      refusal={isAtFields ? undefined : refusal}
      onNo={onClose}
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <p className={`${styles.hint} ${styles.whole}`}>{t('mailAccounts.sending')}</p>
        <ServerFields {...fields} />
        <SignInFields {...fields} isKnown={account !== undefined} />
        <MessageFields {...fields} />
        <ConnectionTest isRunning={isRunning} messages={messages} onTest={check} />
      </form>
    </QuestionDialog>
  )
}
