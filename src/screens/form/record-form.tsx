import type { OpenNotificationParams } from '@refinedev/core'
import {
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { FormProvider } from 'react-hook-form'
import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import { computedOf, readableFields } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useLeaveGuard } from '#providers/router/leave-guards'
import { FormSkeleton } from '#shell/states'
import { useLoadedEditors } from '../fields/input/rich-text/lazy-rich-text'
import { FormScopeProvider, type NewRecordProps } from '../fields/input/form-scope'
import { useSeriesForm, type FormOccurrence } from '../series/use-series-form'
import { FormBody } from './form-body'
import { ConflictBanner } from './saving/conflict-banner'
import { FaultSummary } from './saving/fault-summary'
import { useFaultText } from './faults/fault-text'
import { formFields, pick } from './form-fields'
import { withMaker, withTitleOf } from './given-values'
import { isInSections } from './sections/filled-sections'
import type { FormValues } from '../fields/form-values'
import styles from './form.module.css'
import { DraftBar } from './drafts/draft-bar'
import { LeaveDialog } from './drafts/leave-dialog'
import { useDraft } from './drafts/use-draft'
import { useRecordForm } from './use-record-form'
import { useLaterReading, useSave, type Saved } from './saving/use-save'
import { useScopeOf } from './use-scope-of'
import { useSaveKeys } from './saving/use-save-keys'

interface RecordFormProps {
  readonly resource: AnyResource
  /** The record; left out for a new one. Newer versions are merged with the typed values. */
  readonly row?: Row
  readonly title: string
  /** Whether the form is a page of its own or in a dialog above another page. */
  readonly container: 'page' | 'dialog'
  readonly onSaved: Saved
  /** The message after the record was saved; without it there is none. */
  readonly notice?: (row: Row) => OpenNotificationParams
  readonly onCancel: () => void
  /** Initial values of a new record beside its defaults; `_refs` has the titles of the records they refer to. */
  readonly given?: FormValues
  /** Receives a function that cancels the form, after confirmation if typed values would be lost. */
  readonly cancelRef?: Ref<() => void>
  /** Creates a record of another resource when a picker does not find one. */
  readonly NewRecord?: ComponentType<NewRecordProps>
  /** The fields to show, in this order; by default all fields that the user may set. */
  readonly only?: readonly string[]
  /** Shown between the inputs and the buttons. */
  readonly children?: ReactNode
  /** The record is the user's own, and is saved as such. */
  readonly own?: boolean
  /** The occurrence that the form shows, if the record is a series. */
  readonly occurrence?: FormOccurrence | undefined
}

/** The generated form of a record: every field that the user may set, by its kind. */
export function RecordForm(props: RecordFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <LoadedForm {...props} />
    </Suspense>
  )
}

/** Suspends until the editors of its fields have loaded: a form is complete, or it is not there yet. */
function LoadedForm(props: RecordFormProps) {
  const { resource, title, container, onSaved, onCancel, given, cancelRef, NewRecord, only, occurrence } =
    props
  const series = useSeriesForm(resource, props.row, occurrence)
  const { row } = series
  const { data: user } = useGetIdentity()
  // The role is fixed when the form opens, so that the form stays the same even if the session ends.
  const [role] = useState<Role>(user?.role ?? 'user')
  const isNew = row === undefined
  const fields = useMemo(() => pick(formFields(resource, role, isNew), only), [resource, role, isNew, only])
  useLoadedEditors(fields)
  const computed = useMemo(
    () =>
      only ? [] : Object.keys(computedOf(resource)).filter((name) => name in readableFields(resource, role)),
    [resource, role, only],
  )
  const isSectioned = isInSections(resource, fields, { only, container })
  const faultText = useFaultText(resource, fields)
  const state = useRecordForm({
    resource,
    fields,
    row,
    given: withMaker(fields, user?.id, given),
    faultText,
    own: props.own,
    notice: props.notice,
  })
  const known = useMemo(() => withTitleOf(user, given), [user, given])
  const scope = useScopeOf(resource, row, state.form.trigger, NewRecord, known)
  const { save, failure, conflict, resolve, absorb } = useSave(state, fields, onSaved, series)
  useLaterReading(row, state, absorb)
  const draft = useDraft(state, { resource, row, title, fields, only, occurrence: occurrence?.at, absorb })
  const leave = useLeaveGuard(state.isDirty)
  const [isLeaving, setLeaving] = useState(false)
  // On a page, cancelling is a navigation, which has its own confirmation.
  const cancel = () => {
    if (container === 'dialog' && state.isDirty()) return setLeaving(true)
    // The form of one's own account stays open: cancelling it discards what was typed.
    if (props.own) draft.discard()
    onCancel()
  }
  useImperativeHandle(cancelRef, () => cancel)
  const element = useRef<HTMLFormElement>(null)
  const isSaving = useRef(false)
  const notice = useRef<HTMLDivElement>(null)
  useSaveKeys(element)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving.current) return
    if (conflict) return notice.current?.focus()
    isSaving.current = true
    await state.form
      .handleSubmit(save)(event)
      .finally(() => {
        isSaving.current = false
      })
  }
  return (
    <FormProvider {...state.form}>
      <FormScopeProvider value={scope}>
        <form
          ref={element}
          noValidate
          aria-label={title}
          className={container === 'page' ? (isSectioned ? styles.sectioned : styles.page) : styles.dialog}
          onSubmit={(event) => void submit(event)}
        >
          <DraftBar {...draft} />
          {conflict ? (
            <ConflictBanner ref={notice} conflict={conflict} onResolve={resolve} />
          ) : (
            <FaultSummary failure={failure} elsewhere={failure ? state.form.unassignedErrors : []} />
          )}
          <FormBody
            {...props}
            isSectioned={isSectioned}
            fields={fields}
            computed={computed}
            onCancel={cancel}
          />
        </form>
        {series.question}
        {isLeaving && <LeaveDialog onLeave={onCancel} onStay={() => setLeaving(false)} />}
        {leave.isStopped && <LeaveDialog onLeave={leave.proceed} onStay={leave.stay} />}
      </FormScopeProvider>
    </FormProvider>
  )
}
