import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { FormProvider, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { busyView } from '#define/views/busy'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'
import type { FormValues } from '#screens/fields/form-values'
import { OverlapNote } from '#screens/busy/overlap-note'
import { FieldInput } from '#screens/fields/input/field-input'
import { FormScopeProvider } from '#screens/fields/input/form-scope'
import { FaultSummary } from '#screens/form/saving/fault-summary'
import { useFaultText } from '#screens/form/faults/fault-text'
import { useSave } from '#screens/form/saving/use-save'
import { useSaveKeys } from '#screens/form/saving/use-save-keys'
import { useRecordForm } from '#screens/form/use-record-form'
import { useScopeOf } from '#screens/form/use-scope-of'
import { success } from '#screens/records/notifications'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { calendarOf } from '#screens/spans/spans'
import { CalendarSelect } from './calendar-select'
import type { QuickFormProps } from './quick-props'
import styles from './quick-event.module.css'

const asRead = { shown: (row: Row) => row, choose: undefined }

/** Title, time, calendar and room of a new event. */
export function QuickForm(props: QuickFormProps) {
  const { resource, fields, given, title, onSaved } = props
  const { t } = useTranslation()
  const undoOffer = useUndoOffer(resource)
  const faultText = useFaultText(resource, fields)
  const state = useRecordForm({
    resource,
    fields,
    row: undefined,
    given,
    faultText,
    notice: (row) => success(t('form.created', { title: titleOf(resource, row) }), undoOffer(row, 'create')),
  })
  const { form } = state
  const scope = useScopeOf(resource, undefined, form.trigger, undefined, given)
  const { save, failure } = useSave(state, fields, onSaved, asRead)
  const isSaving = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  useSaveKeys(element)
  const focus = useEffectEvent(() => form.setFocus(resource.title))
  useEffect(() => focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving.current) return
    isSaving.current = true
    await form
      .handleSubmit(save)(event)
      .finally(() => {
        isSaving.current = false
      })
  }
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <form
          ref={element}
          noValidate
          aria-label={title}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          {failure && <FaultSummary failure={failure} elsewhere={form.unassignedErrors} />}
          <Inputs {...props} />
          <Foot isSaving={form.formState.isSubmitting} onMore={() => props.onMore(form.getValues())} />
        </form>
      </FormScopeProvider>
    </FormProvider>
  )
}

function Inputs({ resource, fields, calendars, onDraft }: QuickFormProps) {
  const { start, end, allDay, calendar, exclusive } = calendarOf(resource)
  const values = useWatch()
  const show = useEffectEvent(onDraft)
  useEffect(() => show(values), [values])
  const input = (name: string | undefined) => {
    const field = name === undefined ? undefined : fields[name]
    return name !== undefined && field && <FieldInput field={field} path={name} name={name} />
  }
  const scope = calendar !== undefined && fields[calendar] && calendars.calendars.length > 0
  return (
    <>
      {input(resource.title)}
      <div className={styles.times}>
        {input(start)}
        {input(end)}
      </div>
      <Overlap resource={resource} values={values} />
      {allDay !== undefined && fields[allDay] && <WholeDayBox resource={resource} name={allDay} />}
      {input(exclusive)}
      {scope && <CalendarSelect name={calendar} calendars={calendars.calendars} resource={resource} />}
    </>
  )
}

/** The warning that the typed time overlaps with events of the user. */
function Overlap({ resource, values }: { readonly resource: AnyResource; readonly values: FormValues }) {
  const { start, end = '', allDay = '' } = calendarOf(resource)
  const [from, until] = [values[start], values[end]]
  const isTimed = values[allDay] !== true && isInstant(from) && isInstant(until) && from < until
  return isTimed && busyView(resource) ? (
    <OverlapNote resource={resource} range={{ start: from, end: until }} />
  ) : null
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Whether the event lasts whole days. */
function WholeDayBox({ resource, name }: { readonly resource: AnyResource; readonly name: string }) {
  const labels = useLabels()
  const { ref, value, onBlur, onChange } = useController({ name }).field
  return (
    <label className={styles.check}>
      <input
        ref={ref}
        type="checkbox"
        checked={value === true}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
      {labels.field(resource, name)}
    </label>
  )
}

interface FootProps {
  readonly isSaving: boolean
  readonly onMore: () => void
}

function Foot({ isSaving, onMore }: FootProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.foot}>
      <Button color="inherit" onClick={onMore}>
        {t('scheduling.moreOptions')}
      </Button>
      <Button type="submit" variant="contained" aria-disabled={isSaving || undefined}>
        {isSaving ? t('form.saving') : t('form.save')}
      </Button>
    </div>
  )
}
