import * as z from 'zod/mini'
import type { Role } from '#define/access'
import { metaFields } from '#define/values'
import type { AnyField } from '#define/kinds'
import { readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { valueSchema } from '#define/parsing/schema'
import { currentNames } from './current-names'

/**
 * A value in the format of its field: where the database wrote the whole record as JSON, timestamps have its own
 * format.
 */
export const asWritten = (field: AnyField, value: unknown): unknown =>
  field.kind === 'datetime' && typeof value === 'string' ? new Date(value).toISOString() : value

/**
 * The values of a change that a role may read. Leaves out values that their field no longer accepts, and values
 * without a declared field.
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
