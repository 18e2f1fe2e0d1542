import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Stored } from './world'

/** All records of all resources, as the oracle knows them. */
export type Records = { readonly [resource: string]: readonly Stored[] }

/** Who input: a role, and the account's id for `me`. */
export interface Asking {
  readonly role: Role
  readonly id: string
}

/**
 * Says from the declaration and the stored records alone what a person may do. It knows nothing of the server's SQL,
 * and reads `access` for itself.
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
    return (
      rule === true ||
      (typeof rule === 'object' && [rule].flat().some((match) => match && meets(resource, row, match)))
    )
  }
  return {
    /** Whether the role may ever do it. */
    ever: (resource: AnyResource, verb: string) => ruleOf(resource, verb) !== false,
    /** Whether it depends on the record. */
    depends: (resource: AnyResource, verb: string) => typeof ruleOf(resource, verb) === 'object',
    allows,
    /** Whether the record is there for this person; out of the trash only for whoever may bring it back. */
    reads: (resource: AnyResource, row: Stored) =>
      allows(resource, 'read', row) && (!isTrashed(row) || allows(resource, 'delete', row)),
  }
}
export type Oracle = ReturnType<typeof oracleOf>

export const isTrashed = (row: Stored): boolean => row['deletedAt'] !== undefined && row['deletedAt'] !== null

/** Whether any record refers to this one by a reference that the database keeps. */
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
            // What goes with the record stands in nobody's way, but whoever refers to it does.
            (!goesAlong(field) || isReferred(app, records, other, row.id)),
        ),
    ),
  )
}

/** Whether any record refers to this one, be it one that goes with it. */
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
