import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import type { Row } from '../selection'
import type { SignAddress } from './address'
import { mayShow, withAddresses } from './values'

/** Signs the addresses of uploads in rows for a caller who may read them. */
export function signRows<One extends Row>(
  resource: AnyResource,
  rows: One[],
  { sign, caller }: Signing,
): One[] {
  if (!sign) return rows
  if (!mayShow(resource.fields)) return rows
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
