import type { AnyField } from './kinds'

/** What a language says of one resource. Keys are the names in its declaration. */
export interface ResourceLabels {
  readonly label: string
  /** One record, where that has another name than the area. */
  readonly singular?: string
  /** 'lines.quantity' for a field of rows. */
  readonly fields: Readonly<Record<string, string>>
  /** By the name of a field; 'ban.reason' for what a move or an action asks for. */
  readonly help?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly moves?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  /** What each move and action asks for. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a language says of everything that is declared. */
export interface AppLabels {
  readonly groups: Readonly<Record<string, string>>
  /** Fields that every record has. */
  readonly meta: Readonly<Record<string, string>>
  readonly resources: Readonly<Record<string, ResourceLabels>>
}

/** What a name of a resource or a verb is called, where a field's options are such names. */
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
  return named.find((name) => name !== undefined)
}
