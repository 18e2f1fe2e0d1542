import type { AnyMatch, Me } from '../access'
import type { Match } from '../declaration/declared-access'
import type { AnyField, AnyFields } from '../kinds'
import type { StoredOf, ValueOf } from '../values'

/** The kinds of fields whose values an automation rule can set. */
export const automatedKinds = [
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
  'url',
  'phone',
  'color',
  'country',
  'state',
] as const satisfies readonly AnyField['kind'][]
type AutomatedKind = (typeof automatedKinds)[number]

/** In `set` of an automation rule: the time of the write. */
export interface Now {
  readonly now: true
}
/** The day of the write, and so many days later. */
export interface Today {
  readonly today: number
}
/** The value of another field of the record. */
export interface From<Name extends string = string> {
  readonly from: Name
}
/** Elements to add to a list. */
export interface Add<Values = readonly string[]> {
  readonly add: Values
}

type Text<T> = Extract<T, string>
type Same<Fields, Field> = {
  [Name in keyof Fields]: Field extends { kind: infer Kind }
    ? Fields[Name] extends { kind: Kind }
      ? Field extends { to: infer To }
        ? Fields[Name] extends { to: To }
          ? Name
          : never
        : Name
      : never
    : never
}[keyof Fields]

type Setting<Fields, Field> =
  | StoredOf<Field>
  | (Field extends { kind: 'datetime' } ? Now : never)
  | (Field extends { kind: 'date' } ? Today : never)
  | (Field extends { kind: 'ref'; to: 'users' } ? Me : never)
  | (Field extends { kind: 'tags' | 'refs' | 'choices' } ? Add<readonly ValueOf<Field>[number][]> : never)
  | (Field extends { kind: 'state' } ? never : From<Text<Same<Fields, Field>>>)

type AutomatedName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: AutomatedKind }
    ? Fields[Name] extends { slugOf: string } | { series: object }
      ? never
      : Name
    : never
}[keyof Fields]

/** When a rule applies: once the record meets a condition that it did not meet before, is created, or a field changes. */
type Trigger<Fields> =
  | { readonly becomes: Match<Fields>; readonly created?: never; readonly changes?: never }
  | { readonly created: true; readonly becomes?: never; readonly changes?: never }
  | { readonly changes: Text<keyof Fields>; readonly becomes?: never; readonly created?: never }

/** A rule by which the server sets values as the consequence of a write. */
export interface AutomationRule<Fields> {
  /** A sentence in English: the history says that a value was set by it. */
  readonly label: string
  readonly when: Trigger<Fields>
  /** What the record must also meet. */
  readonly where?: Match<Fields>
  readonly set: { readonly [Name in AutomatedName<Fields>]?: Setting<Fields, Fields[Name]> }
}

/** A value that a rule record sets in a field; each names the field of the rule record that says what. */
export type RecordSetting =
  /** Its elements are added. */
  | { readonly add: string }
  /** Its value is set, unless it is empty. */
  | { readonly value: string }
  /** The day so many days later is set, unless it is empty. */
  | { readonly days: string }
  /** The time is set if it is true. */
  | { readonly now: string }
  /** The state is set if it is true. */
  | { readonly when: string; readonly state: string }

/** What triggers a rule record: a record gets that value in either way, when it is changed, or as a new one. */
export const ruleEvents = ['movedOrCreated', 'moved', 'created'] as const
export type RuleEvent = (typeof ruleEvents)[number]

/** What happens to an existing record and triggers a rule record, by the field that it is about. */
export type RuleTrigger =
  /** A list has an element that it did not have. */
  | { readonly gains: string }
  /** The field has another value, which is not empty. */
  | { readonly gets: string }
  /** All rows of a list are checked, and were not before. */
  | { readonly checks: string }
  /**
   * The day or the time in the field has passed, of a record that meets the condition then, and has no value in the
   * field `unless`. The server plans it: once for each value.
   */
  | { readonly passes: string; readonly unless?: string; readonly where?: AnyMatch }

/** The field that a trigger is about. */
export function fieldOfTrigger(trigger: RuleTrigger): string {
  if ('gains' in trigger) return trigger.gains
  if ('gets' in trigger) return trigger.gets
  return 'checks' in trigger ? trigger.checks : trigger.passes
}

/** The fields whose days or times trigger rule records when they have passed. */
export const passingFields = ({ ruleRecords }: { readonly ruleRecords?: RuleRecords }): readonly string[] => [
  ...new Set(
    Object.values(ruleRecords?.events ?? {}).flatMap((trigger) =>
      'passes' in trigger ? [trigger.passes] : [],
    ),
  ),
]

/** The resource of rules that users make, as the framework reads it. */
export interface RuleRecords<Name extends string = string> {
  readonly of: string
  /** A reference of this resource, and of the rule of the same name: rules apply once it has that value. */
  readonly by: Name
  /** The field that says which writes trigger a rule: a choice of `ruleEvents` and the names of `events`. */
  readonly event: string
  /** Further options of `event`: what happens to a record that has the value of the rule in `by`. */
  readonly events?: { readonly [event: string]: RuleTrigger }
  /** The boolean field that switches a rule on. */
  readonly active: string
  /** The reference to the user who made the rule. */
  readonly maker: string
  readonly set: { readonly [field in Name]?: RecordSetting }
}

/** The automation rules of a declaration. */
export interface Automated<Fields extends AnyFields> {
  /**
   * Rules by which the server sets values when a record is created or changed, in this order. The browser has none of
   * them (scripts/vite/deferred-options.mjs).
   */
  readonly rules?: { readonly [name: string]: AutomationRule<NoInfer<Fields>> }
  /** Rules that users make as records of another resource, which apply after those that are declared. */
  readonly ruleRecords?: RuleRecords<Text<keyof NoInfer<Fields>>>
}

export type AnySetting =
  string | number | boolean | null | readonly (string | number)[] | Now | Today | Me | From | Add

/** An automation rule as the framework reads it. */
export interface AnyAutomationRule {
  readonly label: string
  readonly when: {
    readonly becomes?: AnyMatch
    readonly created?: true
    readonly changes?: string
  }
  readonly where?: AnyMatch
  readonly set: { readonly [field: string]: AnySetting | undefined }
}

/** The own fields on which it depends whether a rule is triggered. */
export const triggerFields = ({ when }: Pick<AnyAutomationRule, 'when'>): readonly string[] =>
  when.changes === undefined ? Object.keys(when.becomes ?? {}) : [when.changes]
