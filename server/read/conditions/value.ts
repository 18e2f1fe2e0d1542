import * as z from 'zod/mini'
import type { AnyField } from '#define/kinds'
import { inputSchema } from '#define/parsing/schema'
import type { Operator } from './condition'

const number = (value: unknown) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}
const whole = (value: unknown) => {
  const parsed = number(value)
  return parsed !== undefined && Number.isSafeInteger(parsed) ? parsed : undefined
}
const truth = (value: unknown) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined
const passing = (schema: z.ZodMiniType) => (value: unknown) =>
  z.safeParse(schema, value).success ? value : undefined
const day = passing(inputSchema({ kind: 'date' }))
const moment = passing(inputSchema({ kind: 'datetime' }))
const id = passing(z.uuid())

/** Text without NUL characters, which PostgreSQL cannot store. */
const text = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value : undefined)

/** A datetime in ISO 8601 with any offset. */
function instant(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined
  const parsed = new Date(value)
  return Number.isNaN(parsed.getTime()) ? undefined : moment(parsed.toISOString())
}

const longest = 300

/**
 * Parses one value of a filter for its column; undefined where it is invalid. For a datetime, a date is its first
 * millisecond in UTC, or its last where the comparison includes or starts after that day (`isEnd`).
 */
export function filterValue(field: AnyField, value: unknown, isEnd: boolean): unknown {
  switch (field.kind) {
    case 'integer':
    case 'money':
      return whole(value)
    case 'decimal':
      return number(value)
    case 'boolean':
      return truth(value)
    case 'date':
      return day(value)
    case 'datetime':
      return day(value) ? `${String(value)}T${isEnd ? '23:59:59.999' : '00:00:00.000'}Z` : instant(value)
    case 'ref':
    case 'refs':
      return id(value)
    case 'email':
      return short(value)?.toLowerCase()
    default:
      return short(value)
  }
}

const short = (value: unknown) => {
  const given = text(value)
  return given !== undefined && given.length <= longest ? given.normalize() : undefined
}

/** Whether a datetime is compared for equality with a date: then the whole day matches. */
export const isWholeDay = (field: AnyField, op: Operator, value: unknown): boolean =>
  field.kind === 'datetime' && op === 'eq' && day(value) !== undefined

/** Parses a value of a sorted column in a cursor; undefined where it is invalid. */
export function cursorValue(field: AnyField | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'integer':
    case 'money':
      return Number.isSafeInteger(value) ? value : undefined
    case 'decimal':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return day(value)
    case 'datetime':
      return instant(value)
    case undefined:
      return id(value)
    default:
      return text(value)
  }
}
