import type { AnyField } from '#define/kinds'
import { fieldOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { orderFields, sortExpression } from '../../db/order'
import { isTextField } from '../../db/tables/columns'
import { sql, type SQL } from '../../db/statement'
import { invalidField } from '../../base/errors/problem'
import { cursorValue } from '../conditions/value'

/** A column of an order. */
export interface Key {
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

/**
 * The LIMIT and OFFSET of a page. The limit is part of the text: as a parameter, PostgreSQL would assume a tenth of
 * the table and plan the statement again each time.
 */
export const pageSql = (limit: number, start = 0): SQL =>
  start === 0 ? sql.raw(`limit ${Number(limit)}`) : sql`${sql.raw(`limit ${Number(limit)}`)} offset ${start}`

/** The position of a row in the order, as JSON for a cursor. */
export const cursorSql = (keys: readonly Key[]): SQL =>
  sql`jsonb_build_array(${sql.join(
    keys.map(({ column }) => sql`to_jsonb(${column})`),
    sql`, `,
  )})`

export const encodeCursor = (cursor: unknown): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The same order from its end: PostgreSQL then sorts NULL to the other end too. */
export const reversed = (keys: readonly Key[]): Key[] =>
  keys.map((key) => ({ ...key, order: key.order === 'asc' ? 'desc' : 'asc' }))

/** @throws Problem invalid at the parameter where the text is no cursor of this order. */
export function decodeCursor(keys: readonly Key[], parameter: string, text: string): unknown[] {
  const cursor = parsed(text)
  if (!Array.isArray(cursor) || cursor.length !== keys.length) throw invalidField(parameter, 'cursor')
  return keys.map(({ declared, optional }, index) => {
    const value: unknown = cursor[index]
    const fits = value === null && optional ? null : cursorValue(declared, value)
    if (fits === undefined) throw invalidField(parameter, 'cursor')
    return fits
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * The conditions of the rows behind a cursor; each row meets one of them. Every condition is a range of the index of
 * the order, which "or" would not be: a page deep inside a list is read as fast as the first one.
 */
export function rangesAfter(keys: readonly Key[], cursor: readonly unknown[]): SQL[] {
  const order = keys[0]?.order
  if (keys.some((key) => key.order !== order) || cursor.includes(null))
    return keys.flatMap((key, index) =>
      beyond(key, cursor[index]).map((range) => within(keys, cursor, index, range)),
    )
  const rows = rowComparison(keys, cursor)
  // A row comparison leaves out NULL: in descending order rightly, as it sorts in front of every value.
  if (order === 'desc') return [rows]
  const empty = keys.flatMap(({ column, optional }, index) =>
    optional ? [within(keys, cursor, index, sql`${column} is null`)] : [],
  )
  return [rows, ...empty]
}

function rowComparison(keys: readonly Key[], cursor: readonly unknown[]): SQL {
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  )
  const values = sql.join(
    cursor.map((value) => sql`${value}`),
    sql`, `,
  )
  return keys[0]?.order === 'desc' ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`
}

/** A range of the key at an index, among the rows with the values of the cursor in the keys before it. */
const within = (keys: readonly Key[], cursor: readonly unknown[], index: number, range: SQL): SQL =>
  sql.join(
    [
      ...keys
        .slice(0, index)
        .map(({ column }, at) =>
          cursor[at] === null ? sql`${column} is null` : sql`${column} = ${cursor[at]}`,
        ),
      range,
    ],
    sql` and `,
  )

/** NULL sorts last in ascending order and first in descending order, as PostgreSQL does by default. */
function beyond({ column, order, optional }: Key, value: unknown): SQL[] {
  if (value === null) return order === 'asc' ? [] : [sql`${column} is not null`]
  if (order === 'desc') return [sql`${column} < ${value}`]
  return [sql`${column} > ${value}`, ...(optional ? [sql`${column} is null`] : [])]
}

/** The last character, so that a text in descending order starts with everything that begins with it. */
const lastCharacter = '\u{10FFFF}'

/** The conditions of the rows from a value of the first key on; each row meets one of them. */
export function rangesFrom([key]: readonly Key[], value: unknown): SQL[] {
  if (!key) return []
  const { column, order, optional, declared } = key
  const isText = declared !== undefined && isTextField(declared)
  const given = isText && order === 'desc' ? `${String(value)}${lastCharacter}` : value
  const bound = isText ? sql`lower(${given}) collate "C"` : sql`${given}`
  if (order === 'desc') return [sql`${column} <= ${bound}`]
  return [sql`${column} >= ${bound}`, ...(optional ? [sql`${column} is null`] : [])]
}
