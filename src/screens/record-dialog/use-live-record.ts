import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { useLocale } from '#base/format/use-locale'
import { shownBeforeSaved } from '#providers/router/leave-warning'
import { toForm, toInput, type FormValues } from '../fields/form-values'
import { checkForm } from '../form/faults/check-form'
import { useFaultText } from '../form/faults/fault-text'
import { useValueSave } from '../records/use-value-save'
import type { EnqueueWrite } from '../records/use-write-queue'
import { LiveFields } from './live-fields'
import type { FieldStatus, LiveHandlers } from './live-types'

/** A record whose fields are saved while they are edited. */
export interface LiveRecord {
  readonly form: UseFormReturn<FormValues>
  readonly live: LiveFields
  readonly statuses: ReadonlyMap<string, FieldStatus>
}

/**
 * The form of a record without a Save button: each field is saved when it changes or loses the focus. Newer versions
 * of the record are shown in the fields that the user has not changed.
 */
export function useLiveRecord(
  resource: AnyResource,
  row: Row,
  fields: AnyFields,
  enqueue: EnqueueWrite,
): LiveRecord {
  const [live] = useState(() => new LiveFields(fields, row))
  const [start] = useState(() => toForm(fields, row))
  const form = useForm<FormValues>({ defaultValues: start })
  const handlers = useHandlers(resource, fields, form, enqueue)
  useLayoutEffect(() => live.connect(handlers), [live, handlers])
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const names = name === undefined ? Object.keys(fields) : [name.split('.')[0] ?? '']
          for (const each of names) live.change(each)
        },
      }),
    [live, subscribe, fields],
  )
  useEffect(() => live.read(row), [live, row])
  useEffect(() => live.stop, [live])
  const statuses = useSyncExternalStore(live.listen, live.statuses)
  return { form, live, statuses }
}

function useHandlers(
  resource: AnyResource,
  fields: AnyFields,
  form: UseFormReturn<FormValues>,
  enqueue: EnqueueWrite,
): LiveHandlers {
  const locale = useLocale()
  const faultText = useFaultText(resource, fields)
  const save = useValueSave(resource, { enqueue })
  return useMemo(
    () => ({
      valueOf: (name) => form.getValues(name),
      show: (name, value) => form.setValue(name, value),
      check: (name, base) => {
        const field = fields[name]
        if (!field) return { errors: {} }
        const values = { ...form.getValues() }
        const checked = checkForm(
          { fields: { [name]: field }, mode: 'update', start: { [name]: base }, locale },
          { [name]: values[name] },
        )
        if (checked.ok) return { value: name in checked.value ? checked.value[name] : toInput(field, base) }
        const errors = Object.entries(checked.faults).flatMap(([path, [fault]]) =>
          fault ? [[path, faultText(path, fault, values)] as const] : [],
        )
        return { errors: Object.fromEntries(errors) }
      },
      showErrors: (name, errors) => {
        form.clearErrors(name)
        for (const [path, message] of Object.entries(errors))
          form.setError(fields[path]?.kind === 'listOf' ? `${path}.root` : path, { message })
      },
      save: (change) => shownBeforeSaved(() => save(change)),
    }),
    [fields, form, locale, faultText, save],
  )
}
