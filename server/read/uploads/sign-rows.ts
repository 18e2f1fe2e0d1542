import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import type { Row } from '../selection'
import type { SignAddress } from './address'
import { withAddresses } from './values'

const showing = new WeakMap<AnyResource, boolean>()

/** Whether records with these fields may contain addresses of uploads. */
export const mayShow = (fields: AnyFields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.kind === 'image' ||
      field.kind === 'file' ||
      field.kind === 'richText' ||
      (field.kind === 'listOf' && mayShow(field.fields)),
  )

/** Signs the addresses of uploads in rows for a caller who may read them. */
export function signRows<One extends Row>(
  resource: AnyResource,
  rows: One[],
  { sign, caller }: Signing,
): One[] {
  if (!sign) return rows
  let shows = showing.get(resource)
  if (shows === undefined) showing.set(resource, (shows = mayShow(resource.fields)))
  if (!shows) return rows
  return rows.map((row) => {
    const record = { resource: resource.name, id: row.id, isInTrash: Boolean(row['deletedAt']) }
    return withAddresses(resource.fields, row, (location) => sign(location, { caller, record }))
  })
}

/** For whom rows are signed; without `sign` they are not signed. */
interface Signing {
  readonly sign?: SignAddress | undefined
  readonly caller: Caller
}
