import type { PatchOf } from '../../src/define/resource'
import type { Making } from './demo-value'

/** A move that a record takes, so many days after it was created. */
export interface DemoMove {
  readonly name: string
  readonly days: number
}

/** One record of the demo data; what `values` leaves out is made up by kind. */
export interface DemoRecord<R> {
  readonly values: PatchOf<R> & Readonly<Record<string, unknown>>
  /** When it was created, in days before today; left out, its place decides. */
  readonly daysAgo?: number
  /** The moves that it takes afterwards, in order; left out, it wanders by chance. */
  readonly moves?: readonly DemoMove[]
}

/** A resource's demo data: how many records, and each of them by its place. */
export interface Demo<R> {
  readonly count: number
  readonly record: (making: Making) => DemoRecord<R>
}

export type Demos<Declared> = { readonly [Name in keyof Declared]?: Demo<Declared[Name]> }
