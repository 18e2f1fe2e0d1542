import type { AnyField, Kind } from '#define/kinds'

/** Values that a field takes, and values that it refuses. */
export interface Case {
  readonly field: AnyField
  /** What is given, and what it becomes. */
  readonly accepted: readonly [given: unknown, value?: unknown][]
  /** What is given, and the fault at its path. */
  readonly refused: readonly [given: unknown, key: string, path?: string][]
}

export type CasesOf<K extends Kind> = { readonly [Name in K]: readonly Case[] }
