import type { PatchOf } from '../../src/define/resource'
import type { Making } from './demo-value'

/** A resource's demo data: how many records, and the values of each; what it leaves out is made up by kind. */
export interface Demo<R> {
  readonly count: number
  readonly values: (making: Making) => PatchOf<R> & Readonly<Record<string, unknown>>
  /** The moves that a record takes after it was created; left out, it wanders by chance. */
  readonly moves?: (making: Making) => readonly string[]
}

export type Demos<Declared> = { readonly [Name in keyof Declared]?: Demo<Declared[Name]> }
