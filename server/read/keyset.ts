import type { AnyField } from '#define/kinds'
import { fieldOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { orderFields, sortExpression } from '../db/order'
import { sql, type SQL } from '../db/statement'
import { invalidField } from '../base/errors/problem'
import { cursorValue } from './value'

interface Key {
  readonly field: string
  readonly order: 'asc' | 'desc'
  readonly column: SQL
  /** Undefined for the id. */
  readonly declared: AnyField | undefined
  readonly optional: boolean
}

/**
 * The complete order of a list: the chosen sorts, then the resource's own, then the id, so that no two rows are
 * equal.
 */
export function keysOf(resource: AnyResource, sorts: readonly Sort[]): Key[] {
  const last = sorts.at(-1)
  if (!last) throw new Error('A list has an order')
  const ties = orderFields(resource, last.field).filter(
    (field) => !sorts.some((sort) => sort.field === field),
  )
  return [...sorts, ...ties.map((field) => ({ field, order: last.order }))].map(({ field, order }) => ({
    field,
    order,
    column: sql.raw(sortExpression(field, fieldOf(resource, field), resource.name)),
    declared: fieldOf(resource, field),
    optional: fieldOf(resource, field)?.optional === true,
  }))
}

export const orderSql = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ column, order }) => (order === 'desc' ? sql`${column} desc` : sql`${column}`)),
    sql`, `,
  )

/** The position of a row in the order, as JSON for a cursor. */
export const cursorSql = (keys: readonly Key[]): SQL =>
  sql`jsonb_build_array(${sql.join(
    keys.map(({ column }) => sql`to_jsonb(${column})`),
    sql`, `,
  )})`

export const encodeCursor = (cursor: unknown): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decodeCursor(keys: readonly Key[], after: string): unknown[] {
  const cursor = parsed(after)
  if (!Array.isArray(cursor) || cursor.length !== keys.length) throw invalidField('after', 'cursor')
  return keys.map(({ declared, optional }, index) => {
    const value: unknown = cursor[index]
    const fits = value === null && optional ? null : cursorValue(declared, value)
    if (fits === undefined) throw invalidField('after', 'cursor')
    return fits
  })
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * The condition of the rows after a cursor. With one direction and no nullable columns it is a row comparison, which
 * can start inside the index.
 */
export function afterSql(keys: readonly Key[], after: string): SQL {
  const cursor = decodeCursor(keys, after)
  const order = keys[0]?.order
  if (keys.every((key) => key.order === order && !key.optional)) {
    const columns = sql.join(
      keys.map(({ column }) => column),
      sql`, `,
    )
    const values = sql.join(
      cursor.map((value) => sql`${value}`),
      sql`, `,
    )
    return order === 'desc' ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`
  }
  return afterKeys(keys, cursor, 0)
}

function afterKeys(keys: readonly Key[], cursor: readonly unknown[], index: number): SQL {
  const key = keys[index]
  if (!key) return sql`false`
  const value = cursor[index]
  const same = value === null ? sql`${key.column} is null` : sql`${key.column} = ${value}`
  return sql`(${beyond(key, value)} or (${same} and ${afterKeys(keys, cursor, index + 1)}))`
}

/** NULL sorts last in ascending order and first in descending order, as PostgreSQL does by default. */
function beyond({ column, order }: Key, value: unknown): SQL {
  if (order === 'asc') return value === null ? sql`false` : sql`(${column} > ${value} or ${column} is null)`
  return value === null ? sql`${column} is not null` : sql`${column} < ${value}`
}
