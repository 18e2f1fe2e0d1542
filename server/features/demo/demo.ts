import type { PatchOf } from '#define/resource'
import type { Values } from '#define/parse'
import type { Writer } from '#server/write/context'
import type { Making } from './demo-value'

/** A move that a record takes, so many days after it was created. */
export interface DemoMove {
  readonly name: string
  readonly days: number
  /** What is answered to the questions of the move; left out, it is made up by kind. */
  readonly input?: Values
}

/** One record of the demo data; what `values` leaves out is made up by kind. */
export interface DemoRecord<R> {
  readonly values: PatchOf<R> & Readonly<Record<string, unknown>>
  /** Values that only the server sets, a state included: it stands there at once, without the moves that led to it. */
  readonly set?: Values
  /** When it was created, in days before today, some hours earlier by chance; left out, its place decides. */
  readonly daysAgo?: number
  /** When it was created, to the millisecond, where one follows the other. */
  readonly at?: number
  /** The moves that it takes afterwards, in order; left out, it wanders by chance. */
  readonly moves?: readonly DemoMove[]
}

/** The bytes of a demo file. */
export interface DemoContent {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A resource's demo data: how many records, and each of them by its place. */
export interface Demo<R> {
  readonly count: number
  /** So many are made at a time: a record may refer to those of its own resource that were made before. */
  readonly step?: number
  /** Files that its records lead to, each by a name of its own. */
  readonly contents?: () => readonly DemoContent[]
  readonly record: (making: Making) => DemoRecord<R>
  /** What follows from all its records together, once they stand. */
  readonly after?: (writer: Writer) => Promise<void>
}

export type Demos<Declared> = { readonly [Name in keyof Declared]?: Demo<Declared[Name]> }
