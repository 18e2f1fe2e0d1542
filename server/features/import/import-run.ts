import { createHash } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { beginWork, knownWork, type Work } from '../work/works'
import type { Writer } from '#server/write/context'
import type { ImportUpload } from './import-upload'

/** An import that has started, in this request or an earlier one. */
export interface ImportRun {
  /** Writes in the batch of the import. */
  readonly writer: Writer
  readonly work: Work
}

const requestOf = (resource: AnyResource, { bytes, mapping, key }: ImportUpload): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([resource.name, 'import', mapping ?? null, key ?? null]))
    .update(bytes)
    .digest()

/**
 * The idempotency key of an import: the caller's, or the hash of the request for a file that is to be imported only
 * once.
 */
const keyOf = (resource: AnyResource, upload: ImportUpload): string | undefined =>
  upload.idempotencyKey ?? (upload.isOnce ? `file:${requestOf(resource, upload).toString('hex')}` : undefined)

/**
 * The import that already has the key of the upload; undefined for a new one.
 * @throws Problem `idempotency` if the key was used for something else.
 */
export async function earlierRun(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
): Promise<ImportRun | undefined> {
  const key = keyOf(resource, upload)
  if (key === undefined) return undefined
  const [first] = await writer.database.query<{ request: Buffer; record: string }>({
    name: 'import_first',
    text: 'select "request", "record" from "idempotency" where "userId" = $1 and "key" = $2',
    values: [writer.caller.userId, key],
  })
  if (!first) return undefined
  if (!requestOf(resource, upload).equals(first.request)) throw new Problem({ kind: 'idempotency' })
  const known = await knownWork(writer.database, first.record)
  if (!known) throw new Problem({ kind: 'idempotency' })
  const inBatch = { ...writer, batch: first.record }
  if (known.finishedAt !== null) return { writer: inBatch, work: known }
  return { writer: inBatch, work: await beginWork(writer.database, writer.caller, first.record) }
}

/**
 * Starts an import and stores its idempotency key.
 * @throws Problem `running` if another request has stored the same key meanwhile.
 */
export async function beginRun(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
): Promise<ImportRun> {
  const { database, caller, batch, now } = writer
  const work = await beginWork(database, caller, batch)
  const key = keyOf(resource, upload)
  if (key === undefined) return { writer, work }
  const taken = await database.query({
    name: 'import_take',
    text: `insert into "idempotency" ("key", "userId", "request", "record", "createdAt")
      values ($1, $2, $3, $4, $5) on conflict do nothing returning "key"`,
    values: [key, caller.userId, requestOf(resource, upload), batch, now()],
  })
  if (taken.length === 0) throw new Problem({ kind: 'running' })
  return { writer, work }
}
