import { ruleFor } from '#define/access'
import type { App } from '#define/app'
import { statesBefore } from '#define/fields'
import { movesOf, seriesOf, type NamedMove } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '../../db/tables/columns'
import { sql, type SQL } from '../../db/statement'
import { allowedFor, dependsOnRecord, recordVerbs, type Standing } from './access-sql'
import { ownMatchSql } from './match'

/** The verbs that the caller may apply to the row, as a text array in the row itself. Bind it to the caller. */
export function canSql(app: App, resource: AnyResource, who: Standing): SQL {
  const verbs = isFixed(resource, who) ? byState(resource, who) : byRow(app, resource, who)
  if (!resource.trash) return verbs
  const restores = allowedFor(app, resource, 'delete', who)
  const restore = restores
    ? sql`case when ${restores} then '{restore}'::text[] else '{}' end`
    : sql`'{}'::text[]`
  return sql`case when ${columnOf(resource, 'deletedAt')} is null then ${verbs} else ${restore} end`
}

const columnOf = (resource: AnyResource, name: string): SQL =>
  sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
const arrayOf = (values: readonly string[]): SQL =>
  sql.raw(`'{${values.map((word) => `"${word.replaceAll("'", "''")}"`).join(',')}}'::text[]`)

const isGranted = (resource: AnyResource, who: Standing, verb: string) =>
  who === 'program' || ruleFor(resource.access, who, verb) !== false
const statesOf = (resource: AnyResource) => [...new Set(movesOf(resource).map(({ field }) => field))]

/** Whether the verbs depend on at most one state: no rule depends on the record. */
function isFixed(resource: AnyResource, who: Standing): boolean {
  const looks = (verb: string) => who !== 'program' && dependsOnRecord(resource, who, verb)
  const looksAtMore = seriesOf(resource) !== undefined || movesOf(resource).some(({ move }) => move.where)
  const isSimple = statesOf(resource).length < 2 && !looksAtMore
  return isSimple && !recordVerbs(resource).some(looks)
}

/** Constant arrays, one for each state: building one for each row cost as much as reading the row. */
function byState(resource: AnyResource, who: Standing): SQL {
  const granted = recordVerbs(resource).filter((verb) => isGranted(resource, who, verb))
  const moves = movesOf(resource)
  const [state] = statesOf(resource)
  const field = state === undefined ? undefined : resource.fields[state]
  if (state === undefined || field?.kind !== 'state') return arrayOf(granted)
  const cases = field.states.map((now) => {
    const open = granted.filter((verb) => startsFrom(moves, verb, now))
    return sql`when ${sql.raw(`'${now.replaceAll("'", "''")}'`)} then ${arrayOf(open)}`
  })
  return sql`case ${columnOf(resource, state)} ${sql.join(cases, sql` `)} else '{}'::text[] end`
}

function startsFrom(moves: readonly NamedMove[], verb: string, state: string): boolean {
  const found = moves.find(({ name }) => name === verb)
  return !found || statesBefore(found.move).includes(state)
}

function byRow(app: App, resource: AnyResource, who: Standing): SQL {
  const cases = recordVerbs(resource).flatMap((verb) => {
    const allowed = allowedFor(app, resource, verb, who)
    const conditions = allowed && sql.join([allowed, ...standing(resource, verb)], sql` and `)
    return conditions ? [sql`case when ${conditions} then ${sql.raw(`'${verb}'`)} end`] : []
  })
  return cases.length === 0 ? arrayOf([]) : sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`
}

/**
 * Conditions of a verb that hold for every caller: the record is in a state from which the move starts, or has no
 * number of a series.
 */
function standing(resource: AnyResource, verb: string): SQL[] {
  const series = seriesOf(resource)
  if (verb === 'delete') return series ? [sql`${columnOf(resource, series.name)} is null`] : []
  return stateCondition(resource, verb)
}

function stateCondition(resource: AnyResource, verb: string): SQL[] {
  return movesOf(resource)
    .filter(({ name }) => name === verb)
    .flatMap(({ field, move }) => [
      sql`${columnOf(resource, field)} = any(${sql.param([...statesBefore(move)])})`,
      ...Object.entries(move.where ?? {}).map(
        ([state, match]) =>
          sql`(${columnOf(resource, field)} <> ${state} or ${ownMatchSql(match ?? {}, resource.name)})`,
      ),
    ])
}
