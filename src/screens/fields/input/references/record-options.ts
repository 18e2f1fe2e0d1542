import type { Row } from '#base/format/record-path'

/** An option of a picker: a record, or an action. */
export interface Option {
  readonly id: string
  readonly title: string
  /** What distinguishes it from others with the same title; shown below the title. */
  readonly note?: string | undefined
  /** The record, which may have a picture; of the chosen ones only the title is known. */
  readonly row?: Row
  readonly act?: 'create' | 'retry'
}

interface Offered {
  readonly found: readonly Option[]
  readonly failed: boolean
  /** The label of the option that creates a record; left out if the user may not create one. */
  readonly create?: string
  readonly retry: string
}

/** The options of a picker: the records found, then to retry or to create one. */
export function optionsOf({ found, failed, create, retry }: Offered): Option[] {
  return [
    ...(failed ? [] : found),
    ...(failed ? [{ id: 'retry', title: retry, act: 'retry' } as const] : []),
    ...(create === undefined ? [] : [{ id: 'create', title: create, act: 'create' } as const]),
  ]
}
