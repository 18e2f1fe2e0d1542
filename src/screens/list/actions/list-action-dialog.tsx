import { useCustomMutation, useInvalidate } from '@refinedev/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { actionsOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { AskForm } from '#screens/moves/ask-form'
import { QuestionDialog } from '#screens/question-dialog'
import { success } from '#screens/records/notifications'
import { useAttempt } from '#screens/use-attempt'

interface ListActionDialogProps {
  readonly resource: AnyResource
  readonly action: string
  /** Initial values of its inputs. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  /** The titles of the records that the initial values refer to, by id. */
  readonly titles?: Readonly<Record<string, string>> | undefined
  readonly onClose: () => void
}

/** The input of a list action belongs to no record. */
const noRow: Row = { id: '', version: 0, createdAt: '', updatedAt: '', _can: [] }

/** Asks for confirmation or input before a list action. */
export function ListActionDialog({ resource, action, given, titles, onClose }: ListActionDialogProps) {
  const { t } = useTranslation()
  const label = useLabels().action(resource, action)
  const { mutateAsync } = useCustomMutation()
  const invalidate = useInvalidate()
  const { isRunning, refusal, attempt } = useAttempt()
  const form = useId()
  const { input = {} } = actionsOf(resource)[action] ?? {}
  const go = (values: Values) =>
    attempt(async () => {
      await mutateAsync({
        url: `/api/${resource.name}/${action}`,
        method: 'post',
        values,
        successNotification: () => success(t('list.actionDone', { action: label })),
        errorNotification: false,
      })
      onClose()
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] })
    })
  const isForm = Object.keys(input).length > 0
  return (
    <QuestionDialog
      title={t('list.actionAsk', { action: label })}
      yes={label}
      isRunning={isRunning}
      refusal={isForm ? undefined : refusal}
      onNo={onClose}
      {...(isForm ? { form } : { onYes: () => void go({}) })}
    >
      {isForm && (
        <AskForm
          id={form}
          resource={resource}
          action={action}
          fields={input}
          given={given}
          row={titles ? { ...noRow, _refs: titles } : noRow}
          refusal={refusal}
          onGo={go}
        />
      )}
    </QuestionDialog>
  )
}
