import { DatabaseUnavailable } from '#server/base/database'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Watch } from '#server/base/progress'
import { report } from '#server/base/report'
import { dropUpload, uploadById, type StoredUpload } from '#server/features/files/keep'
import { maxMessage } from '#server/features/mail/incoming/arrival'
import { endJob } from '#server/features/work/end-job'
import { countRunning, positionOf, storeBytes, storeTotal } from '#server/features/work/file-jobs'
import { isStopped, startOnce } from '#server/features/work/jobs'
import { requireSameRole } from '#server/features/work/require-same-role'
import { asRunning, isTaken } from '#server/features/work/running'
import { uploadOfAddress } from '#server/read/uploads/address'
import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, requireWriting, writerFor, type Writer } from '#server/write/context'
import type { OpenTask, ResumeTask } from '#server/write/services/tasks'
import { mails } from '../../mails.resource'
import { importMessage } from './import-message.server'
import { messagesIn } from './mbox-reader'

/** The name of the task in the plan of its jobs. */
export const importTask = 'mailImport'
/** Progress is stored, and a stop noticed, after so many bytes, or messages. */
const bytesBetween = 8 * 1024 * 1024
const messagesBetween = 10
/** The most messages of a file. */
const maxMessages = 200_000

interface ImportPlan {
  readonly task: typeof importTask
  /** The uploaded file. */
  readonly upload: string
}

/**
 * Starts the import of the file of a mailbox that the caller has uploaded, as a job that continues without the
 * request.
 * @returns the id of the job.
 * @throws Problem invalid without such an upload, or if the caller has several imports that run.
 */
export async function startMailImport(writer: Writer, content: string): Promise<string> {
  requireWriting(writer)
  const { database, caller, services, batch } = writer
  const upload = await uploadById(database, uploadOfAddress(content) ?? '')
  if (!upload || upload.userId !== caller.userId) throw invalidField('content', 'upload')
  const plan: ImportPlan = { task: importTask, upload: upload.id }
  await inTransaction(writer, async ({ tx }) => {
    await advisoryLock(tx, `mail imports ${caller.userId}`)
    const { perUser } = services.importLimits
    if ((await countRunning(tx, caller, 'import')) >= perUser)
      throw invalidField('content', 'importsRunning', { limit: perUser })
    const { name, size } = upload
    await startOnce(tx, caller, {
      id: batch,
      kind: 'import',
      name,
      resource: mails.name,
      total: 0,
      plan,
      totalBytes: size,
    })
  })
  const watch: Watch = { onProgress: async () => !(await isStopped(database, batch)) }
  const job = { id: batch, name: upload.name, done: 0, total: 0, plan }
  asRunning(writer, () => run({ writer, job, watch, isResumed: false })).catch((error: unknown) => {
    // The job itself says why it was refused; it is resumed when the database is there again.
    if (error instanceof Problem || error instanceof DatabaseUnavailable) return
    report(`The import ${batch} failed`, error)
  })
  return batch
}

/** Continues the import of a mailbox whose server has ended. */
export const resumeMailImport: ResumeTask = (services, caller, job, watch) =>
  run({ writer: { ...writerFor(services, caller), batch: job.id }, job, watch, isResumed: true })

interface Running {
  readonly writer: Writer
  readonly job: OpenTask
  readonly watch: Watch
  readonly isResumed: boolean
}

/** Imports the messages that are not imported yet. The file is deleted at the end. */
async function run(running: Running): Promise<void> {
  const { writer, job } = running
  const upload = await uploadById(writer.database, (job.plan as ImportPlan).upload)
  if (!upload) throw invalidField('file', 'importGone')
  try {
    await requireSameRole(writer)
    const isCounted = (await positionOf(writer.database, job.id)).total > 0 || (await count(running, upload))
    await end(running, isCounted && (await importAll(running, upload)))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) && !isTaken(error)) await dropUpload(writer.services, upload)
    throw error
  }
  await dropUpload(writer.services, upload)
}

async function opened({ writer }: Running, { checksum, size }: StoredUpload, start: number) {
  // A span has at least a byte.
  if (start >= size) return []
  const stream = await writer.services.contents.open(checksum, { start, end: size - 1 })
  if (!stream) throw invalidField('file', 'importGone')
  return stream as AsyncIterable<Uint8Array>
}

/** Counts the messages before any is imported; returns false if it was stopped. */
async function count(running: Running, upload: StoredUpload): Promise<boolean> {
  const { writer, job, watch } = running
  let [messages, next] = [0, bytesBetween]
  const file = asIterable(await opened(running, upload, 0))
  for await (const { end: bytes } of messagesIn(file, { max: 0, isCount: true })) {
    messages += 1
    if (messages > maxMessages) throw invalidField('file', 'mboxMessages', { limit: maxMessages })
    if (bytes < next) continue
    next = bytes + bytesBetween
    await storeBytes(writer.database, job.id, bytes)
    if (!(await watch.onProgress({ done: bytes, total: upload.size }))) return false
  }
  if (messages === 0) throw invalidField('file', 'mboxFormat')
  await storeTotal(writer.database, job.id, messages)
  return true
}

async function* asIterable(given: AsyncIterable<Uint8Array> | readonly never[]) {
  yield* given
}

/** Imports the messages behind the last one that was; returns false if it was stopped. */
async function importAll(running: Running, upload: StoredUpload): Promise<boolean> {
  const { writer, job, watch } = running
  const { done, total, bytes } = await positionOf(writer.database, job.id)
  const email = await addressOf(writer)
  let number = done
  const file = asIterable(await opened(running, upload, bytes))
  for await (const message of messagesIn(file, { start: bytes, max: maxMessage })) {
    number += 1
    await importMessage(writer, { ...message, number }, email)
    if (number % messagesBetween !== 0) continue
    await requireSameRole(writer)
    if (!(await watch.onProgress({ done: number, total })) && number < total) return false
  }
  return true
}

async function addressOf({ database, caller }: Writer): Promise<string> {
  const [user] = await database.query<{ email: string }>({
    name: 'mail_import_user',
    text: 'select "email" from "users" where "id" = $1',
    values: [caller.userId],
  })
  return user?.email ?? ''
}

async function end({ writer, job, isResumed }: Running, isComplete: boolean): Promise<void> {
  const { done, total, changed } = await positionOf(writer.database, job.id)
  await endJob(writer, {
    kind: 'import',
    name: job.name,
    resource: mails.name,
    total,
    changed,
    isResumed,
    left: total - done,
    isStopped: !isComplete,
    // Only mails in the trash may be deleted, so the mails of an import stay until they are moved there.
    isUndoable: false,
  })
}
