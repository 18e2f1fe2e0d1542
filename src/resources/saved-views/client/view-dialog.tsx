import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { roles, ruleFor } from '#define/access'
import type { AnyFields } from '#define/kinds'
import { isWritable } from '#define/reading'
import type { Values } from '#define/parsing/parse'
import { useApp } from '#providers/app-context'
import { useRole } from '#providers/auth/use-auth'
import { AskForm } from '#screens/moves/ask-form'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import type { ViewRow } from './view-address'

interface ViewDialogProps {
  /** The resource of the list. */
  readonly resource: AnyResource
  /** The view to change; undefined for a new one. */
  readonly view: ViewRow | undefined
  readonly onSave: (values: Values) => Promise<void>
  readonly onClose: () => void
}

const noRow: Values = {}

/** Asks for the name of a view, whether it is shared, and for which roles it is the default. */
export function ViewDialog({ resource, view, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation()
  const views = useApp()['savedViews'] as AnyResource
  const role = useRole()
  const { isRunning, refusal, attempt } = useAttempt()
  const form = useId()
  const fields = useMemo(() => {
    const readers = roles.filter((item) => ruleFor(resource.access, item, 'read') !== false)
    const requested: AnyFields = Object.fromEntries(
      ['name', 'shared', 'defaultFor'].flatMap((name) => {
        const field = views.fields[name]
        if (!field || !isWritable(field, role)) return []
        return [[name, field.kind === 'choices' ? { ...field, options: readers } : field]]
      }),
    )
    return requested
  }, [views, role, resource])
  const given = useMemo(
    () => view && Object.fromEntries(Object.keys(fields).map((name) => [name, view[name]])),
    [view, fields],
  )
  const save = (values: Values) =>
    attempt(async () => {
      await onSave(values)
      onClose()
    })
  return (
    <QuestionDialog
      title={t(view ? 'savedViews.editTitle' : 'savedViews.saveTitle')}
      yes={t('savedViews.save')}
      isRunning={isRunning}
      onNo={onClose}
      form={form}
    >
      <AskForm
        id={form}
        resource={views}
        fields={fields}
        row={view ?? noRow}
        refusal={refusal}
        onGo={save}
        {...(given && { given })}
      />
    </QuestionDialog>
  )
}
