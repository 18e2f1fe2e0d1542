import { z } from 'zod'
import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import { valueSchema } from '#define/parsing/schema'
import { fieldOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { hasHidden } from '../access/masks'
import type { Row } from '../selection'
import { columnsSeen, columnsShown } from './columns'

/** The schema of a complete row in a response: exactly the fields that exist for the role. */
export function rowSchema(resource: AnyResource, role: Role) {
  const fields = Object.fromEntries(
    columnsSeen(resource, role).map((name) => [name, columnSchema(resource, role, name)] as const),
  )
  return z.object({
    ...fields,
    ...(hasHidden(resource, role) && { _masked: maskedSchema }),
    _can: canSchema,
    _refs: refsSchema,
    ...(resource.comments !== undefined && { _comments: commentsSchema }),
  })
}

const maskedSchema = z.record(z.string(), z.object({ shows: z.string(), reveals: z.boolean() }))
const canSchema = z.array(z.string())
const commentsSchema = z.int()
const refsSchema = z.record(z.string(), z.nullable(z.string()))

function columnSchema(resource: AnyResource, role: Role, name: string): z.core.$ZodType {
  if (name === 'id') return z.uuid()
  if (name === 'version') return z.int()
  if (name === 'deletedAt') return z.nullable(z.iso.datetime())
  const field = fieldOf(resource, name)
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  return readsAll(field, role) ? valueSchema(field) : z.nullable(valueSchema(field) as z.ZodType)
}

/** Whether a value of a column is certainly valid; all others are parsed by the schema. */
type IsCertain = (value: unknown) => boolean

const isText: IsCertain = (value) => typeof value === 'string'
const isNumber: IsCertain = (value) => typeof value === 'number'
const isBoolean: IsCertain = (value) => typeof value === 'boolean'
const areTexts: IsCertain = (value) => Array.isArray(value) && value.every(isText)
const isEmpty: IsCertain = (value) => Array.isArray(value) && value.length === 0
const never: IsCertain = () => false

/**
 * What the type of a column guarantees, such as that a uuid is one, is not checked again: parsing each value by its
 * schema took as long as reading the rows from the driver. Values inside JSON have no type in the database.
 */
const certain: Partial<Record<AnyField['kind'], IsCertain>> = {
  integer: isNumber,
  decimal: isNumber,
  money: isNumber,
  boolean: isBoolean,
  choices: areTexts,
  tags: areTexts,
  refs: areTexts,
  listOf: isEmpty,
  json: never,
}

function certaintyOf(resource: AnyResource, name: string): IsCertain {
  if (name === 'version') return isNumber
  const field = fieldOf(resource, name)
  return (field && certain[field.kind]) ?? isText
}

interface Column {
  readonly name: string
  readonly isCertain: IsCertain
  readonly mayBeNull: boolean
  readonly schema: z.core.$ZodType
}

function columnsOf(resource: AnyResource, role: Role): Column[] {
  const column = (name: string, schema: z.core.$ZodType, isCertain: IsCertain): Column => ({
    name,
    isCertain,
    mayBeNull: z.safeParse(schema, null).success,
    schema,
  })
  return [
    ...columnsSeen(resource, role).map((name) =>
      column(name, columnSchema(resource, role, name), certaintyOf(resource, name)),
    ),
    ...(hasHidden(resource, role) ? [column('_masked', maskedSchema, never)] : []),
    column('_can', canSchema, areTexts),
    column('_refs', refsSchema, areTitles),
    ...(resource.comments === undefined ? [] : [column('_comments', commentsSchema, isNumber)]),
  ]
}

function areTitles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  for (const title of Object.values(value)) if (title !== null && typeof title !== 'string') return false
  return true
}

/** The columns of complete rows. */
const complete = new WeakMap<AnyResource, Map<Role, Column[]>>()

/**
 * Parses rows for a response; a column that is not declared, or was not requested by `fields`, is never sent, whatever
 * was selected.
 */
export function parseRows<R extends AnyResource>(
  resource: R,
  role: Role,
  rows: readonly unknown[],
  fields?: readonly string[],
): Row<R>[] {
  if (rows.length === 0) return []
  const columns = requestedColumns(resource, role, fields)
  return rows.map((row) => parseRow(columns, row as Record<string, unknown>) as Row<R>)
}

function requestedColumns(
  resource: AnyResource,
  role: Role,
  fields: readonly string[] | undefined,
): readonly Column[] {
  let byRole = complete.get(resource)
  if (!byRole) complete.set(resource, (byRole = new Map()))
  let columns = byRole.get(role)
  if (!columns) byRole.set(role, (columns = columnsOf(resource, role)))
  if (!fields) return columns
  const shown = new Set([...columnsShown(resource, role, fields), '_can', '_refs', '_comments'])
  if (hasHidden(resource, role, fields)) shown.add('_masked')
  return columns.filter(({ name }) => shown.has(name))
}

function parseRow(columns: readonly Column[], row: Record<string, unknown>): Record<string, unknown> {
  const parsed: Record<string, unknown> = {}
  for (const { name, isCertain, mayBeNull, schema } of columns) {
    const value = row[name]
    parsed[name] = (value === null ? mayBeNull : isCertain(value)) ? value : z.parse(schema, value)
  }
  return parsed
}
