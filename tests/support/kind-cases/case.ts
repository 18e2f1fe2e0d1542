import type { AnyField, Kind } from '#define/kinds'

/** Values that a field accepts, and values that it rejects. */
export interface Case {
  readonly field: AnyField
  /** The input, and the parsed value. */
  readonly accepted: readonly [given: unknown, value?: unknown][]
  /** The input, and the fault at its path. */
  readonly refused: readonly [given: unknown, key: string, path?: string][]
}

export type CasesOf<K extends Kind> = { readonly [Name in K]: readonly Case[] }
