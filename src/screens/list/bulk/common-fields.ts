import type { Role } from '#define'
import type { AnyResource } from '#define'
import type { AnyField, AnyFields } from '#define/kinds'
import { writableFields } from '#define/reading'

/** Kinds whose values belong to a single record: rank, rows, JSON, and amounts, whose currency differs by record. */
const own: readonly AnyField['kind'][] = ['rank', 'listOf', 'money', 'json']

/** The fields that a role may set to the same value in many records. */
export const commonFields = (resource: AnyResource, role: Role): AnyFields =>
  Object.fromEntries(
    Object.entries(writableFields(resource, role)).filter(
      ([, field]) => !own.includes(field.kind) && !('unique' in field && field.unique),
    ),
  )
