import type { AnyResource } from '#define'
import { titleOf, type Row } from '#base/format/record-path'

/** What a picker offers: a record, or something to do. */
export interface Option {
  readonly id: string
  readonly title: string
  readonly act?: 'create' | 'retry'
}

interface Offered {
  readonly target: AnyResource
  readonly rows: readonly Row[]
  readonly failed: boolean
  /** What is to be made where nothing fits; left out where the person may not. */
  readonly create?: string
  readonly retry: string
}

/** The options of a picker: the records found, then what can be done where none fits. */
export function optionsOf({ target, rows, failed, create, retry }: Offered): Option[] {
  const found = failed ? [] : rows.map((row) => ({ id: row.id, title: titleOf(target, row) }))
  return [
    ...found,
    ...(failed ? [{ id: 'retry', title: retry, act: 'retry' } as const] : []),
    ...(create === undefined ? [] : [{ id: 'create', title: create, act: 'create' } as const]),
  ]
}
