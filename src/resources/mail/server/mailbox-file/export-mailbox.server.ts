import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { DatabaseUnavailable } from '#server/base/database'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Watch } from '#server/base/progress'
import { report } from '#server/base/report'
import { requireFreeExport, requireRole } from '#server/features/export/export-rights'
import { setFileUntil, setTotal } from '#server/features/export/export-store'
import type { RawPlan } from '#server/features/export/raw-file'
import { endJob } from '#server/features/work/end-job'
import { dropParts, replacePart } from '#server/features/work/job-parts'
import { completeParts, endPage } from '#server/features/work/paged-parts'
import { advanceJob, beginJob, isStopped } from '#server/features/work/jobs'
import { recordStep } from '#server/features/work/record-step'
import { asRunning } from '#server/features/work/running'
import { countOf } from '#server/read/totals/count-of'
import { list, type Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { appOf, inTransaction, requireWriting, writerFor, type Writer } from '#server/write/context'
import type { OwnRequest } from '#server/write/services/services'
import type { OpenTask, ResumeTask } from '#server/write/services/tasks'
import type { mailCalls } from '../../mail.wire'
import { mails } from '../../mails.resource'
import { listOfMails } from '../conversations/mail-reading.server'
import { labelNames, messageOfMail } from './export-messages.server'

const zipped = promisify(gzip)

/** The name of the task in the plan of its jobs. */
export const exportTask = 'mailExport'
/** Mails whose rows are read at once. */
const pageSize = '20'
/** Bytes of the file that are stored as a part. */
const partBytes = 1024 * 1024

type Filter = OwnRequest<typeof mailCalls.exportMailbox>['input']
interface ExportPlan extends RawPlan {
  readonly task: typeof exportTask
  readonly filter: Filter
}

/**
 * Starts the export of the caller's mails as the file of a mailbox, as a job that continues without the request: of
 * all of them, or of those of a label or a search.
 * @returns the id of the job.
 * @throws Problem invalid for an unknown label, throttled if several exports of the user run.
 */
export async function startMailExport(writer: Writer, reader: Reader, filter: Filter): Promise<string> {
  requireWriting(writer)
  const { database, caller, batch } = writer
  const query = await queryOf(reader, filter, null)
  await requireFreeExport(writer)
  const total = await countOf(reader, mails, query)
  const plan: ExportPlan = {
    task: exportTask,
    filter,
    role: caller.role,
    raw: { contentType: 'application/mbox', name: 'mail', extension: 'mbox' },
  }
  const name = nameOf(writer)
  await beginJob(database, caller, { id: batch, kind: 'export', name, resource: mails.name, total, plan })
  const watch: Watch = { onProgress: async () => !(await isStopped(database, batch)) }
  const job = { id: batch, name, done: 0, total, plan }
  asRunning(writer, () => run({ writer, job, watch, isResumed: false })).catch((error: unknown) => {
    if (error instanceof Problem || error instanceof DatabaseUnavailable) return
    report(`The export ${batch} failed`, error)
  })
  return batch
}

/** Continues an export whose server has ended. */
export const resumeMailExport: ResumeTask = (services, caller, job, watch) =>
  run({ writer: { ...writerFor(services, caller), batch: job.id }, job, watch, isResumed: true })

const nameOf = ({ caller }: Writer): string => sheetLabels(caller.language).resource(mails)

/** Without a label and a search all mails, also those in spam and trash. */
const queryOf = (reader: Reader, { label, q, timezone }: Filter, cursor: string | null) =>
  listOfMails(reader, {
    label,
    timezone,
    cursor,
    limit: pageSize,
    unread: null,
    starred: null,
    hasAttachment: null,
    q: label === null && q === null ? 'in:anywhere' : q,
  })

interface Running {
  readonly writer: Writer
  readonly job: OpenTask
  readonly watch: Watch
  readonly isResumed: boolean
}

/** Stores the pages that are not stored yet. */
async function run({ writer, job, watch, isResumed }: Running): Promise<void> {
  const { database, caller, services } = writer
  const reader: Reader = { app: appOf(writer), database, caller, sign: services.sign }
  const { filter } = job.plan as ExportPlan
  const stored = await completeParts(database, job.id)
  let [done, part, cursor] = [job.done, stored.count, stored.next]
  const end = { kind: 'export' as const, name: job.name, resource: mails.name, isUndoable: false, isResumed }
  while (cursor !== null) {
    await requireRole(writer, mails)
    const page = await list(reader, mails, await queryOf(reader, filter, cursor || null))
    const from = done
    done += page.rows.length
    cursor = page.next ?? null
    part = await storePage(writer, { rows: page.rows, from, to: done, part, next: cursor })
    const goesOn = await watch.onProgress({ done, total: Math.max(done, job.total) })
    if (goesOn || cursor === null) continue
    await dropParts(database, job.id)
    const total = Math.max(job.total, done + 1)
    return endJob(writer, { ...end, total, left: total - done, changed: 0 })
  }
  await setTotal(database, job.id, done)
  await setFileUntil(database, job.id)
  await endJob(writer, { ...end, total: done, left: 0, changed: done })
}

interface Page {
  readonly rows: readonly Row<typeof mails>[]
  readonly from: number
  readonly to: number
  readonly part: number
  readonly next: string | null
}

/** Stores the messages of a page in parts, the last one together with the progress. Returns the number of the next part. */
async function storePage(writer: Writer, { rows, from, to, part: first, next }: Page): Promise<number> {
  const { database, batch } = writer
  const labels = await labelNames(writer)
  const problems: { title: string | null; message: string }[] = []
  let part = first
  let pending: Buffer[] = []
  let size = 0
  for (const mail of rows)
    try {
      for await (const piece of messageOfMail(writer, mail, labels)) {
        pending.push(piece)
        size += piece.length
        if (size < partBytes) continue
        await replacePart(database, batch, part++, await zipped(Buffer.concat(pending)))
        ;[pending, size] = [[], 0]
      }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      problems.push({
        title: mail.subject,
        message: faultText(writer.caller.language, { key: 'mailUnreadable' }),
      })
    }
  const bytes = await zipped(Buffer.concat(pending))
  await inTransaction(writer, async ({ tx }) => {
    if (!(await advanceJob(tx, batch, from, to))) throw new Problem({ kind: 'running' })
    await recordStep(tx, batch, { changed: 0, problems })
    await endPage(tx, batch, part, { bytes, next })
  })
  return part + 1
}
