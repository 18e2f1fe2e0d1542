import type { Hono } from 'hono'
import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import { parameter, readerOf, type Rest } from '../request'
import { described } from '#server/features/history/history'
import type { ChangeEntry } from '#server/write/change-entries'

/**
 * The change of one change entry, with the fields that the caller may read. A value whose access depends on the
 * record stays hidden.
 */
export function entryRoute(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.get(`/api/${resource.name}/:id/change`, async (c) => {
    const reader = await readerOf(rest, c)
    const row = await findOne(reader, resource, parameter(c, 'id'))
    const about = reader.app[String(row.resource)]
    const [entry] = await reader.database.query<ChangeEntry>({
      name: 'ledger_entry',
      text: `select "id", "operation", "at", "userId", "version", "before", "after", "batch" from "changes" where "id" = $1`,
      values: [row.number],
    })
    if (!entry) throw new Problem({ kind: 'missing' })
    const isShown = about !== undefined && (await readsRecord(reader, about, String(row.record)))
    const [change] = isShown
      ? await described(reader, about, [entry], { isClear: () => false, services: rest.services })
      : []
    const { batch: _, ...hidden } = entry
    return c.json(change ?? { ...hidden, before: null, after: null, _refs: {} }, 200, {
      'cache-control': 'no-store',
    })
  })
}

/**
 * Whether the change may be shown: the role reads all records of the resource, or the caller may read this record in
 * its current state. This also protects data that is private to a user.
 */
async function readsRecord(reader: Reader, about: AnyResource, record: string): Promise<boolean> {
  if (ruleFor(about.access, reader.caller.role, 'read') === true) return true
  try {
    await findOne(reader, about, record)
    return true
  } catch (error) {
    if (error instanceof Problem && ['missing', 'forbidden'].includes(error.refusal.kind)) return false
    throw error
  }
}
