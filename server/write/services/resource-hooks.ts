import type { ActionsOf, AnyResource, CallsOf, RowOf } from '#define/resource'
import type { AnyFields } from '#define/kinds'
import type { ParsedInput, ReturnedBy } from '#define/output'
import type { Context, Transaction } from '#server/base/caller'
import type { Values } from '#define/parsing/parse'
import type { Reader } from '#server/read/list'
import type { DocumentRequest, HtmlDocument } from './document'
import type { ElectronicDocument, ElectronicOf } from './electronic'
import type { PrepareLetter } from './letters'
import type { Mailboxes } from './mailboxes'
import type { RuleText } from './rule-text'
import type { SitePart } from './site-part'
import type { Watch } from '#server/base/progress'
import type { Handlers, RequestWith, Services } from './services'
import type { ResumeTask } from './tasks'

/** A change that is about to be saved. */
export interface SaveContext<R> extends Transaction {
  readonly services: Services
  /** The values that will be saved: the previous record merged with the change, without computed values. */
  readonly values: Partial<RowOf<R>>
  /** The record before the change; undefined on create. */
  readonly previous: RowOf<R> | undefined
}
/** A change of an existing record that is about to be saved. */
interface UpdateContext<R> extends SaveContext<R> {
  readonly previous: RowOf<R>
}
/** A change that was saved in a transaction that has not ended. */
export interface SavedContext<R> extends Transaction {
  readonly services: Services
  /** As in the change log: 'create', 'update', 'restore', or the name of the move or the action. */
  readonly operation: string
  /** The record as it is stored. */
  readonly record: RowOf<R>
  /** The record before the change; undefined for a new one, also for one that is created again. */
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
/** Moves with an input need a handler, as the input would be lost without one. */
type NamesWithInput<R> = {
  [M in MoveNamesOf<R>]: Named<MovesOf<R>, M> extends { input: AnyFields } ? M : never
}[MoveNamesOf<R>]

/** The handler of a move: returns the values that it sets in addition to the state. */
type MoveBody<R, M extends string> = (
  context: ActionContext<R> & { readonly input: ParsedInput<Named<MovesOf<R>, M>> },
) => ValuesToSave<R>

/** The output of an action on the list. */
type Listed<A> = A extends { output: object } ? ReturnedBy<A> : Values

/** The handler of an action: returns the values that it changes, or its declared output. */
type ActionBody<R, A> = A extends { on: 'list'; long: true }
  ? (context: Context & { services: Services; watch: Watch; input: ParsedInput<A> }) => Promise<Listed<A>>
  : A extends { on: 'list' }
    ? (context: Transaction & { services: Services; input: ParsedInput<A> }) => Promise<Listed<A>>
    : A extends { output: object }
      ? (context: ActionContext<R> & { input: ParsedInput<A> }) => Promise<ReturnedBy<A>>
      : (context: ActionContext<R> & { input: ParsedInput<A> }) => ValuesToSave<R>

/** Resolves with the time of the next work; undefined if none is planned. */
export type DueWork = (services: Services) => Promise<Date | undefined>

interface SharedHooks<R> {
  /** Before a record is saved: returns values to set in addition, or throws a Problem to refuse. */
  readonly beforeSave?: (context: SaveContext<R>) => ValuesToSave<R>
  /**
   * Before changes of an existing record are saved, after `beforeSave`: throws a Problem to refuse. New records are
   * written with fewer statements where only this is declared.
   */
  readonly beforeUpdate?: (context: UpdateContext<R>) => Promise<void> | void
  /** After a record was saved, in the same transaction: writes what follows from it and refers to it. */
  readonly afterSave?: (context: SavedContext<R>) => Promise<void> | void
  /**
   * Declares that `beforeSave` does not depend on other new records of the resource. Many are then written by one
   * statement; otherwise one after the other.
   */
  readonly isIndependent?: true
  /** Values sent beside the rows of the list, in the property named by `wire.list.beside`; read for the caller. */
  readonly listExtras?: (reader: Reader) => Promise<Values>
  /** Before a record is deleted permanently or moved to the trash. */
  readonly beforeDelete?: (context: ActionContext<R>) => Promise<void> | void
  /** Before a deleted record is restored, from the trash or from the change log, with its former values. */
  readonly beforeRestore?: (context: ActionContext<R>) => Promise<void> | void
  /** Work that is due at a time that users chose: does what is due, and returns when the next of it is. */
  readonly dueWork?: DueWork
  /** How jobs of the resource's own are continued, by the `task` in their plan. */
  readonly tasks?: { readonly [task: string]: ResumeTask }
  /** How mails of the resource's own kinds are prepared when they are sent. */
  readonly letters?: { readonly [kind: string]: PrepareLetter }
  /** The mailboxes in which it stores messages from other mail servers. */
  readonly mailboxes?: Mailboxes
  /**
   * HTML documents at addresses of the resource, by their paths. They need no session: a signed address gives access.
   */
  readonly documents?: {
    readonly [path: `/api/${string}`]: (request: DocumentRequest) => Promise<HtmlDocument>
  }
  /** The text of a rule of users that has no title, in the language of its reader (`ruleRecords`). */
  readonly ruleText?: RuleText
  /** The electronic form of records whose layout declares one. */
  readonly electronic?: ElectronicOf<RowOf<R>>
  /** The content that it provides to pages of the public site, by the names used in their templates. */
  readonly site?: { readonly [part: string]: SitePart }
}

type Moves<R> = { readonly [M in Exclude<MoveNamesOf<R>, NamesWithInput<R>>]?: MoveBody<R, M> } & {
  readonly [M in NamesWithInput<R>]: MoveBody<R, M>
}

/**
 * The resource hooks of a resource. Every declared action, every custom endpoint and every move with an input must
 * have a handler here, or it does not compile.
 */
export type ResourceHooks<R> = SharedHooks<R> &
  ([NamesWithInput<R>] extends [never] ? { readonly moves?: Moves<R> } : { readonly moves: Moves<R> }) &
  (keyof ActionsOf<R> extends never
    ? { readonly actions?: never }
    : { readonly actions: { readonly [Name in keyof ActionsOf<R>]: ActionBody<R, ActionsOf<R>[Name]> } }) &
  (keyof CallsOf<R> extends never ? { readonly own?: never } : { readonly own: Handlers<CallsOf<R>> })

type NeedsBody<R> = [keyof ActionsOf<R> | keyof CallsOf<R> | NamesWithInput<R>] extends [never] ? false : true

/**
 * The hooks of all resources: one that declares an action, a custom endpoint or a move with an input must be
 * included.
 */
export type HooksOfResources<Declared> = {
  readonly [Name in keyof Declared as NeedsBody<Declared[Name]> extends true ? Name : never]: ResourceHooks<
    Declared[Name]
  >
} & { readonly [Name in keyof Declared]?: ResourceHooks<Declared[Name]> }

/** Resource hooks as the framework reads them, for any resource. */
export interface AnyResourceHooks {
  readonly beforeSave?: (context: never) => unknown
  readonly beforeUpdate?: (context: never) => unknown
  readonly afterSave?: (context: never) => unknown
  readonly isIndependent?: true
  readonly beforeDelete?: (context: never) => unknown
  readonly beforeRestore?: (context: never) => unknown
  readonly moves?: { readonly [move: string]: ((context: never) => unknown) | undefined }
  readonly actions?: { readonly [action: string]: (context: never) => unknown }
  readonly listExtras?: SharedHooks<AnyResource>['listExtras']
  readonly own?: { readonly [call: string]: (request: RequestWith<never>) => Promise<unknown> }
  readonly dueWork?: DueWork
  readonly tasks?: SharedHooks<AnyResource>['tasks']
  readonly letters?: SharedHooks<AnyResource>['letters']
  readonly mailboxes?: Mailboxes
  readonly documents?: SharedHooks<AnyResource>['documents']
  readonly electronic?: (services: never, record: never) => Promise<ElectronicDocument | undefined>
  readonly ruleText?: RuleText
  readonly site?: SharedHooks<AnyResource>['site']
}

/** The hooks of a resource; undefined where it has none. */
export const hooksIn = ({ hooks }: Pick<Services, 'hooks'>, resource: string): AnyResourceHooks | undefined =>
  hooks[resource] as AnyResourceHooks | undefined

/** The hooks of all resources that have any. */
export const hooksOfAll = ({ hooks }: Pick<Services, 'hooks'>): AnyResourceHooks[] =>
  Object.values(hooks).filter((each) => each !== undefined) as AnyResourceHooks[]
