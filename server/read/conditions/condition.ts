import type { AnyField } from '#define/kinds'
import { fieldOf, filtersOf, searchedFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isArray, quoted } from '../../db/tables/columns'
import { columnOfGroup, wordsIn } from '../../db/tables/search-words'
import { sql, type SQL } from '../../db/statement'
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

/** A parsed filter: one comparison, several joined by and / or, words of any searched field, or the opposite. */
export type Condition =
  | Comparison
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }
  | TextSearch

interface Comparison {
  readonly field: string
  readonly op: Operator
  readonly values: readonly unknown[]
  /** Of the operator like: the words must follow each other. */
  readonly isPhrase?: boolean
}

interface TextSearch {
  readonly search: string
  /** The group of fields that is searched (`searchGroups`); all searched fields without one. */
  readonly group?: string
  /** Whether the words must follow each other. */
  readonly isPhrase?: boolean
}

/** Whether a condition searches for words. */
export function hasWords(condition: Condition): boolean {
  if ('and' in condition) return condition.and.some(hasWords)
  if ('or' in condition) return condition.or.some(hasWords)
  if ('not' in condition) return hasWords(condition.not)
  return 'search' in condition || condition.op === 'like'
}

/** A condition as SQL over the resource's own table. */
export function conditionSql(resource: AnyResource, condition: Condition): SQL {
  if ('and' in condition) return joined(resource, condition.and, sql` and `, sql`true`)
  if ('or' in condition) return joined(resource, condition.or, sql` or `, sql`false`)
  if ('not' in condition) return sql`(${conditionSql(resource, condition.not)} is not true)`
  if ('search' in condition) return textSearchSql(resource, condition)
  return comparisonSql(resource, condition)
}

/** The condition that the quick search finds the words, or that they are in a group of fields. */
function textSearchSql(resource: AnyResource, { search, group, isPhrase }: TextSearch): SQL {
  if (group !== undefined && !resource.searchGroups?.[group])
    throw new Error(`${resource.name} has no search group ${group}`)
  if (searchedFields(resource).length === 0) return sql`false`
  const column = group === undefined ? 'search' : columnOfGroup(group)
  const query = sql`${tsqueryOf(search, isPhrase)}::tsquery`
  return sql`${sql.raw(`${quoted(resource.name)}.${quoted(column)}`)} @@ ${query}`
}

function comparisonSql(resource: AnyResource, condition: Comparison): SQL {
  const column = sql.raw(`${quoted(resource.name)}.${quoted(condition.field)}`)
  const field = fieldOf(resource, condition.field)
  // An empty list is stored as one without elements.
  if (field && isArray(field) && (condition.op === 'null' || condition.op === 'nnull'))
    return condition.op === 'null' ? sql`${column} = '{}'` : sql`${column} <> '{}'`
  if (condition.op === 'null') return sql`${column} is null`
  if (condition.op === 'nnull') return sql`${column} is not null`
  if (field && isArray(field)) return arraySql(column, field, condition.op, condition.values)
  if (condition.op === 'eq') return equalSql(resource, condition.field, condition.values[0])
  if (condition.op === 'like' && !filtersOf(resource).includes(condition.field))
    return searchedSql(resource, condition)
  return scalarSql(column, condition.op, condition.values)
}

/**
 * Searches one field: the index of the quick search finds candidates, which are then compared with the words of the
 * field itself.
 */
function searchedSql(resource: AnyResource, { field: name, values, isPhrase }: Comparison): SQL {
  const query = sql`${tsqueryOf(String(values[0]), isPhrase)}::tsquery`
  const own = wordsIn(fieldOf(resource, name), `${quoted(resource.name)}.${quoted(name)}`)
  return sql`(${sql.raw(`${quoted(resource.name)}."search"`)} @@ ${query} and ${sql.raw(own)} @@ ${query})`
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
  if (isArray(field)) return ['eq', 'ne', 'in', 'nin', 'null', 'nnull']
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
