import type { AnyResource } from '#define/resource'
import type { Records } from './oracle'

/** Rules of hooks that no declaration contains: a second record with the same values of these fields is rejected. */
const once: Readonly<Record<string, readonly string[]>> = {
  reviews: ['product', 'author'],
  arrangements: ['page', 'owner'],
}

/** The field at which a record is rejected because there is already another one like it. */
export function twinOf(
  resource: AnyResource,
  records: Records,
  made: Readonly<Record<string, unknown>>,
): string | undefined {
  const names = once[resource.name] ?? []
  const [first] = names
  const isTwin = (records[resource.name] ?? []).some(
    (row) => row.id !== made['id'] && names.every((name) => row[name] === made[name]),
  )
  return isTwin ? first : undefined
}
