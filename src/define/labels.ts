import type { AnyField } from './kinds'

/** The labels of one resource in one language. Keys are the names in its declaration. */
export interface ResourceLabels {
  readonly label: string
  /** The name of one record, if it differs from that of the area. */
  readonly singular?: string
  /** What stands for a record without a title, with `{{name}}`. */
  readonly untitled?: string
  /** 'lines.quantity' for a field of rows. */
  readonly fields: Readonly<Record<string, string>>
  /** By field name; 'ban.reason' for the input of a move or an action. */
  readonly help?: Readonly<Record<string, string>>
  /** The orders that a catalogue offers. */
  readonly orders?: Readonly<Record<string, string>>
  /** The names of the preset views of the list. */
  readonly presetViews?: Readonly<Record<string, string>>
  /** The headings of the sections. */
  readonly sections?: Readonly<Record<string, string>>
  /** What the printable page of a record is, if that has a label. */
  readonly document?: string
  /** The sentences of its printable page. */
  readonly notices?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly moves?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  /** The sentences of the automation rules, which the history shows. */
  readonly rules?: Readonly<Record<string, string>>
  /** The labels of the input fields of each move and action. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The labels of the whole app in one language. */
export interface AppLabels {
  readonly groups: Readonly<Record<string, string>>
  /** Fields that every record has. */
  readonly meta: Readonly<Record<string, string>>
  /** The verbs that every resource has. */
  readonly verbs?: Readonly<Record<string, string>>
  readonly resources: Readonly<Record<string, ResourceLabels>>
}

/** The label of an option that is the name of a resource or a verb. */
export function namedOption(
  field: AnyField | undefined,
  value: string,
  translated: AppLabels | undefined,
): string | undefined {
  if (field?.kind !== 'choice' || !field.of) return undefined
  if (field.of === 'resources') return translated?.resources[value]?.label
  const named = Object.values(translated?.resources ?? {}).map(
    (item) => item.moves?.[value] ?? item.actions?.[value],
  )
  return named.find((name) => name !== undefined) ?? translated?.verbs?.[value]
}
