import type { AnyResource } from '#define'
import type { FieldOf } from '#define/kinds'

/** What values are formatted with: the language, and texts that are not part of the value. */
export interface FormatContext {
  /** A BCP 47 language tag. */
  readonly locale: string
  /** The label of an option or a state. */
  readonly option: (resource: AnyResource, field: string, value: string) => string
  /** The label of a field, or of a key inside its value: 'values.actor'. */
  readonly field: (resource: AnyResource, path: string) => string
  /** A declared resource by its name. */
  readonly resource: (name: string) => AnyResource | undefined
  readonly yes: string
  readonly no: string
  /** '3 entries'. */
  readonly entries: (count: number) => string
  readonly textIn: TextFormatter
  /** The text shown instead of a missing title of a record. */
  readonly untitled: (resource: string, reason: UntitledReason) => string
}

/**
 * Writes a text of a format for readers; '' until the code for it has loaded. A rule repeats in the zone. A zone has the
 * offset of the instant `at`, and the time there.
 */
export type TextFormatter = (
  format: NonNullable<FieldOf<'text'>['format']>,
  text: string,
  zone: string,
  at?: Date,
) => string

/** Why a title is missing: the user may not read the record, the record may also be deleted, or it has no title. */
export type UntitledReason = 'hidden' | 'goneOrHidden' | 'empty'

/** Where a value is: its record and resource. */
export interface FieldLocation {
  readonly resource: AnyResource
  /** The path of the field: 'total', or 'lines.unitPrice' for a field inside rows. */
  readonly name: string
  /** The record, with the currency of amounts and the titles of references. */
  readonly row: Readonly<Record<string, unknown>>
}
