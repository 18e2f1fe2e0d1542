import type { NamesOf } from '../declaration/field-names'
import type { AnyFields } from '../kinds'
import type { ValueOf } from '../values'

type Text<T> = Extract<T, string>
type Comparable<F> = F extends { kind: 'choice' | 'state' | 'boolean' | 'integer' } ? ValueOf<F> : never

/**
 * When a field is part of its record: if each named field has one of the values. Otherwise the form does not show it,
 * and the server stores it as empty.
 */
export type ShownWhen<Fields extends AnyFields> = {
  readonly [Name in keyof Fields]?: {
    readonly [Other in Text<NamesOf<Fields, 'choice' | 'state' | 'boolean' | 'integer'>>]?:
      Comparable<Fields[Other]> | readonly Comparable<Fields[Other]>[]
  }
}

export interface AnyShownWhen {
  readonly [field: string]: { readonly [other: string]: unknown } | undefined
}
