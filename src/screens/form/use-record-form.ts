import type { HttpError, OpenNotificationParams } from '@refinedev/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { firstStates, isShownIn } from '#define/layout/layout-of'
import type { Row } from '#providers/data/answers'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import { useLocale } from '#base/format/use-locale'
import { useForm } from '../records/use-form'
import { hasInputAt } from './faults/assign-errors'
import type { Checked } from './faults/check-form'
import type { FaultText } from './faults/fault-text'
import { changedFieldNames, type FormValues } from '../fields/form-values'
import { openRecord } from './opened-record'
import { formResolver } from './faults/resolver'

export interface RecordFormOptions {
  readonly resource: AnyResource
  readonly fields: AnyFields
  /** The record; undefined for a new one. */
  readonly row: Row | undefined
  /** Initial values of a new record beside its defaults. */
  readonly given?: FormValues
  readonly faultText: FaultText
  /** The record is the user's own, and is saved as such. */
  readonly own?: boolean
  /** The message after the record was saved. */
  readonly notice?: ((row: Row) => OpenNotificationParams) | undefined
}

/**
 * Refine's form for one record, with two of its defaults turned off. Its query: the page has already read the record
 * by its address, which may be its key instead of its id, and merges newer versions. Its redirect: it adds a history
 * entry with the id, but the address of a record can change when it is saved. The form sends the version read last,
 * and a single idempotency key for all attempts to create a new record.
 */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, fields, row, given, faultText, own, notice } = options
  const locale = useLocale()
  const [opened] = useState(() => openRecord(fields, row, given, own))
  const mode = row ? 'update' : 'create'
  const checked = useCallback(
    (): Checked => ({
      fields,
      mode,
      start: opened.start(),
      locale,
      isShown: (name, values) =>
        isShownIn(resource, name, { ...(opened.row() ?? firstStates(resource)), ...values }),
    }),
    [fields, mode, opened, locale, resource],
  )
  const resolver = useMemo(() => formResolver(checked, faultText), [checked, faultText])
  const form: ReturnType<typeof useForm<Row, HttpError, FormValues>> = useForm<Row, HttpError, FormValues>({
    defaultValues: opened.start(),
    resolver,
    hasField: (path) => hasInputAt(fields, form.getValues(), path),
    refineCoreProps: {
      resource: resource.name,
      action: row ? 'edit' : 'create',
      id: row?.id,
      redirect: false,
      mutationMeta: opened.meta,
      queryOptions: { enabled: false },
      successNotification: notice ? (answer) => notice(answer?.data as Row) : false,
      // The form shows the error itself.
      errorNotification: false,
      // The response of the save is cached as the record, which need not be read again.
      invalidates: ['list', 'many'],
    },
  })
  // The texts of faults.
  useEffect(() => void loadDeferredTexts().catch(() => undefined), [])
  const { getValues } = form
  /** Whether leaving now would lose typed values. */
  const isDirty = useCallback(
    () => !opened.isFinished() && changedFieldNames(fields, opened.start(), getValues()).length > 0,
    [opened, fields, getValues],
  )
  return { form, checked, opened, isDirty }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
