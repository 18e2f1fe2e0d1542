import { dependsOnRecord } from '#server/read/access/access-sql'
import { roles, ruleFor, type Role } from '#define/access'
import { allFieldsOf, writableFields, isReadable } from '#define/reading'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'

/** The role the document is written for; undefined for anonymous callers. */
export type Audience = Role | undefined

/** Whether the audience may use the verb, at least on some records; never for anonymous callers. */
export const may = (resource: AnyResource, audience: Audience, verb: string): boolean =>
  audience !== undefined && ruleFor(resource.access, audience, verb) !== false

/** Whether the rule depends on the record. */
export const mayOnlySome = (resource: AnyResource, audience: Audience, verb: string): boolean =>
  audience !== undefined && dependsOnRecord(resource, audience, verb)

/** The fields that the audience may read; for anonymous callers, those that every role may read. */
export const shownFields = (resource: AnyResource, audience: Audience): AnyFields =>
  Object.fromEntries(
    Object.entries(allFieldsOf(resource)).filter(([, field]) =>
      audience ? isReadable(field, audience) : roles.every((role) => isReadable(field, role)),
    ),
  )

/** The fields that the audience may write. */
export const setFields = (resource: AnyResource, audience: Audience): AnyFields =>
  audience ? writableFields(resource, audience) : {}
