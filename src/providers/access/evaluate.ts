import type { CanParams, CanReturnType } from '@refinedev/core'
import { readSession, type Permissions } from '#base/session/session'

/** A record with the verbs that the current user may use on it, as the server sends it. */
export interface RowVerbs {
  readonly id?: string
  readonly _can: readonly string[]
}

/** The verb behind an action of refine; all other actions have the name of their verb. */
const refineVerbs: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
  clone: 'create',
}
const verbOf = (action: string): string => refineVerbs[action] ?? action

/** Verbs that do not depend on a record: whoever has a record may read it, and a copy of it is a new record. */
const verbsOfResource: ReadonlySet<string> = new Set(['read', 'create'])

/** Whether the current user may use an action on a record; `row` is the record as the server sent it. */
export const canOnRow = ({ _can }: RowVerbs, action: string): boolean => _can.includes(verbOf(action))

/**
 * What the permissions allow. With `params.row` it is about that record, else about the resource: whether the user
 * may do it to some record at all. Without a resource everything is allowed.
 */
export function evaluateAccess(
  permissions: Permissions,
  { resource, action, params }: CanParams,
): CanReturnType {
  const verb = verbOf(action)
  const row = params?.['row'] as Partial<RowVerbs> | undefined
  const verbs = (!verbsOfResource.has(verb) && row?._can) || permittedVerbs(permissions, resource)
  const can = !resource || verbs.includes(verb)
  return can ? { can } : { can, reason: 'refused' }
}

const permittedVerbs = (permissions: Permissions, resource = ''): readonly string[] =>
  (Object.hasOwn(permissions, resource) && permissions[resource]) || []

/** The answer of the access control provider, without waiting for it. */
export const canNow: CanNow = (question) => evaluateAccess(readSession().permissions, question).can

/** A question to the access control provider with its answer at once. */
export type CanNow = (question: CanParams) => boolean
