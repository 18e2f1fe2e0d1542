import { createHash } from 'node:crypto'
import type { AnyResource } from '../../src/define/resource'
import type { Queryable } from '../db/database'
import { Problem } from '../errors/problem'
import type { Writer } from '../write/context'
import type { ImportReport } from './report'
import type { Upload } from './upload'

const requestOf = (resource: AnyResource, { bytes, mapping, key }: Upload): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([resource.name, 'import', mapping ?? null, key ?? null]))
    .update(bytes)
    .digest()

/**
 * Takes an Idempotency-Key for an import; a second one with the key waits for the first and then gets its report, as the
 * ledger has it.
 * @throws Problem idempotency where the key was used for something else.
 */
export async function repeated(
  { caller, batch, now }: Writer,
  tx: Queryable,
  resource: AnyResource,
  upload: Upload,
): Promise<Omit<ImportReport, 'columns'> | undefined> {
  if (upload.idempotencyKey === undefined) return undefined
  const request = requestOf(resource, upload)
  const [mine] = await tx.query({
    name: 'import_take',
    text: `insert into "idempotency" ("key", "userId", "request", "record", "createdAt")
      values ($1, $2, $3, $4, $5) on conflict do nothing returning "key"`,
    values: [upload.idempotencyKey, caller.userId, request, batch, now()],
  })
  if (mine) return undefined
  const [first] = await tx.query<{ request: Buffer; record: string }>({
    name: 'import_first',
    text: 'select "request", "record" from "idempotency" where "userId" = $1 and "key" = $2',
    values: [caller.userId, upload.idempotencyKey],
  })
  if (!first || !request.equals(first.request)) throw new Problem({ kind: 'idempotency' })
  return reportOf(tx, resource, first.record)
}

async function reportOf(tx: Queryable, resource: AnyResource, batch: string) {
  const [found] = await tx.query<{ created: number; updated: number }>({
    name: 'import_report',
    text: `select count(*) filter (where "operation" = 'create') as "created",
      count(*) filter (where "operation" = 'update') as "updated"
      from "changes" where "batch" = $1 and "resource" = $2`,
    values: [batch, resource.name],
  })
  const { created = 0, updated = 0 } = found ?? {}
  return { batch, count: created + updated, created, updated, unchanged: 0, faults: {} }
}
