import type { Exclusive } from './exclusive'
import type { AreaIcon } from './area-icons'
import type { AnyAccess } from './access'
import type { AnyField, AnyFields, Kind } from './kinds'
import type { Shapes } from './shapes'
import type { Wire } from './wire'

/** Kinds that a list can be narrowed by, and kinds that it can be ordered by. */
export const filterKinds = [
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'choice',
  'choices',
  'tags',
  'ref',
  'refs',
  'money',
  'currency',
  'email',
  'phone',
  'country',
  'state',
] as const satisfies readonly Kind[]
export const sortKinds = [
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'choice',
  'money',
  'currency',
  'email',
  'country',
  'rank',
  'state',
] as const satisfies readonly Kind[]

interface ActionOptions {
  /** What it takes; forms ask for it before it runs. */
  readonly input?: AnyFields
  readonly confirm?: true
  readonly label?: string
}
interface RecordAction extends ActionOptions {
  readonly on: 'record'
  /**
   * What it answers in place of the record, where it changes nothing of it: something that is told once. The ledger keeps
   * that it was done. The browser must know what to do with it.
   */
  readonly output?: Shapes
  readonly long?: never
}
interface ListAction extends ActionOptions {
  readonly on: 'list'
  /** What it answers. */
  readonly output: Shapes
  /** Takes long: it is done to the list in steps, outside of one transaction, and tells how far it is. */
  readonly long?: true
}
/** Something that can be done beside reading and writing; its handler stands in the resource's server half. */
export type Action = RecordAction | ListAction

/** What a resource is whose records a worker works off. */
export interface Queued<Order extends string = string, Word extends string = string> {
  /** Records whose `field` has the word `waiting`, the lowest `by` first and the oldest of those; gets an index of them. */
  readonly queue?: { readonly by: Order; readonly field: Word; readonly waiting: string }
}

/** The fields that a calendar reads. */
export interface CalendarView {
  readonly start: string
  readonly end?: string
  readonly allDay?: string
  readonly color?: string
  readonly timezone?: string
  readonly recurrence?: string
}

/** A resource as the framework reads it, whatever its fields. */
export interface AnyResource extends Queued {
  readonly name: string
  /** Its place among the resources, by the lines of the index. */
  readonly order: number
  readonly label: readonly [one: string, many: string]
  readonly icon?: AreaIcon
  readonly menu?: string
  readonly fields: AnyFields
  readonly computed?: { readonly [name: string]: readonly [AnyField, (values: never) => unknown] }
  readonly title: string
  readonly key?: string
  readonly shownIn?: string
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  readonly sorts?: readonly string[]
  readonly sort?: string
  readonly tabs?: string
  readonly views?: {
    readonly board?: {
      readonly by: string
      readonly rank?: string
      readonly limit?: string
      readonly facts?: readonly string[]
      readonly where?: { readonly [field: string]: string | readonly string[] | undefined }
    }
    readonly calendar?: CalendarView
    readonly gallery?: { readonly image: string; readonly facts?: readonly string[] }
  }
  readonly actions?: { readonly [name: string]: Action }
  readonly access: AnyAccess
  readonly wire?: Wire
  readonly exclusive?: Exclusive
  readonly trash?: true
  readonly purges?: true
  /**
   * Its records are what the program keeps of itself. Those of the `ledger` are its entries, and written by nobody; a table
   * that the `program` has anyway is written by it alone, and by the resource's moves.
   */
  readonly managedBy?: 'changeLog' | 'system'
  /** Only users with their own session may read its records, and no API key. */
  readonly personOnly?: true
  readonly routes?: {
    readonly list: string
    readonly create: string
    readonly show: string
    readonly edit: string
    readonly board?: string
    readonly calendar?: string
    readonly gallery?: string
    readonly first?: 'board' | 'calendar' | 'gallery'
    readonly custom?: true
  }
  readonly related?: readonly string[]
}

/** All declared resources by their names. */
export type App = { readonly [name: string]: AnyResource }
