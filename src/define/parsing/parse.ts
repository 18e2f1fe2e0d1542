import * as z from 'zod/mini'
import { byKind, type AnyField, type AnyFields, type KindMap } from '../kinds'
import { inputObject, patchObject } from './schema'

/** What is wrong with one value: the translation key of a message, and its parameters. */
export interface Fault {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}
/** Faults by path: 'lines.0.quantity'. Those that belong to no field are at ''. */
export type Faults = Readonly<Record<string, readonly Fault[]>>
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Faults }
export type Values = Readonly<Record<string, unknown>>

/**
 * Without surrounding spaces and with Unicode normalized (NFC), so that texts that look alike are equal, also for
 * search.
 */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim().normalize() : value)
/** The same on one line: pasted line breaks and tabs become a space. */
const oneLine = (value: unknown) =>
  typeof value === 'string' ? trimmed(value.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')) : value
const same = (_: AnyField, value: unknown) => value
const trim = (_: AnyField, value: unknown) => trimmed(value)
const upper = (_: AnyField, value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value
const lower = (_: AnyField, value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value
const eachTrimmed = (_: AnyField, value: unknown) =>
  Array.isArray(value) ? [...new Set(value.map(oneLine).filter((word) => word !== ''))] : value

/** Normalizes typed input to the canonical form of its kind. */
const tidy: KindMap<unknown, [value: unknown]> = {
  text: (field, value) => (field.secret ? value : field.lines ? trimmed(value) : oneLine(value)),
  richText: trim,
  integer: same,
  decimal: same,
  boolean: same,
  date: trim,
  datetime: (_, value) => {
    const instant = typeof value === 'string' && /\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : undefined
    return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : value
  },
  choice: same,
  choices: same,
  tags: eachTrimmed,
  ref: same,
  refs: same,
  listOf: (field, value) =>
    Array.isArray(value)
      ? value.map((row) => (isObject(row) ? prepare(field.fields, row, 'create') : row))
      : value,
  money: same,
  currency: upper,
  email: lower,
  url: trim,
  phone: (_, value) => (typeof value === 'string' ? value.replaceAll(/[\s().-]/g, '') : value),
  color: lower,
  country: upper,
  rank: trim,
  file: trim,
  image: trim,
  json: same,
  state: same,
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a field if none is given: its default, an empty list, false, or null if it is optional. */
export function defaultOf(field: AnyField): unknown {
  if (field.kind === 'date' && field.default === 'today') return localDay(new Date())
  if (field.kind === 'datetime' && field.default === 'now') return new Date().toISOString()
  // The default user is the one who creates the record, who is not known here.
  if ('default' in field && field.default !== undefined)
    return field.kind === 'ref' ? undefined : field.default
  if (field.kind === 'boolean') return false
  if (field.kind === 'tags' || field.kind === 'choices' || field.kind === 'refs') return []
  if (field.optional) return null
  return field.kind === 'listOf' && !field.min ? [] : undefined
}

/** The local date as 'YYYY-MM-DD'. */
export const localDay = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Normalizes the given values; an empty text in an optional field becomes null; on create, defaults are filled in.
 */
export function prepare(fields: AnyFields, given: Values, mode: 'create' | 'update'): Values {
  const prepared: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const tidied = field ? byKind(tidy, field, value) : value
    Object.defineProperty(prepared, name, {
      value: field?.optional && tidied === '' ? null : tidied,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  if (mode === 'create')
    for (const [name, field] of Object.entries(fields)) {
      const fallback = Object.hasOwn(prepared, name) ? undefined : defaultOf(field)
      if (fallback !== undefined) prepared[name] = fallback
    }
  return prepared
}

const compiled = new WeakMap<AnyFields, { create: z.ZodMiniType; update: z.ZodMiniType }>()
function schemaOf(fields: AnyFields, mode: 'create' | 'update'): z.ZodMiniType {
  let schemas = compiled.get(fields)
  if (!schemas) compiled.set(fields, (schemas = { create: inputObject(fields), update: patchObject(fields) }))
  return schemas[mode]
}

/**
 * Parses what a form or a request sends for some fields.
 * @returns the normalized values, or every fault at its path; unknown names are faults.
 */
export function parseValues(fields: AnyFields, given: unknown, mode: 'create' | 'update'): Parsed<Values> {
  if (!isObject(given)) return { ok: false, faults: { '': [{ key: 'object' }] } }
  const result = z.safeParse(schemaOf(fields, mode), prepare(fields, given, mode), { reportInput: true })
  return result.success
    ? { ok: true, value: result.data as Values }
    : { ok: false, faults: faultsFrom(result.error.issues) }
}

type Issue = z.core.$ZodIssue

/** The most unknown names that are listed; the others are only counted. */
const maxUnknown = 20

function faultsFrom(issues: readonly Issue[]): Faults {
  const faults: Record<string, Fault[]> = Object.create(null) as Record<string, Fault[]>
  const add = (path: readonly PropertyKey[], fault: Fault) => {
    const list = (faults[path.join('.')] ??= [])
    if (list.length === 0) list.push(fault)
  }
  let unknown = 0
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys') {
      const named = issue.keys.slice(0, Math.max(maxUnknown - unknown, 0))
      for (const key of named) add([...issue.path, key], { key: 'unknown' })
      unknown += issue.keys.length
    } else add(issue.path, faultOf(issue))
  if (unknown > maxUnknown) add([], { key: 'tooManyNames', values: { limit: unknown - maxUnknown } })
  return faults
}

function faultOf(issue: Issue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { key: 'required' }
        : { key: `type.${issue.expected}` }
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? { key: 'required' }
        : { key: `min.${issue.origin}`, values: { limit: Number(issue.minimum) } }
    case 'too_big':
      return { key: `max.${issue.origin}`, values: { limit: Number(issue.maximum) } }
    case 'invalid_format':
      return { key: `format.${issue.format}` }
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? { key: 'required' }
        : { key: 'choice', values: { options: issue.values.map(String).join(', ') } }
    case 'invalid_union':
      return { key: issue.input === undefined ? 'required' : 'invalid' }
    case 'custom':
      return { key: String((issue.params as { key?: string } | undefined)?.key ?? 'invalid') }
    default:
      return { key: 'invalid' }
  }
}
