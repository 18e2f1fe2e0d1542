import type { ActionsOf, AnyResource, RowOf } from '../src/define/resource'
import type { AnyFields } from '../src/define/kinds'
import type { ValuesOf } from '../src/define/values'
import type { Transaction } from './caller'
import type { Values } from '../src/define/parse'
import type { OwnRequest } from './services'

/** A change on its way to be saved. */
export interface Saving<R> extends Transaction {
  /** What will be saved: the record as it was with the change on it, without computed values. */
  readonly values: Partial<RowOf<R>>
  /** The record as it was; undefined on create. */
  readonly previous: RowOf<R> | undefined
}
/** A move or an action on one record, locked until the transaction ends. */
export interface Doing<R> extends Transaction {
  readonly record: RowOf<R>
}

type Asked<A> = A extends { asks: infer Fields extends AnyFields } ? ValuesOf<Fields> : {}
type Changed<R> = Promise<Partial<RowOf<R>> | void> | Partial<RowOf<R>> | void
type MoveNamesOf<R> = R extends { fields: infer Fields }
  ? {
      [Name in keyof Fields]: Fields[Name] extends { kind: 'state'; moves: infer Moves } ? keyof Moves : never
    }[keyof Fields]
  : never

/** The body of an action: answers the values that it changes. */
type ActionBody<R, A> = A extends { on: 'list' }
  ? (doing: Transaction & { asked: Asked<A> }) => Promise<Values>
  : (doing: Doing<R> & { asked: Asked<A> }) => Changed<R>

interface Hooks<R> {
  /** Before a record is saved: answers values to set beside, or throws a Problem to refuse. */
  readonly before?: (saving: Saving<R>) => Changed<R>
  /** What a move sets beside the state. */
  readonly moves?: { readonly [M in Extract<MoveNamesOf<R>, string>]?: (doing: Doing<R>) => Changed<R> }
  /** The calls of its own addresses, by their names in `wire.own`. */
  readonly own?: { readonly [call: string]: (request: OwnRequest) => Promise<Values | undefined> }
}

/** A resource's server half. Every declared action has its body here, or it does not compile. */
export type Serving<R> = Hooks<R> &
  (keyof ActionsOf<R> extends never
    ? { readonly actions?: never }
    : { readonly actions: { readonly [Name in keyof ActionsOf<R>]: ActionBody<R, ActionsOf<R>[Name]> } })

/** The halves of all resources: whoever declares an action must be in it. */
export type Servings<Declared> = {
  readonly [Name in keyof Declared as keyof ActionsOf<Declared[Name]> extends never ? never : Name]: Serving<
    Declared[Name]
  >
} & { readonly [Name in keyof Declared]?: Serving<Declared[Name]> }

/** A server half as the framework reads it, whatever the resource. */
export interface AnyServing {
  readonly before?: (saving: never) => unknown
  readonly moves?: { readonly [move: string]: ((doing: never) => unknown) | undefined }
  readonly actions?: { readonly [action: string]: (doing: never) => unknown }
  readonly own?: Hooks<AnyResource>['own']
}
