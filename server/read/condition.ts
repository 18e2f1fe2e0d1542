import type { AnyField } from '#define/kinds'
import { fieldOf, filtersOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isArray, quoted } from '../db/tables/columns'
import { sql, type SQL } from '../db/statement'
import { equalSql } from './equal'
import { tsqueryOf } from './text-search'

export const operators = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'like',
  'null',
  'nnull',
  'between',
] as const
export type Operator = (typeof operators)[number]

/** A parsed filter: one comparison, or several joined by and / or. */
export type Condition =
  | { readonly field: string; readonly op: Operator; readonly values: readonly unknown[] }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }

/** A condition as SQL over the resource's own table. */
export function conditionSql(resource: AnyResource, condition: Condition): SQL {
  if ('and' in condition) return joined(resource, condition.and, sql` and `, sql`true`)
  if ('or' in condition) return joined(resource, condition.or, sql` or `, sql`false`)
  const column = sql.raw(`${quoted(resource.name)}.${quoted(condition.field)}`)
  const field = fieldOf(resource, condition.field)
  if (condition.op === 'null') return sql`${column} is null`
  if (condition.op === 'nnull') return sql`${column} is not null`
  if (field && isArray(field)) return arraySql(column, field, condition.op, condition.values)
  if (condition.op === 'eq') return equalSql(resource, condition.field, condition.values[0])
  if (condition.op === 'like' && !filtersOf(resource).includes(condition.field))
    return searchedSql(resource, column, String(condition.values[0]))
  return scalarSql(column, condition.op, condition.values)
}

/**
 * Searches one field: the index of the quick search finds candidates, which are then compared with the words of the
 * field itself.
 */
function searchedSql(resource: AnyResource, column: SQL, given: string): SQL {
  const query = sql`${tsqueryOf(given)}::tsquery`
  return sql`(${sql.raw(`${quoted(resource.name)}."search"`)} @@ ${query} and words(${column}) @@ ${query})`
}

const joined = (resource: AnyResource, parts: readonly Condition[], by: SQL, none: SQL): SQL =>
  parts.length === 0
    ? none
    : sql`(${sql.join(
        parts.map((part) => conditionSql(resource, part)),
        by,
      )})`

function scalarSql(column: SQL, op: Operator, values: readonly unknown[]): SQL {
  const [first, second] = values
  switch (op) {
    case 'ne':
      return sql`${column} is distinct from ${first}`
    case 'gt':
      return sql`${column} > ${first}`
    case 'gte':
      return sql`${column} >= ${first}`
    case 'lt':
      return sql`${column} < ${first}`
    case 'lte':
      return sql`${column} <= ${first}`
    case 'in':
      return sql`${column} = any(${sql.param([...values])})`
    case 'nin':
      return sql`(${column} = any(${sql.param([...values])})) is not true`
    case 'between':
      return sql`${column} between ${first} and ${second}`
    case 'like':
      return sql`words(${column}) @@ ${tsqueryOf(String(first))}::tsquery`
    default:
      throw new Error(`The operator ${op} has no SQL`)
  }
}

function arraySql(column: SQL, field: AnyField, op: Operator, values: readonly unknown[]): SQL {
  const type = sql.raw(field.kind === 'refs' ? 'uuid[]' : 'text[]')
  const given = sql`${sql.param([...values])}::${type}`
  switch (op) {
    case 'eq':
      return sql`${column} @> ${given}`
    case 'ne':
      return sql`not (${column} @> ${given})`
    case 'in':
      return sql`${column} && ${given}`
    case 'nin':
      return sql`not (${column} && ${given})`
    default:
      throw new Error(`The operator ${op} does not fit a list`)
  }
}

export function operatorsOf(field: AnyField): readonly Operator[] {
  const empty: Operator[] = field.optional ? ['null', 'nnull'] : []
  if (isArray(field)) return ['eq', 'ne', 'in', 'nin', ...empty]
  switch (field.kind) {
    case 'boolean':
      return ['eq', 'ne', ...empty]
    case 'text':
      return ['eq', 'ne', 'like', ...empty]
    case 'integer':
    case 'decimal':
    case 'money':
    case 'date':
    case 'datetime':
      return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'in', 'nin', ...empty]
    default:
      return ['eq', 'ne', 'in', 'nin', ...empty]
  }
}
