import { useId, type ReactNode } from 'react'
import { QuestionDialog } from '#screens/question-dialog'
import type { Rule } from '../auth/rules'
import { useAccountForm } from '../auth/use-account-form'
import styles from './account.module.css'

interface DialogFormProps<Name extends string> {
  readonly title: string
  readonly text?: string
  /** The label of the submit button. */
  readonly yes: string
  readonly weight?: 'yes' | 'danger'
  readonly rules: Readonly<Record<Name, Rule>>
  readonly send: (values: Record<Name, string>) => Promise<unknown>
  readonly onClose: () => void
  readonly children: (errors: Readonly<Partial<Record<Name, string>>>) => ReactNode
}

/** A small form in a dialog. */
export function DialogForm<Name extends string>(props: DialogFormProps<Name>) {
  const { rules, send, onClose, children, ...texts } = props
  const id = useId()
  const form = useAccountForm(rules, send)
  return (
    <QuestionDialog
      {...texts}
      form={id}
      isRunning={form.isBusy}
      refusal={form.failure?.message}
      onNo={onClose}
    >
      <form id={id} noValidate className={styles.dialogForm} onSubmit={form.onSubmit} onInput={form.onInput}>
        {children(form.errors)}
      </form>
    </QuestionDialog>
  )
}
