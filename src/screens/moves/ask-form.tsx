import { useEffect, useId, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { problemOf } from '#providers/data/http/problem'
import { useLabels } from '#base/i18n/labels'
import { FormScopeProvider } from '../fields/input/form-scope'
import { useLocale } from '#base/format/use-locale'
import { useFaultText } from '../form/faults/fault-text'
import { FieldGrid } from '../form/field-grid'
import { newForm, type FormValues } from '../fields/form-values'
import { assignErrors } from '../form/faults/assign-errors'
import { RefusalAlert } from '../form/faults/refusal-alert'
import { formResolver } from '../form/faults/resolver'
import { storableValues } from '../form/drafts/storable-fields'
import { useDraftPersistence } from '../form/drafts/use-draft-persistence'

interface AskFormProps {
  /** The id by which a button outside submits the form. */
  readonly id: string
  readonly resource: AnyResource
  /** The move or the action; without it the inputs are fields of the resource itself. */
  readonly action?: string
  readonly fields: AnyFields
  /** Initial values other than the defaults of the fields. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  readonly row: Readonly<Record<string, unknown>>
  /** The problem of the last attempt. */
  readonly refusal: unknown
  /** Another element shows the problem, so the form does not. */
  readonly isQuiet?: boolean
  readonly onGo: (values: Values) => Promise<void>
  /** The key under which typed values are stored when the session ends; without it they are not. */
  readonly draftKey?: string
}

/** The inputs of a move or an action, or some fields of a record. */
export function AskForm(props: AskFormProps) {
  const { id, resource, action, fields, given, row, refusal, isQuiet = false, onGo, draftKey } = props
  const labels = useLabels()
  const locale = useLocale()
  const prefix = useId()
  const faultText = useFaultText(resource, fields)
  const start = useMemo(() => ({ ...newForm(fields), ...given }), [fields, given])
  const resolver = useMemo(
    () => formResolver(() => ({ fields, mode: 'create', start, locale }), faultText),
    [fields, start, locale, faultText],
  )
  const form = useForm<FormValues>({ defaultValues: start, resolver })
  const { setError, getValues, setFocus, trigger } = form
  const typed = () => ({ start: {}, values: storableValues(fields, getValues()) })
  useDraftPersistence(draftKey, {
    typed: () => (JSON.stringify(getValues()) === JSON.stringify(start) ? undefined : typed()),
    take: ({ values }) => form.reset({ ...start, ...values }, { keepDefaultValues: true }),
  })
  const scope = useMemo(
    () => ({
      resource,
      prefix,
      row,
      label: (name: string) =>
        action === undefined ? labels.field(resource, name) : labels.inputLabel(resource, action, name),
      help: (name: string) =>
        labels.help(resource, action === undefined ? name : `${action}.${name}`) ?? fields[name]?.help,
      option: (name: string, value: string) =>
        action === undefined
          ? labels.option(resource, name, value)
          : labels.inputOption(resource, action, name, value),
      check: trigger,
    }),
    [resource, prefix, row, labels, action, fields, trigger],
  )
  useEffect(() => {
    const [first] = Object.keys(fields)
    if (first) setFocus(first)
  }, [fields, setFocus])
  const placed = useMemo(
    () => assignErrors(fields, getValues(), problemOf(refusal)?.errors ?? {}),
    [fields, getValues, refusal],
  )
  useEffect(() => {
    const [first] = placed.here
    if (!first) return
    for (const { path, message } of placed.here) setError(path, { type: 'server', message })
    setFocus(first.path)
  }, [placed, setError, setFocus])
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => onGo(values))(event)}
        >
          {refusal !== undefined && !isQuiet && (
            <RefusalAlert refusal={refusal} elsewhere={placed.elsewhere} />
          )}
          <FieldGrid fields={fields} />
        </form>
      </FormScopeProvider>
    </FormProvider>
  )
}
