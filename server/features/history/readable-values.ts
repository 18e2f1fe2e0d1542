import * as z from 'zod/mini'
import type { Role } from '#define/access'
import { metaFields } from '#define/values'
import type { AnyField } from '#define/kinds'
import { readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import { valueSchema } from '#define/schema'
import { currentNames } from './current-names'

/** A value as its field has it: the database writes an instant in its own way where it wrote the whole record. */
export const asWritten = (field: AnyField, value: unknown): unknown =>
  field.kind === 'datetime' && typeof value === 'string' ? new Date(value).toISOString() : value

/**
 * What of a change's values exists for a role. A value that its field could not hold today is left out, as is what no
 * field is declared for any more.
 */
export function readableValues(resource: AnyResource, role: Role, values: Values | null): Values | null {
  if (values === null) return null
  const fields = readableFields(resource, role)
  const isMeta = (name: string) => (metaFields as readonly string[]).includes(name)
  return Object.fromEntries(
    Object.entries(currentNames(resource, values)).flatMap(([name, value]) => {
      const field = Object.hasOwn(fields, name) && !isMeta(name) ? fields[name] : undefined
      if (!field) return []
      const parsed = z.safeParse(valueSchema(field), asWritten(field, value))
      return parsed.success ? [[name, parsed.data] as const] : []
    }),
  )
}
