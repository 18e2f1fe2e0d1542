import { createHash } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { beginJob, knownJob, type Job, type NewJob } from '../work/jobs'
import { keepFile } from './import-file-store'
import type { Queryable } from '#server/base/database'
import { inTransaction, type Writer } from '#server/write/context'
import type { ImportUpload } from './import-upload'

/** An import that has started, in this request or an earlier one. */
export interface ImportRun {
  /** Writes in the batch of the import. */
  readonly writer: Writer
  readonly job: Job
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
  const known = await knownJob(writer.database, first.record)
  if (!known) throw new Problem({ kind: 'idempotency' })
  const inBatch = { ...writer, batch: first.record }
  if (known.finishedAt !== null) return { writer: inBatch, job: known }
  return {
    writer: inBatch,
    job: await startJob(writer.database, inBatch, resource, { upload, total: known.done }),
  }
}

/**
 * Starts an import of a number of rows, and stores its idempotency key and its file.
 * @throws Problem `running` if another request has stored the same key meanwhile.
 */
export async function beginRun(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
  total: number,
): Promise<ImportRun> {
  const key = keyOf(resource, upload)
  return inTransaction(writer, async ({ tx, caller, batch, now }) => {
    if (key !== undefined) {
      const taken = await tx.query({
        name: 'import_take',
        text: `insert into "idempotency" ("key", "userId", "request", "record", "createdAt")
          values ($1, $2, $3, $4, $5) on conflict do nothing returning "key"`,
        values: [key, caller.userId, requestOf(resource, upload), batch, now()],
      })
      if (taken.length === 0) throw new Problem({ kind: 'running' })
    }
    return { writer, job: await startJob(tx, writer, resource, { upload, total }) }
  })
}

/** The name of an import: that of its file, else that of its resource. */
export const nameOfImport = ({ caller }: Writer, resource: AnyResource, { fileName }: ImportUpload): string =>
  fileName ?? sheetLabels(caller.language).resource(resource)

async function startJob(
  database: Queryable,
  writer: Writer,
  resource: AnyResource,
  { upload, total }: { readonly upload: ImportUpload; readonly total: number },
): Promise<Job> {
  const { bytes, ...plan } = upload
  const job: NewJob = {
    id: writer.batch,
    kind: 'import',
    name: nameOfImport(writer, resource, upload),
    resource: resource.name,
    total,
    plan,
  }
  const begun = await beginJob(database, writer.caller, job)
  await keepFile(database, writer.batch, bytes)
  return begun
}
