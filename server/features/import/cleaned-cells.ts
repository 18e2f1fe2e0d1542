import type { Fault, Values } from '#define/parsing/parse'
import { maxFormatted } from '#define/parsing/schema'
import { cleanTexts } from '#server/base/parsing/clean-text'
import { CleanInput, markupFault } from '#server/write/values/clean-input'
import { textIn, type Filled } from './prepared'
import type { Sheet } from '#server/base/parsing/sheet/sheet'

/** Sanitized rich text by the text of its cell; undefined if it has too many elements. */
export type CleanedCells = ReadonlyMap<string, string | undefined>

/** Sanitizes all rich-text cells once, before any row is validated or written. */
export function cleanedCells(columns: readonly Filled[], { rows }: Sheet): Promise<CleanedCells> {
  const texts = columns.flatMap((column) => {
    const { field } = column
    if (field.kind !== 'richText') return []
    // Text that is too long is rejected by its schema.
    return rows.map((row) => textIn(row, column)).filter((text) => text.length <= maxFormatted(field))
  })
  return cleanTexts(texts)
}

/** The values of a row, with sanitized rich text. */
export function cleanRow(columns: readonly Filled[], given: Values, cleaned: CleanedCells): CleanInput {
  const values: Record<string, unknown> = { ...given }
  const faults: Record<string, Fault[]> = {}
  for (const { name, field } of columns) {
    const text = values[name]
    if (field.kind !== 'richText' || typeof text !== 'string' || !cleaned.has(text)) continue
    const clean = cleaned.get(text)
    if (clean === undefined) faults[name] = [markupFault]
    else values[name] = clean
  }
  return new CleanInput(values, faults)
}
