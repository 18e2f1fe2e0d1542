import { useEffect, useId, useMemo, useRef, type ComponentType, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AnyResource } from '../../define'
import type { Role } from '../../define/access'
import { changedFields, computedOf, seenFields } from '../../define/reading'
import type { Row } from '../../providers/data/answers'
import { useSession } from '../../providers/auth/use-session'
import { useLabels } from '../../providers/i18n/labels'
import { useLeaveGuard } from '../../providers/router/guarded-router'
import { FormScopeProvider, type NewRecordProps } from '../fields/input/form-scope'
import { ComputedList } from './computed-list'
import { ConflictBanner } from './conflict-banner'
import { FaultSummary } from './fault-summary'
import { useFaultText } from './fault-text'
import { FieldGrid } from './field-grid'
import { FormFooter } from './form-footer'
import styles from './form.module.css'
import { LeaveDialog } from './leave-dialog'
import { useRecordForm } from './use-record-form'
import { useLaterReading, useSave, type Saved } from './use-save'
import { useSaveKeys } from './use-save-keys'

interface RecordFormProps {
  readonly resource: AnyResource
  /** The record; left out for a new one. A later reading of it is merged with what was typed. */
  readonly row?: Row
  readonly title: string
  /** Stands on a page of its own, or in a dialog above another one. */
  readonly place: 'page' | 'dialog'
  readonly onSaved: Saved
  readonly onCancel: () => void
  /** Makes a record of another resource where a picker does not find one. */
  readonly NewRecord?: ComponentType<NewRecordProps>
}

const nobodysRow = {}

/** The generated form of a record: every field that the person may set, by its kind. */
export function RecordForm({ resource, row, title, place, onSaved, onCancel, NewRecord }: RecordFormProps) {
  const role: Role = useSession().user?.role ?? 'user'
  const fields = useMemo(() => changedFields(resource, role), [resource, role])
  const computed = useMemo(
    () => Object.keys(computedOf(resource)).filter((name) => name in seenFields(resource, role)),
    [resource, role],
  )
  const labels = useLabels()
  const prefix = useId()
  const scope = useMemo(
    () => ({
      resource,
      prefix,
      row: row ?? nobodysRow,
      label: (name: string) => labels.field(resource, name),
      help: (name: string) => labels.help(resource, name),
      option: (name: string, value: string) => labels.option(resource, name, value),
      NewRecord,
    }),
    [resource, prefix, row, labels, NewRecord],
  )
  const faultText = useFaultText(resource, fields, scope.option)
  const state = useRecordForm({ resource, fields, row, faultText })
  const { save, failure, conflict, resolve, absorb } = useSave(state, fields, onSaved)
  useLaterReading(row, state, absorb)
  const leave = useLeaveGuard(state.isDirty)
  const element = useRef<HTMLFormElement>(null)
  const isSaving = useRef(false)
  const notice = useRef<HTMLDivElement>(null)
  useSaveKeys(element)
  const isAsked =
    conflict !== undefined || (failure !== undefined && Object.keys(state.form.formState.errors).length === 0)
  useEffect(() => {
    if (isAsked) notice.current?.focus()
  }, [isAsked, failure, conflict?.row])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving.current) return
    isSaving.current = true
    if (conflict) notice.current?.focus()
    else await state.form.handleSubmit(save)(event)
    isSaving.current = false
  }
  return (
    <FormProvider {...state.form}>
      <FormScopeProvider value={scope}>
        <form
          ref={element}
          noValidate
          aria-label={title}
          className={place === 'page' ? styles.page : styles.dialog}
          onSubmit={(event) => void submit(event)}
        >
          {conflict ? (
            <ConflictBanner ref={notice} conflict={conflict} onResolve={resolve} />
          ) : (
            <FaultSummary ref={notice} failure={failure} />
          )}
          <FieldGrid fields={fields} />
          <ComputedList names={computed} />
          <FormFooter onCancel={onCancel} isSticky={place === 'page'} />
        </form>
        {leave.isStopped && <LeaveDialog onLeave={leave.proceed} onStay={leave.stay} />}
      </FormScopeProvider>
    </FormProvider>
  )
}
