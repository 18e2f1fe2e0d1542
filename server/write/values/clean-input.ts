import type { Role } from '#define/access'
import type { AnyField, AnyFields } from '#define/kinds'
import type { Fault, Faults, Values } from '#define/parsing/parse'
import { writableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { maxFormatted } from '#define/parsing/schema'
import { cleanText } from '#server/base/parsing/clean-text'

/** Input with sanitized formatted text; `faults` are those of text that could not be sanitized and is unchanged. */
export class CleanInput {
  constructor(
    readonly given: unknown,
    readonly faults: Faults = {},
  ) {}

  /** The same faults with other values, for example after some were left out. */
  with(given: unknown): CleanInput {
    return new CleanInput(given, this.faults)
  }
}

/** The fault of formatted text that cannot be sanitized in short time. */
export const markupFault: Fault = { key: 'markup' }

/**
 * Sanitizes the formatted text in the input of some fields, including that inside lists. It may take long, so it is
 * done before a transaction starts.
 * @throws Problem busy.
 */
export async function cleanInput(fields: AnyFields, given: unknown): Promise<CleanInput> {
  if (given instanceof CleanInput) return given
  const faults: Record<string, Fault[]> = {}
  return new CleanInput(await cleanedValues(fields, given, '', faults), faults)
}

/** The same for the input of a record. */
export const cleanRecord = (resource: AnyResource, role: Role, given: unknown): Promise<CleanInput> =>
  cleanInput(writableFields(resource, role), given)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field contains formatted text, or a list with formatted text. */
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
      // Text that is too long is refused by its schema.
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
