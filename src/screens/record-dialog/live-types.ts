import type { Row } from '#providers/data/answers'
import type { ValueChange } from '../records/use-value-save'

/** What is known about a value that is not saved. */
export type FieldStatus =
  | { readonly kind: 'typed' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another user has changed it meanwhile; `row` is the record as it is now. */
  | { readonly kind: 'conflict'; readonly row: Row }

/** The messages of wrong inputs, by their paths. */
export type InputErrors = Readonly<Record<string, string>>

/** What the fields need from the form around them. */
export interface LiveHandlers {
  readonly valueOf: (name: string) => unknown
  /** Sets the value of an input. */
  readonly show: (name: string, value: unknown) => void
  /** Checks the value of an input as a form of the record does. */
  readonly check: (
    name: string,
    base: unknown,
  ) => { readonly value: unknown } | { readonly errors: InputErrors }
  readonly showErrors: (name: string, errors: InputErrors) => void
  readonly save: (change: ValueChange) => Promise<Row>
}

/** Saves what is typed; resolves with whether everything is saved. */
export type Flush = () => Promise<boolean>
