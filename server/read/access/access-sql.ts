import { ruleFor, type Role } from '#define/access'
import type { App } from '#define/app'
import { actionsOf, movesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isProgram, type Caller } from '../../base/caller'
import { sql, type SQL } from '../../db/statement'
import { forbidden } from '../../base/errors/forbidden'
import { boundTo, matchSql, ruleSql } from './match'

/** The condition under which a caller may apply a verb to a record of `table`; undefined where they never may. */
export function allowedSql(
  app: App,
  resource: AnyResource,
  verb: string,
  caller: Caller,
  table: string = resource.name,
): SQL | undefined {
  if (isHiddenFromKey(resource, caller)) return undefined
  const allowed = allowedFor(app, resource, verb, standingOf(caller), table)
  return allowed && boundTo(caller, allowed)
}

/** Whether the caller is an API key, and the resource is for users' own sessions only. */
export const isHiddenFromKey = ({ personOnly }: AnyResource, { keyId }: Caller): boolean =>
  personOnly === true && keyId !== undefined

/** Whether the role of the caller may read any records of a resource. */
export const mayRead = (resource: AnyResource, caller: Caller): boolean =>
  !isHiddenFromKey(resource, caller) &&
  (isProgram(caller) || ruleFor(resource.access, caller.role, 'read') !== false)

/** The callers for whom SQL is composed: all users of a role, or the system. */
export type Standing = Role | 'program'
export const standingOf = (caller: Caller): Standing =>
  isProgram(caller) || caller.acting ? 'program' : caller.role

/** The same for all users of a role; bind it to a caller with `boundTo`. */
export function allowedFor(
  app: App,
  resource: AnyResource,
  verb: string,
  who: Standing,
  table: string = resource.name,
): SQL | undefined {
  const rule = who === 'program' || ruleFor(resource.access, who, verb)
  if (rule === false) return undefined
  const allowed = rule === true ? sql`true` : ruleSql(app, resource, rule, table)
  const unless = who === 'program' ? undefined : actionsOf(resource)[verb]?.unless
  return unless ? sql`${allowed} and ${matchSql(app, resource, unless, table)} is not true` : allowed
}

/**
 * Authorizes a caller: the same as `allowedSql`.
 * @throws Problem forbidden where the caller never may.
 */
export function requireAllowed(
  app: App,
  resource: AnyResource,
  verb: string,
  caller: Caller,
  table?: string,
): SQL {
  const allowed = allowedSql(app, resource, verb, caller, table)
  if (!allowed) throw forbidden(resource, caller, verb)
  return allowed
}

/** Whether it depends on the record that a role may use a verb. */
export const dependsOnRecord = (resource: AnyResource, role: Role, verb: string): boolean =>
  typeof ruleFor(resource.access, role, verb) === 'object' || actionsOf(resource)[verb]?.unless !== undefined

/** Verbs that apply to one record. */
export function recordVerbs(resource: AnyResource): string[] {
  const actions = Object.entries(actionsOf(resource)).filter(([, action]) => action.on === 'record')
  return ['update', 'delete', ...movesOf(resource).map(({ name }) => name), ...actions.map(([name]) => name)]
}
