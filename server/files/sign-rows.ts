import type { AnyFields } from '../../src/define/kinds'
import type { AnyResource } from '../../src/define/resource'
import type { Row } from '../read/selection'
import type { SignAddress } from './address'
import { withAddresses } from './values'

const showing = new WeakMap<AnyResource, boolean>()

/** Whether records of these fields may lead to uploads. */
export const mayShow = (fields: AnyFields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.kind === 'image' ||
      field.kind === 'file' ||
      field.kind === 'richText' ||
      (field.kind === 'listOf' && mayShow(field.fields)),
  )

/** Rows on their way to somebody who may read them: the addresses of uploads in them show what they lead to. */
export function signRows(resource: AnyResource, rows: Row[], sign: SignAddress | undefined): Row[] {
  if (!sign) return rows
  let shows = showing.get(resource)
  if (shows === undefined) showing.set(resource, (shows = mayShow(resource.fields)))
  return shows ? rows.map((row) => withAddresses(resource.fields, row, sign)) : rows
}
