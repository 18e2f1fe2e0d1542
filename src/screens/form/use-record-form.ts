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
  /** The fields that the person may set. */
  readonly fields: AnyFields
  /** The record; left out for a new one. */
  readonly row: Row | undefined
  /** What a new record starts with beside its defaults. */
  readonly given?: FormValues
  readonly faultText: FaultText
  /** The record is the person's own: it is saved as such. */
  readonly own?: boolean
}

/**
 * Refine's form for one record, with its holes closed. It never reads the record by itself, so that no later reading
 * overwrites what was typed; it arms no warning and places no errors, as both miss cases; it sends the version that
 * was read last, and one key for a new record however often it is sent.
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
      // A key of its own: what the page reads of the record must not come in here.
      queryMeta: { readBy: 'nobody' },
      successNotification: false,
      errorNotification: false,
      // The record itself is kept as it was answered: it need not be read again.
      invalidates: ['list', 'many'],
    },
  })
  const { getValues } = form
  /** Whether something would be lost by leaving now. */
  const isDirty = useCallback(
    () => !opened.isFinished() && changedFieldNames(fields, opened.start(), getValues()).length > 0,
    [opened, fields, getValues],
  )
  return { form, checked, opened, isDirty }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
