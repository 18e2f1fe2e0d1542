import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Stored } from '../worlds/world'

/** All records of all resources, as the oracle uses them. */
export type Records = { readonly [resource: string]: readonly Stored[] }

/** The caller: a role, and the user id for `me`. */
export interface Asking {
  readonly role: Role
  readonly id: string
}

/**
 * Decides from the declaration and the stored records alone what a caller may do. It does not use the SQL of the
 * server, and evaluates `access` itself.
 */
export function oracleOf(app: App, records: Records, asking: Asking) {
  const ruleOf = (resource: AnyResource, verb: string): unknown => {
    const granted: unknown = resource.access[asking.role]
    if (granted === 'all') return true
    return (granted as Record<string, unknown> | undefined)?.[verb] ?? false
  }
  const meets = (resource: AnyResource, row: Stored, match: object): boolean =>
    Object.entries(match).every(([name, wanted]: [string, unknown]) => {
      const held = row[name]
      const values = Array.isArray(held) ? held : [held]
      return values.some((value: unknown) => value !== null && fits(resource, name, value, wanted))
    })
  const fits = (resource: AnyResource, name: string, value: unknown, wanted: unknown): boolean => {
    if (Array.isArray(wanted)) return wanted.includes(value)
    if (typeof wanted !== 'object' || wanted === null) return value === wanted
    if ('me' in wanted && wanted.me === true) return value === asking.id
    const field = resource.fields[name]
    const target = field && 'to' in field ? app[field.to] : undefined
    if (!target) throw new Error(`${resource.name}.${name} leads nowhere`)
    const found = records[target.name]?.find((row) => row.id === value)
    return found !== undefined && !isTrashed(found) && meets(target, found, wanted)
  }
  const allows = (resource: AnyResource, verb: string, row: Stored): boolean => {
    const rule = ruleOf(resource, verb)
    const unless = resource.actions?.[verb]?.unless
    if (unless && meets(resource, row, unless)) return false
    return (
      rule === true ||
      (typeof rule === 'object' && [rule].flat().some((match) => match && meets(resource, row, match)))
    )
  }
  return {
    /** Whether the role may do it to any record. */
    ever: (resource: AnyResource, verb: string) => ruleOf(resource, verb) !== false,
    /** Whether it depends on the record. */
    depends: (resource: AnyResource, verb: string) => typeof ruleOf(resource, verb) === 'object',
    allows,
    /** Whether the record exists for this caller; in the trash only for a caller who may delete it. */
    reads: (resource: AnyResource, row: Stored) =>
      allows(resource, 'read', row) && (!isTrashed(row) || allows(resource, 'delete', row)),
  }
}
export type Oracle = ReturnType<typeof oracleOf>

export const isTrashed = (row: Stored): boolean => row['deletedAt'] !== undefined && row['deletedAt'] !== null

/** Whether any record refers to this one by a reference that prevents its deletion. */
export function isReferred(app: App, records: Records, resource: AnyResource, id: string): boolean {
  return Object.values(app).some((other) =>
    Object.entries(other.fields).some(
      ([name, field]) =>
        'to' in field &&
        field.to === resource.name &&
        records[other.name]?.some(
          (row) =>
            row.id !== id &&
            [row[name]].flat().includes(id) &&
            // A record that is deleted along does not prevent the deletion, but records that refer to it do.
            (!goesAlong(field) || isReferred(app, records, other, row.id)),
        ),
    ),
  )
}

/** Whether any record refers to this one, including records that are deleted along. */
export function isNamed(app: App, records: Records, resource: AnyResource, id: string): boolean {
  return Object.values(app).some((other) =>
    Object.entries(other.fields).some(
      ([name, field]) =>
        'to' in field &&
        field.to === resource.name &&
        records[other.name]?.some((row) => row.id !== id && [row[name]].flat().includes(id)),
    ),
  )
}

export const goesAlong = (field: AnyField): boolean => field.kind === 'ref' && field.whenDeleted === 'delete'
