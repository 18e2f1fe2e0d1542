import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField } from '#server/base/errors/problem'
import type { Writing } from '#server/write/context'
import { parseContentAddress, type ContentLocation } from '#server/read/uploads/address'
import { holdUploads } from '#server/write/uploads/hold'

/** An uploaded attachment, as stored in its own row. */
export interface Attached {
  readonly name: string
  readonly type: string
  readonly size: number
  /** As a record stores it, without a signature. */
  readonly address: string
}

interface Attaching {
  /** The `listOf` field with the attachments, and the field of a row that has the address of the upload. */
  readonly list: string
  readonly field: string
  /**
   * Values whose uploads may be attached although the caller does not own them: the current record, or a forwarded
   * one.
   */
  readonly known?: Values
  /** Maximum total size in bytes. */
  readonly maxBytes: number
}

const megabyte = 1024 * 1024

/**
 * The uploads at the given addresses. Name and size are read from the database, not from the client.
 * @throws Problem `invalid` at each attachment that the caller may not use, or if the total size is too large.
 */
export async function attachedUploads(
  writing: Writing,
  resource: AnyResource,
  addresses: readonly string[],
  { list, field, known = {}, maxBytes: max }: Attaching,
): Promise<Attached[]> {
  const locations = addresses.map((given, at): ContentLocation => {
    const location = parseContentAddress(given)
    if (!location) throw invalidField(`${list}.${at}.${field}`, 'upload')
    return location
  })
  await holdUploads(
    writing,
    resource,
    { [list]: locations.map(({ address }) => ({ [field]: address })) },
    known,
  )
  const found = await uploadsOf(
    writing,
    locations.map(({ id }) => id),
  )
  const all = locations.flatMap(({ id, address }) => {
    const upload = found.get(id)
    return upload ? [{ ...upload, address }] : []
  })
  if (all.reduce((sum, { size }) => sum + size, 0) > max)
    throw invalidField(list, 'attachments', { limit: max / megabyte })
  return all
}

async function uploadsOf({ tx }: Writing, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Omit<Attached, 'address'>>()
  const rows = await tx.query<{ id: string; name: string; type: string; size: number }>({
    text: 'select "id", "name", "contentType" as "type", "size" from "uploads" where "id" = any($1::uuid[])',
    values: [ids],
  })
  return new Map(
    rows.map(({ id, name, type, size }) => [id, { name: name.slice(-200), type, size: Number(size) }]),
  )
}
