import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import { messageOf, problemOf, statusOf } from '#providers/data/http/problem'
import { useNotify } from '#base/toasts/notify'
import { checkForm } from '../faults/check-form'
import { sameValue, toForm, type FormValues } from '#screens/fields/form-values'
import type { OpenedRecord } from '../opened-record'
import { mergeTheirs } from './merge'
import type { RecordFormState } from '../use-record-form'

/** Why the last save failed, apart from the errors of single values. */
export interface Failure {
  readonly message: string
}

/** Fields that another user has changed at the same time, with their values. */
export interface Conflict {
  readonly names: readonly string[]
  readonly theirs: FormValues
  readonly row: Row
}

/** Called when a record is saved, also if nothing had to be sent. */
export type Saved = (row: Row) => void

/** How the form of a series is saved. */
interface SeriesForm {
  /** The record as the form shows it: one of its occurrences. */
  readonly shown: (row: Row) => Row
  /** Lets the user choose which occurrences are changed; resolves with whether the save goes on. Only a series has it. */
  readonly choose: ((values: Values, opened: OpenedRecord) => Promise<boolean>) | undefined
}

const tries = 3

/**
 * Saves a form: only the changed fields, based on the version that was read. If another user has saved first, the
 * changes are merged and the save is retried; the user decides about fields that both have changed.
 */
export function useSave(
  state: RecordFormState,
  fields: AnyFields,
  onSaved: Saved,
  { shown, choose }: SeriesForm,
) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [failure, setFailure] = useState<Failure>()
  const [conflict, setConflict] = useState<Conflict>()
  const { form, opened, checked } = state

  /** Merges the current record into the typed values; returns whether there are no conflicts. */
  const absorb = (read: Row): boolean => {
    const row = shown(read)
    const theirs = toForm(fields, row)
    const mine = form.getValues()
    const { values, conflicts } = mergeTheirs(fields, opened.start(), theirs, mine)
    opened.reopen(row)
    form.reset(theirs, { keepErrors: true, keepSubmitCount: true })
    form.reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true })
    setConflict(conflicts.length > 0 ? { names: conflicts, theirs, row } : undefined)
    if (conflicts.length === 0 && !sameValue(values, mine))
      notify({ message: t('form.merged'), variant: 'info' })
    return conflicts.length === 0
  }

  const fail = (error: unknown): void => {
    const status = statusOf(error)
    if (status >= 400 && status < 500) opened.forgetKey()
    const isGone = status === 404 && opened.row() !== undefined
    setFailure({ message: isGone ? t('form.deletedMeanwhile') : messageOf(error) })
  }

  const save = async (): Promise<void> => {
    setFailure(undefined)
    try {
      const result = checkForm(checked(), form.getValues())
      if (!result.ok || !choose || (await choose(result.value, opened))) await send()
    } catch (error) {
      fail(error)
    }
  }

  const send = async (): Promise<void> => {
    for (let left = tries; left > 0; left -= 1) {
      const result = checkForm(checked(), form.getValues())
      if (!result.ok || conflict) return
      const row = opened.row()
      const isUnchanged = row !== undefined && Object.keys(result.value).length === 0
      try {
        const answer = isUnchanged ? { data: row } : await form.refineCore.onFinish(result.value)
        if (!answer) return
        opened.finish()
        if (isUnchanged) notify({ message: t('form.unchanged'), variant: 'info' })
        return onSaved(answer.data as Row)
      } catch (error) {
        const current = problemOf(error)?.current as Row | undefined
        const isStale = current !== undefined && current.version !== row?.version && left > 1
        if (!isStale) return fail(error)
        if (!absorb(current)) return
      }
    }
  }

  const resolve = (name: string, keep: 'mine' | 'theirs'): void => {
    if (!conflict) return
    if (keep === 'theirs')
      form.setValue(name, conflict.theirs[name], { shouldDirty: true, shouldValidate: true })
    const names = conflict.names.filter((each) => each !== name)
    setConflict(names.length > 0 ? { ...conflict, names } : undefined)
  }

  return { save, failure, conflict, resolve, absorb }
}

/** Merges each newer version of the record into the form. */
export function useLaterReading(
  row: Row | undefined,
  state: RecordFormState,
  absorb: (row: Row) => boolean,
): void {
  const take = useEffectEvent((read: Row) => {
    const known = state.opened.row()
    if (known && read.version > known.version && !state.form.formState.isSubmitting) absorb(read)
  })
  useEffect(() => {
    if (row) take(row)
  }, [row])
}
