import type { ActionsOf, AnyResource, CallsOf, RowOf } from '#define/resource'
import type { AnyFields } from '#define/kinds'
import type { ParsedInput, ReturnedBy } from '#define/output'
import type { Context, Transaction } from '#server/base/caller'
import type { Values } from '#define/parse'
import type { Reader } from '#server/read/list'
import type { DocumentRequest, HtmlDocument } from './document'
import type { PrepareLetter } from './letters'
import type { SitePart } from './site-part'
import type { Watch } from '#server/base/progress'
import type { Handlers, RequestWith, Services } from './services'

/** A change on its way to be saved. */
export interface SaveContext<R> extends Transaction {
  readonly services: Services
  /** What will be saved: the record as it was with the change on it, without computed values. */
  readonly values: Partial<RowOf<R>>
  /** The record as it was; undefined on create. */
  readonly previous: RowOf<R> | undefined
}
/** A move or an action on one record, locked until the transaction ends. */
export interface ActionContext<R> extends Transaction {
  readonly services: Services
  readonly record: RowOf<R>
}

type ValuesToSave<R> = Promise<Partial<RowOf<R>> | void> | Partial<RowOf<R>> | void
type MovesOf<R> = R extends { fields: infer Fields }
  ? {
      [Name in keyof Fields]: Fields[Name] extends { kind: 'state'; moves: infer Moves } ? Moves : never
    }[keyof Fields]
  : never
type NamesIn<Moves> = Moves extends unknown ? Extract<keyof Moves, string> : never
type MoveNamesOf<R> = NamesIn<MovesOf<R>>
type Named<Moves, M extends string> = Moves extends { readonly [Name in M]: infer Move } ? Move : never
/** Moves that ask something: without a body, nobody would keep what was answered. */
type NamesWithInput<R> = {
  [M in MoveNamesOf<R>]: Named<MovesOf<R>, M> extends { input: AnyFields } ? M : never
}[MoveNamesOf<R>]

/** The body of a move: answers what it sets beside the state. */
type MoveBody<R, M extends string> = (
  context: ActionContext<R> & { readonly input: ParsedInput<Named<MovesOf<R>, M>> },
) => ValuesToSave<R>

/** What an action of the list answers. */
type Listed<A> = A extends { output: object } ? ReturnedBy<A> : Values

/** The body of an action: answers the values that it changes. */
type ActionBody<R, A> = A extends { on: 'list'; long: true }
  ? (context: Context & { services: Services; watch: Watch; input: ParsedInput<A> }) => Promise<Listed<A>>
  : A extends { on: 'list' }
    ? (context: Transaction & { services: Services; input: ParsedInput<A> }) => Promise<Listed<A>>
    : A extends { output: object }
      ? (context: ActionContext<R> & { input: ParsedInput<A> }) => Promise<ReturnedBy<A>>
      : (context: ActionContext<R> & { input: ParsedInput<A> }) => ValuesToSave<R>

interface SharedHooks<R> {
  /** Before a record is saved: answers values to set beside, or throws a Problem to refuse. */
  readonly beforeSave?: (context: SaveContext<R>) => ValuesToSave<R>
  /**
   * That `before` looks at nothing which another new record of its resource has left. Many are then written by one
   * statement; otherwise each waits for the one before it.
   */
  readonly isIndependent?: true
  /** What stands beside the rows of its list, as `wire.list.beside` names it; read for whoever asks. */
  readonly listExtras?: (reader: Reader) => Promise<Values>
  /** Before a record is deleted, for good or into the trash. */
  readonly beforeDelete?: (context: ActionContext<R>) => Promise<void> | void
  /** Before a record that was deleted is brought back, out of the trash or from the ledger: with what it had. */
  readonly beforeRestore?: (context: ActionContext<R>) => Promise<void> | void
  /** How mails of the resource's own kinds are prepared when they are sent. */
  readonly letters?: { readonly [kind: string]: PrepareLetter }
  /** HTML documents at addresses of its own, which need no session: a signed address opens them. By their paths. */
  readonly documents?: {
    readonly [path: `/api/${string}`]: (request: DocumentRequest) => Promise<HtmlDocument>
  }
  /** What it gives to pages of the public site, by the names that their templates say. */
  readonly site?: { readonly [part: string]: SitePart }
}

/** What moves set beside the state. */
type Moves<R> = { readonly [M in Exclude<MoveNamesOf<R>, NamesWithInput<R>>]?: MoveBody<R, M> } & {
  readonly [M in NamesWithInput<R>]: MoveBody<R, M>
}

/**
 * A resource's server half. Every declared action has its body here, every call that is declared with it, and every move
 * that asks something, or it does not compile.
 */
export type ResourceHooks<R> = SharedHooks<R> &
  ([NamesWithInput<R>] extends [never] ? { readonly moves?: Moves<R> } : { readonly moves: Moves<R> }) &
  (keyof ActionsOf<R> extends never
    ? { readonly actions?: never }
    : { readonly actions: { readonly [Name in keyof ActionsOf<R>]: ActionBody<R, ActionsOf<R>[Name]> } }) &
  (keyof CallsOf<R> extends never ? { readonly own?: never } : { readonly own: Handlers<CallsOf<R>> })

type NeedsBody<R> = [keyof ActionsOf<R> | keyof CallsOf<R> | NamesWithInput<R>] extends [never] ? false : true

/** The halves of all resources: whoever declares an action, a call, or a move with an input, must be in it. */
export type HooksOfResources<Declared> = {
  readonly [Name in keyof Declared as NeedsBody<Declared[Name]> extends true ? Name : never]: ResourceHooks<
    Declared[Name]
  >
} & { readonly [Name in keyof Declared]?: ResourceHooks<Declared[Name]> }

/** A server half as the framework reads it, whatever the resource. */
export interface AnyResourceHooks {
  readonly beforeSave?: (context: never) => unknown
  readonly isIndependent?: true
  readonly beforeDelete?: (context: never) => unknown
  readonly beforeRestore?: (context: never) => unknown
  readonly moves?: { readonly [move: string]: ((context: never) => unknown) | undefined }
  readonly actions?: { readonly [action: string]: (context: never) => unknown }
  readonly listExtras?: SharedHooks<AnyResource>['listExtras']
  readonly own?: { readonly [call: string]: (request: RequestWith<never>) => Promise<unknown> }
  readonly letters?: SharedHooks<AnyResource>['letters']
  readonly documents?: SharedHooks<AnyResource>['documents']
  readonly site?: SharedHooks<AnyResource>['site']
}

/** The server half of a resource; undefined where it has none. */
export const hooksIn = ({ hooks }: Services, resource: string): AnyResourceHooks | undefined =>
  hooks[resource] as AnyResourceHooks | undefined

/** The hooks of all resources that have any. */
export const hooksOfAll = ({ hooks }: Pick<Services, 'hooks'>): AnyResourceHooks[] =>
  Object.values(hooks).filter((each) => each !== undefined) as AnyResourceHooks[]
