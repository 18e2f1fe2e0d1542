import { roles, ruleFor, type Role } from '#define/access'
import { allFieldsOf, writableFields, isReadable } from '#define/reading'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'

/** Whom the document is written for: a role, or somebody who is not signed in. */
export type Audience = Role | undefined

/** Whether the verb is not refused outright; nobody may do anything who is not signed in. */
export const may = (resource: AnyResource, audience: Audience, verb: string): boolean =>
  audience !== undefined && ruleFor(resource.access, audience, verb) !== false

/** Whether the rule looks at the record. */
export const mayOnlySome = (resource: AnyResource, audience: Audience, verb: string): boolean =>
  audience !== undefined && typeof ruleFor(resource.access, audience, verb) === 'object'

/** The fields that exist for the audience; without a role, those that exist for every role. */
export const shownFields = (resource: AnyResource, audience: Audience): AnyFields =>
  Object.fromEntries(
    Object.entries(allFieldsOf(resource)).filter(([, field]) =>
      audience ? isReadable(field, audience) : roles.every((role) => isReadable(field, role)),
    ),
  )

/** The fields that the audience may set. */
export const setFields = (resource: AnyResource, audience: Audience): AnyFields =>
  audience ? writableFields(resource, audience) : {}
