import type { Appended } from './declaration/appended'
import type { Exclusive } from './views/exclusive'
import type { BoardView } from './views/board-view'
import type { Indexed, Queued } from './declaration/indexed'
import type { AnyFacets } from './lists/facet'
import type { AreaIcon } from './choices/area-icons'
import type { AnyAccess, AnyMatch } from './access'
import type { AnyAutomationRule, RuleRecords } from './views/automation'
import type { AnyField, AnyFields, Kind } from './kinds'
import type { AnyLayout } from './layout/layout'
import type { AnyShownWhen } from './layout/shown-when'
import type { ListOptions } from './lists/list-options'
import type { AnyPresetViews } from './lists/preset-view'
import type { Provided } from './declaration/provided'
import type { Recorded } from './declaration/recorded'
import type { Shapes } from './shapes'
import type { Wire } from './wire'

/** The kinds that a list can be filtered by, and below those that it can be sorted by. */
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
  /** Its input fields; the user fills them in before it runs. */
  readonly input?: AnyFields
  readonly confirm?: true
  /** What it does, in the confirmation; placeholders as in the help of a move. */
  readonly help?: string
  readonly label?: string
}
interface RecordAction extends ActionOptions {
  readonly on: 'record'
  /**
   * Its output, instead of the record, if it does not change the record: for example a value that is shown only once.
   * The change log records that it ran. The browser needs code that handles the output.
   */
  readonly output?: Shapes
  /** The resource of the record that it creates, which is opened for editing; its id is the output `id`. */
  readonly opens?: string
  /** Cannot be undone, nor can its consequences, such as a mail. */
  readonly final?: true
  /** No role may run it on a record that meets this condition. */
  readonly unless?: AnyMatch
  readonly long?: never
}
interface ListAction extends ActionOptions {
  readonly on: 'list'
  /** Its output. */
  readonly output: Shapes
  readonly opens?: never
  readonly final?: never
  readonly unless?: never
  /** Runs in steps, each with its own transaction, and reports progress. */
  readonly long?: true
}
/** What can be done to a record or a list beyond reading and writing; the handler is in the resource hooks. */
export type Action = RecordAction | ListAction

/** The fields that a calendar reads. */
export interface CalendarView {
  readonly start: string
  readonly end?: string
  readonly allDay?: string
  readonly color?: string
  readonly timezone?: string
  readonly recurrence?: string
  readonly series?: SeriesFields
  readonly calendar?: string
  readonly exclusive?: string
  readonly invitations?: InvitationFields
  readonly reminders?: string
  readonly location?: string
  readonly description?: string
  readonly visibility?: { readonly field: string; readonly private: string; readonly public: string }
  readonly source?: string
  readonly exchange?: string
}

/** The fields for who is invited to a record, and what they answered. */
export interface InvitationFields {
  readonly organizer: string
  readonly attendees: string
  readonly guests: string
  readonly answers: string
  readonly from: string
  readonly uid: string
  readonly sequence: string
}

/** The fields for the exceptions of a series. */
export interface SeriesFields {
  readonly excluded: string
  readonly added: string
  readonly master: string
  readonly originalStart: string
}

/** A resource as the framework reads it, whatever its fields are. */
export interface AnyResource extends Queued, Indexed, ListOptions, Provided, Recorded {
  readonly name: string
  /** Its position among the resources, in the order of the index. */
  readonly order: number
  readonly label: readonly [one: string, many: string]
  readonly icon?: AreaIcon
  readonly menu?: string
  readonly fields: AnyFields
  readonly computed?: { readonly [name: string]: readonly [AnyField, (values: never) => unknown] }
  readonly title: string
  readonly untitled?: string
  readonly key?: string
  readonly shownIn?: string
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  readonly sorts?: readonly string[]
  readonly sort?: string
  readonly tabs?: string
  readonly presetViews?: AnyPresetViews
  readonly views?: {
    readonly board?: BoardView
    readonly calendar?: CalendarView
    readonly gallery?: {
      readonly image: string
      readonly facts?: readonly string[]
      readonly where?: { readonly [field: string]: string | boolean | undefined }
      readonly facets?: AnyFacets
      readonly orders?: { readonly [sort: string]: string }
    }
  }
  readonly layout?: AnyLayout
  readonly shownWhen?: AnyShownWhen
  readonly ruleRecords?: RuleRecords
  readonly rules?: { readonly [name: string]: AnyAutomationRule }
  readonly actions?: { readonly [name: string]: Action }
  readonly access: AnyAccess
  readonly wire?: Wire
  readonly exclusive?: Exclusive
  readonly trash?: true
  readonly purges?: true
  readonly appended?: Appended | 'kept'
  /** Only users with a session may read its records; API keys may not. */
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
  readonly people?: readonly string[]
  readonly comments?: string
  readonly related?: readonly string[]
}

/** All declared resources by name. */
export type App = { readonly [name: string]: AnyResource }
