import { isDeepStrictEqual } from 'node:util'
import { writableFields, isReadable, fieldOf } from '#define/reading'
import { emptyValueOf, isShownIn } from '#define/layout/layout-of'
import type { AnyField, AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { defaultOf, parseValues, type Faults, type Values } from '#define/parsing/parse'
import type { Role } from '#define/access'
import { metaFields } from '#define/values'
import { invalid } from '#server/base/errors/problem'
import { plainAddresses } from '#server/read/uploads/values'
import { moneyFaults } from './money-faults'
import type { CleanInput } from './clean-input'

/**
 * Parses the sanitized input of a role for a record.
 * @throws Problem invalid; a field that the role may read but not set is reported as read-only.
 */
export function parseInput(
  resource: AnyResource,
  role: Role,
  { given, faults }: CleanInput,
  mode: 'create' | 'update',
): Values {
  const fields = fieldsSetBy(resource, role)
  const parsed = parseValues(fields, given, mode)
  if (!parsed.ok)
    throw invalid(moneyFaults(resource, given, { ...namedFaults(resource, role, parsed.faults), ...faults }))
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return plainAddresses(fields, parsed.value)
}

const changed = new WeakMap<AnyResource, Map<Role, AnyFields>>()

/** The fields that a role may set; always the same object, so that their schema is compiled once. */
export function fieldsSetBy(resource: AnyResource, role: Role): AnyFields {
  let byRole = changed.get(resource)
  if (!byRole) changed.set(resource, (byRole = new Map()))
  let fields = byRole.get(role)
  if (!fields) byRole.set(role, (fields = writableFields(resource, role)))
  return fields
}

function namedFaults(resource: AnyResource, role: Role, faults: Faults): Faults {
  const named = Object.entries(faults).map(([path, list]) => {
    const isReadOnly = list[0]?.key === 'unknown' && isRead(resource, role, path)
    return [path, isReadOnly ? [{ key: 'readOnly' }] : list] as const
  })
  return Object.fromEntries(named)
}

const stored = new Set<string>([...metaFields, 'deletedAt'])

/** Whether a role may read a property of this name. */
function isRead(resource: AnyResource, role: Role, name: string): boolean {
  const field = fieldOf(resource, name)
  return field ? isReadable(field, role) : stored.has(name)
}

/**
 * The values of a new record: the input, and the default of every field that was left out or that the caller may not
 * set. `maker` is the default of references to the creating user.
 */
export function withDefaults(resource: AnyResource, values: Values, maker: string | null = null): Values {
  const filled: Record<string, unknown> = { ...values }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (filled[name] !== undefined) continue
    const fallback =
      field.kind === 'state'
        ? field.states[0]
        : field.kind === 'ref' && field.default
          ? maker
          : defaultOf(field)
    filled[name] = fallback ?? null
  }
  return filled
}

/**
 * What follows from the values of a record: the computed ones, and the empty values of fields that are not part of it
 * (`shownWhen`). `values` are those of the whole record.
 */
export function derivedValues(resource: AnyResource, values: Values): Values {
  const emptied = emptiedValues(resource, values)
  const whole = { ...values, ...emptied }
  const work = Object.entries(resource.computed ?? {})
  return {
    ...emptied,
    ...Object.fromEntries(work.map(([name, [, compute]]) => [name, compute(whole as never)])),
  }
}

function emptiedValues(resource: AnyResource, values: Values): Values {
  const names = Object.keys(resource.shownWhen ?? {}).filter((name) => !isShownIn(resource, name, values))
  return Object.fromEntries(names.flatMap((name) => emptied(name, resource.fields[name])))
}
const emptied = (name: string, field: AnyField | undefined) => (field ? [[name, emptyValueOf(field)]] : [])

/** The names of the values that differ from the record's; the order of properties in JSON values is ignored. */
export function differing(record: Values, values: Values): string[] {
  return Object.keys(values).filter((name) => !isDeepStrictEqual(record[name], values[name]))
}
