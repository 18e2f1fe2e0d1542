import type { AnyAccess } from './access'
import type { AnyField, AnyFields, Kind } from './kinds'
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

/** Something that can be done beside reading and writing; its body stands in the resource's server half. */
export interface Action {
  readonly on: 'record' | 'list'
  /** What is asked before it runs. */
  readonly asks?: AnyFields
  readonly confirm?: true
  readonly label?: string
}

/** A resource as the framework reads it, whatever its fields. */
export interface AnyResource {
  readonly name: string
  /** Its place among the resources, by the lines of the index. */
  readonly order: number
  readonly label: readonly [one: string, many: string]
  readonly icon?: string
  readonly menu?: string
  readonly fields: AnyFields
  readonly computed?: { readonly [name: string]: readonly [AnyField, (values: never) => unknown] }
  readonly title: string
  readonly key?: string
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  readonly sorts?: readonly string[]
  readonly sort?: string
  readonly views?: {
    readonly board?: { readonly by: string; readonly rank?: string }
    readonly calendar?: { readonly start: string; readonly end?: string }
    readonly gallery?: { readonly image: string }
  }
  readonly actions?: { readonly [name: string]: Action }
  readonly access: AnyAccess
  readonly wire?: Wire
  readonly trash?: true
  readonly routes?: {
    readonly list: string
    readonly create: string
    readonly show: string
    readonly edit: string
  }
}

/** All declared resources by their names. */
export type App = { readonly [name: string]: AnyResource }
