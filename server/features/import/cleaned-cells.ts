import type { Fault, Values } from '#define/parse'
import { maxFormatted } from '#define/schema'
import { cleanTexts } from '#server/base/parsing/clean-text'
import { CleanInput, markupFault } from '#server/write/values/clean-input'
import { textIn, type Filled } from './prepared'
import type { Sheet } from '#server/base/parsing/sheet/sheet'

/** The cells of formatted text, cleaned: by what stands in them; undefined where it has too many elements. */
export type CleanedCells = ReadonlyMap<string, string | undefined>

/** Cleans every cell of formatted text once, before any row is tried or written. */
export function cleanedCells(columns: readonly Filled[], { rows }: Sheet): Promise<CleanedCells> {
  const texts = columns.flatMap((column) => {
    const { field } = column
    if (field.kind !== 'richText') return []
    // What is too long is refused by its schema.
    return rows.map((row) => textIn(row, column)).filter((text) => text.length <= maxFormatted(field))
  })
  return cleanTexts(texts)
}

/** What the cells of a row say, with formatted text as it was cleaned. */
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
