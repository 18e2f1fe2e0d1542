import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { DatabaseUnavailable } from '#server/base/database'
import type { AnyResource } from '#define/resource'
import { invalidField, Problem } from '#server/base/errors/problem'
import { parsedSheet } from '#server/base/parsing/queues'
import type { Watch } from '#server/base/progress'
import { report } from '#server/base/report'
import { inTransaction, type Writer } from '#server/write/context'
import { countParts, partOf } from '../../work/job-parts'
import { isStopped, ownJob, startOnce } from '../../work/jobs'
import { asRunning } from '../../work/running'
import { plannedColumns } from '../plan'
import type { LargePlan } from './large-plan'
import { runLarge, type LargeJob } from './run-large'
import { countOfParts, forgetUpload, usedUpload, type Upload } from './upload-store'

const unzipped = promisify(gunzip)

/**
 * Starts the import of a file whose parts have all been received, as a job that continues without the request.
 * Starting it again returns the same job.
 * @returns the id of the job.
 * @throws Problem `missing` without such an upload; `invalid` if parts are missing, or its columns are invalid.
 */
export async function startUpload(given: Writer, resource: AnyResource, id: string): Promise<string> {
  const writer: Writer = { ...given, batch: id }
  const job = await takeUpload(writer, resource)
  if (job) runInBackground(writer, resource, job)
  return id
}

/**
 * Turns the upload of the writer's batch into a job; undefined if it has been one before.
 * @throws Problem as `startUpload`.
 */
export async function takeUpload(writer: Writer, resource: AnyResource): Promise<LargeJob | undefined> {
  const { database, caller, batch: id } = writer
  const upload = await usedUpload(database, caller.userId, resource.name, id)
  if (!upload) {
    if (await ownJob(database, caller, id)) return undefined
    throw new Problem({ kind: 'missing' })
  }
  await requireReadable(writer, resource, upload)
  const { choice, name, size } = upload
  const plan: LargePlan = { ...choice, size, role: caller.role }
  const isStarted = await inTransaction(writer, async ({ tx }) => {
    if (!(await forgetUpload(tx, caller.userId, id))) return false
    return startOnce(tx, caller, {
      id,
      kind: 'import',
      name,
      resource: resource.name,
      total: 0,
      plan,
      totalBytes: size,
    })
  })
  return isStarted ? { id, name, done: 0, total: 0, plan } : undefined
}

/** @throws Problem `invalid` if parts of the file are missing, or its columns cannot be imported. */
async function requireReadable(
  writer: Writer,
  resource: AnyResource,
  { id, size, choice }: Upload,
): Promise<void> {
  const { database, caller } = writer
  const first = await partOf(database, id, 0)
  if (!first || (await countParts(database, id)) !== countOfParts(size))
    throw invalidField('file', 'importParts')
  const { headers } = await parsedSheet(await unzipped(first.bytes), caller.language, true)
  plannedColumns(writer, resource, headers, choice)
}

function runInBackground(writer: Writer, resource: AnyResource, job: LargeJob): void {
  const { database } = writer
  const watch: Watch = { onProgress: async () => !(await isStopped(database, job.id)) }
  asRunning(writer, () => runLarge({ writer, resource, job, watch })).catch((error: unknown) => {
    // The job itself says why it was refused; it is resumed when the database is there again.
    if (error instanceof Problem || error instanceof DatabaseUnavailable) return
    report(`The import ${job.id} failed`, error)
  })
}
