import { ruleFor, type Role } from '../../src/define/access'
import type { App } from '../../src/define/app'
import { statesBefore } from '../../src/define/fields'
import { actionsOf, movesOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import { isProgram, type Caller } from '../caller'
import { quoted } from '../db/columns'
import { sql, type SQL } from '../db/statement'
import { Problem } from '../errors/problem'
import { boundTo, matchSql } from './match'

/** The condition under which a caller may do a verb to a record of `table`; undefined where he never may. */
export function allowedSql(
  app: App,
  resource: AnyResource,
  verb: string,
  caller: Caller,
  table: string = resource.name,
): SQL | undefined {
  const allowed = allowedFor(app, resource, verb, standingOf(caller), table)
  return allowed && boundTo(caller, allowed)
}

/** Whom SQL is composed for: everybody of a role, or the program itself. */
export type Standing = Role | 'program'
export const standingOf = (caller: Caller): Standing => (isProgram(caller) ? 'program' : caller.role)

/** The same for everybody of a role, to be bound to each of them. */
export function allowedFor(
  app: App,
  resource: AnyResource,
  verb: string,
  who: Standing,
  table: string = resource.name,
): SQL | undefined {
  const rule = who === 'program' || ruleFor(resource.access, who, verb)
  if (rule === false) return undefined
  return rule === true ? sql`true` : matchSql(app, resource, rule, table)
}

/** The same, and refuses where the caller never may. */
export function requireAllowed(
  app: App,
  resource: AnyResource,
  verb: string,
  caller: Caller,
  table?: string,
): SQL {
  const allowed = allowedSql(app, resource, verb, caller, table)
  if (!allowed) throw new Problem({ kind: 'forbidden', verb, resource: resource.name })
  return allowed
}

/** Verbs that are done to one record. */
export function recordVerbs(resource: AnyResource): string[] {
  const actions = Object.entries(actionsOf(resource)).filter(([, action]) => action.on === 'record')
  return ['update', 'delete', ...movesOf(resource).map(({ name }) => name), ...actions.map(([name]) => name)]
}

/** The verbs that somebody may do to the row, as a text array: permissions travel with the row. To be bound to him. */
export function canSql(app: App, resource: AnyResource, who: Standing): SQL {
  const cases = recordVerbs(resource).flatMap((verb) => {
    const allowed = allowedFor(app, resource, verb, who)
    return allowed
      ? [
          sql`case when ${sql.join([allowed, ...stateCondition(resource, verb)], sql` and `)} then ${sql.raw(`'${verb}'`)} end`,
        ]
      : []
  })
  const verbs =
    cases.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`
  if (!resource.trash) return verbs
  const restores = allowedFor(app, resource, 'delete', who)
  const restore = restores
    ? sql`case when ${restores} then '{restore}'::text[] else '{}' end`
    : sql`'{}'::text[]`
  return sql`case when ${sql.raw(`${quoted(resource.name)}."deletedAt"`)} is null then ${verbs} else ${restore} end`
}

function stateCondition(resource: AnyResource, verb: string): SQL[] {
  return movesOf(resource)
    .filter(({ name }) => name === verb)
    .map(({ field, move }) => {
      const column = sql.raw(`${quoted(resource.name)}.${quoted(field)}`)
      return sql`${column} = any(${sql.param([...statesBefore(move)])})`
    })
}
