import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { newForm, toForm, type FormValues } from '../fields/form-values'
import { newKey } from './saving/new-key'

/** What a form knows of its record, whatever is drawn: what it started with, and what a save has to say. */
export interface OpenedRecord {
  readonly start: () => FormValues
  /** The record as it was read last; none while it is new. */
  readonly row: () => Row | undefined
  /** Starts from a later reading. */
  readonly reopen: (row: Row) => void
  /** Starts from what a form of the same record had started with before. */
  readonly restart: (start: FormValues) => void
  /** The record is saved: nothing can be lost any more. */
  readonly finish: () => void
  readonly isFinished: () => boolean
  /** The server has refused for good what was sent: what is sent next is another request. */
  readonly forgetKey: () => void
  /**
   * The version that a save replaces, or the key under which a new record is created once. It is read when a save
   * begins, not when the form is drawn.
   */
  readonly meta: {
    readonly version: number | undefined
    readonly idempotencyKey: string | undefined
    readonly own: boolean
  }
}

/**
 * Opens a form for a record, or for a new one.
 * @param given what a new record starts with beside its defaults
 * @param own whether the record is the person's own
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
  return {
    start: () => start,
    row: () => row,
    reopen: (later) => {
      row = later
      start = toForm(fields, later)
    },
    restart: (before) => {
      start = before
    },
    finish: () => {
      isFinished = true
    },
    isFinished: () => isFinished,
    forgetKey: () => {
      key = newKey()
    },
    meta: {
      own,
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
