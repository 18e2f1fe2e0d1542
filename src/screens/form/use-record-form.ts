import type { HttpError } from '@refinedev/core'
import { useForm } from '@refinedev/react-hook-form'
import { useCallback, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { useLocale } from '#base/format/use-locale'
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
}

/**
 * Refine's form for one record, with several of its defaults turned off. It never loads the record itself, so that
 * newer versions do not overwrite typed values. Refine's warning before leaving and its placement of server errors
 * are off, because both miss cases. It sends the version read last, and a single idempotency key for all attempts to
 * create a new record.
 */
export function useRecordForm({ resource, fields, row, given, faultText, own }: RecordFormOptions) {
  const locale = useLocale()
  const [opened] = useState(() => openRecord(fields, row, given, own))
  const mode = row ? 'update' : 'create'
  const checked = useCallback(
    (): Checked => ({ fields, mode, start: opened.start(), locale }),
    [fields, mode, opened, locale],
  )
  const resolver = useMemo(() => formResolver(checked, faultText), [checked, faultText])
  const form = useForm<Row, HttpError, FormValues>({
    defaultValues: opened.start(),
    resolver,
    disableServerSideValidation: true,
    warnWhenUnsavedChanges: false,
    refineCoreProps: {
      resource: resource.name,
      action: row ? 'edit' : 'create',
      id: row?.id,
      redirect: false,
      mutationMode: 'pessimistic',
      mutationMeta: opened.meta,
      queryOptions: { enabled: false },
      // A cache key of its own, so that the page's query of the record does not change the form.
      queryMeta: { readBy: 'nobody' },
      successNotification: false,
      errorNotification: false,
      // The response of the save is cached as the record, which need not be read again.
      invalidates: ['list', 'many'],
    },
  })
  const { getValues } = form
  /** Whether leaving now would lose typed values. */
  const isDirty = useCallback(
    () => !opened.isFinished() && changedFieldNames(fields, opened.start(), getValues()).length > 0,
    [opened, fields, getValues],
  )
  return { form, checked, opened, isDirty }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
