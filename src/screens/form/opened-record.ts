import type { AnyFields } from '#define/kinds'
import { createListeners } from '#base/listeners'
import type { Row } from '#providers/data/answers'
import type { ChosenOccurrence } from '#providers/data/write-meta'
import { newForm, toForm, type FormValues } from '../fields/form-values'
import { newKey } from '#base/new-key'

/** The state of a form's record, independent of rendering: the initial values, and the metadata of a save. */
export interface OpenedRecord {
  readonly start: () => FormValues
  /** The latest version read; undefined for a new record. */
  readonly row: () => Row | undefined
  /** Starts from a newer version. */
  readonly reopen: (row: Row) => void
  /** Starts from the initial values of an earlier form for the same record, with its idempotency key. */
  readonly restart: (start: FormValues, idempotencyKey?: string) => void
  /** Marks the record as saved, so that leaving needs no confirmation. */
  readonly finish: () => void
  readonly isFinished: () => boolean
  /** Chooses the occurrences of a series that the next save changes. */
  readonly choose: (occurrence: ChosenOccurrence) => void
  /** Replaces the idempotency key after a final rejection, because the next attempt is a new request. */
  readonly forgetKey: () => void
  /** Calls back when the record was saved, or has another idempotency key; returns a function that unsubscribes. */
  readonly listen: (listener: () => void) => () => void
  /**
   * The version that a save replaces, or the idempotency key of a new record. Read when a save begins, not when the
   * form renders.
   */
  readonly meta: {
    readonly version: number | undefined
    readonly idempotencyKey: string | undefined
    readonly own: boolean
    readonly occurrence: ChosenOccurrence | undefined
  }
}

/**
 * Creates the state of a form for an existing or a new record.
 * @param given initial values of a new record beside its defaults
 * @param own whether the record is the user's own
 */
export function openRecord(
  fields: AnyFields,
  first: Row | undefined,
  given: FormValues = {},
  own = false,
): OpenedRecord {
  let row = first
  let start = row ? toForm(fields, row) : startOf(fields, given)
  let key = newKey()
  let isFinished = false
  let occurrence: ChosenOccurrence | undefined
  const { listen, notify } = createListeners()
  return {
    start: () => start,
    row: () => row,
    reopen: (later) => {
      row = later
      start = toForm(fields, later)
    },
    restart: (before, idempotencyKey = key) => {
      start = before
      key = idempotencyKey
    },
    finish: () => {
      isFinished = true
      notify()
    },
    isFinished: () => isFinished,
    choose: (chosen) => {
      occurrence = chosen
    },
    forgetKey: () => {
      key = newKey()
      notify()
    },
    listen,
    meta: {
      own,
      get occurrence() {
        return occurrence
      },
      get version() {
        return row?.version
      },
      get idempotencyKey() {
        return row ? undefined : key
      },
    },
  }
}

const startOf = (fields: AnyFields, given: FormValues): FormValues => ({
  ...newForm(fields),
  ...Object.fromEntries(Object.entries(given).filter(([name]) => name in fields)),
})
