import type { Role } from '#define/access'
import type { AnyField, AnyFields } from '#define/kinds'
import type { Fault, Faults, Values } from '#define/parse'
import { writableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { maxFormatted } from '#define/schema'
import { cleanText } from '#server/base/parsing/clean-text'

/** What was sent, its formatted text cleaned; `faults` are of text that could not be cleaned, which is as it was. */
export class CleanInput {
  constructor(
    readonly given: unknown,
    readonly faults: Faults = {},
  ) {}

  /** The same with other values in the place of those that were sent, once some of them were left out. */
  with(given: unknown): CleanInput {
    return new CleanInput(given, this.faults)
  }
}

/** What is wrong with formatted text that cannot be cleaned in short time. */
export const markupFault: Fault = { key: 'markup' }

/**
 * Cleans the formatted text in what was sent for some fields, that inside of rows included. This may take its time, and
 * so it is done before a transaction begins.
 * @throws Problem busy.
 */
export async function cleanInput(fields: AnyFields, given: unknown): Promise<CleanInput> {
  if (given instanceof CleanInput) return given
  const faults: Record<string, Fault[]> = {}
  return new CleanInput(await cleanedValues(fields, given, '', faults), faults)
}

/** The same of what a role sends for a record. */
export const cleanRecord = (resource: AnyResource, role: Role, given: unknown): Promise<CleanInput> =>
  cleanInput(writableFields(resource, role), given)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formatted text stands in it, or in rows inside of it. */
const isFormatted = (field: AnyField): boolean =>
  field.kind === 'richText' || (field.kind === 'listOf' && Object.values(field.fields).some(isFormatted))

async function cleanedValues(
  fields: AnyFields,
  given: unknown,
  path: string,
  faults: Record<string, Fault[]>,
): Promise<unknown> {
  const formatted = Object.entries(fields).filter(([, field]) => isFormatted(field))
  if (formatted.length === 0 || !isObject(given)) return given
  const cleaned: Record<string, unknown> = { ...given }
  for (const [name, field] of formatted) {
    const value = cleaned[name]
    if (field.kind === 'richText' && typeof value === 'string') {
      // What is too long is refused by its schema, whatever stands in it.
      if (value.trim().length > maxFormatted(field)) continue
      const text = await cleanText(value)
      if (text === undefined) faults[path + name] = [markupFault]
      else cleaned[name] = text
    }
    if (field.kind === 'listOf' && Array.isArray(value)) {
      const rows: unknown[] = []
      for (const [index, row] of value.entries())
        rows.push(await cleanedValues(field.fields, row, `${path}${name}.${index}.`, faults))
      cleaned[name] = rows
    }
  }
  return cleaned
}
