import Button from '@mui/material/Button'
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { problemOf } from '#providers/data/http/problem'
import { useRole } from '#providers/auth/use-auth'
import { Select } from '#shell/parts/select/select'
import type { SelectOption } from '#shell/parts/select/select-props'
import { useLabels } from '#base/i18n/labels'
import { describedBy, FieldFrame } from '#screens/fields/input/field-frame'
import { FieldInput } from '#screens/fields/input/field-input'
import { FormScopeProvider } from '#screens/fields/input/form-scope'
import { useLocale } from '#base/format/use-locale'
import { useFaultText } from '#screens/form/faults/fault-text'
import { newForm, type FormValues } from '#screens/fields/form-values'
import { assignErrors } from '#screens/form/faults/assign-errors'
import { RefusalAlert } from '#screens/form/faults/refusal-alert'
import { formResolver } from '#screens/form/faults/resolver'
import styles from './bulk.module.css'
import { commonFields } from './common-fields'

interface BulkEditFormProps {
  readonly id: string
  readonly resource: AnyResource
  readonly refusal: unknown
  readonly onGo: (values: Values) => Promise<void>
}

/** Fields added one by one, each with the value to set in every record. */
export function BulkEditForm({ id, resource, refusal, onGo }: BulkEditFormProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const prefix = useId()
  const role = useRole()
  const [names, setNames] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const possible = useMemo(() => commonFields(resource, role), [resource, role])
  const fields = useMemo(() => picked(possible, names), [possible, names])
  const faultText = useFaultText(resource, possible)
  const start = useMemo(() => newForm(possible), [possible])
  const resolver = useMemo(
    () => formResolver(() => ({ fields, mode: 'create', start, locale }), faultText),
    [fields, start, locale, faultText],
  )
  const form = useForm<FormValues>({ defaultValues: start, resolver })
  const { setError, getValues, setFocus, trigger } = form
  const scope = useMemo(
    () => ({
      resource,
      prefix,
      row: {},
      check: trigger,
      label: (name: string) => labels.field(resource, name),
      help: (name: string) => labels.help(resource, name),
      option: (name: string, value: string) => labels.option(resource, name, value),
    }),
    [resource, prefix, labels, trigger],
  )
  const last = names.at(-1)
  useEffect(() => {
    if (last) setFocus(last)
  }, [last, setFocus])
  const placed = useMemo(
    () => assignErrors(fields, getValues(), problemOf(refusal)?.errors ?? {}),
    [fields, getValues, refusal],
  )
  useEffect(() => {
    for (const { path, message } of placed.here) setError(path, { type: 'server', message })
  }, [placed, setError])
  const isEmpty = isMissing && names.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (names.length === 0) setMissing(true)
    else void form.handleSubmit((values) => onGo(values))(event)
  }
  const left = Object.keys(possible).filter((name) => !names.includes(name))
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <form id={id} noValidate onSubmit={submit} className={styles.edit}>
          {refusal !== undefined && <RefusalAlert refusal={refusal} elsewhere={placed.elsewhere} />}
          {names.map((name) => (
            <div key={name} className={styles.editField}>
              <FieldInput field={possible[name] as AnyField} path={name} name={name} className={undefined} />
              <Button
                color="inherit"
                aria-label={t('work.bulkEditRemove', { field: labels.field(resource, name) })}
                onClick={() => setNames(names.filter((value) => value !== name))}
              >
                ×
              </Button>
            </div>
          ))}
          {left.length > 0 && (
            <AddField
              key={names.length}
              id={`${prefix}add`}
              label={t(names.length > 0 ? 'work.bulkEditAdd' : 'work.bulkEditField')}
              options={left.map((name) => ({ value: name, label: labels.field(resource, name) }))}
              error={isEmpty ? t('work.bulkEditNone') : undefined}
              onAdd={(name) => setNames([...names, name])}
            />
          )}
        </form>
      </FormScopeProvider>
    </FormProvider>
  )
}

const picked = (fields: AnyFields, names: readonly string[]): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

interface AddFieldProps {
  readonly id: string
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly error: string | undefined
  readonly onAdd: (name: string) => void
}

/** The choice of a further field. */
function AddField({ id, label, options, error, onAdd }: AddFieldProps) {
  const { t } = useTranslation()
  return (
    <FieldFrame id={id} label={label} isGroup={false} required={false} help={undefined} error={error}>
      <Select
        id={id}
        options={[{ value: '', label: t('form.choose') }, ...options]}
        value=""
        isInvalid={error !== undefined}
        describedBy={describedBy(id, undefined, error)}
        onChange={(name) => name !== '' && onAdd(name)}
      />
    </FieldFrame>
  )
}
