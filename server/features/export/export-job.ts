import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { AnyResource } from '#define/resource'
import { forbidden } from '#server/base/errors/forbidden'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Watch } from '#server/base/progress'
import { countOf } from '#server/read/totals/count-of'
import { withoutSome } from '#server/read/conditions/except'
import type { Page, Reader } from '#server/read/list'
import { appOf, inTransaction, requireWriting, type Writer } from '#server/write/context'
import { endJob } from '../work/end-job'
import { dropParts, lastPartOf, storePart } from '../work/job-parts'
import { advanceJob, beginJob, type OpenJob } from '../work/jobs'
import { asRunning } from '../work/running'
import type { ExportPlan } from './export-plan'
import { requireRole, requireFreeExport } from './export-rights'
import { setFileUntil, setTotal } from './export-store'
import { contentOf } from './content-of'
import { formatOf, pagesOf } from './sheet-of'

const zipped = promisify(gzip)

export interface ExportOutcome {
  readonly job: string
  /** The number of records in the file. */
  readonly count: number
  /** The number of records not reached, because the export was stopped. */
  readonly left: number
}

export interface RequestedExport {
  /** The query of the list, with the format. */
  readonly query: URLSearchParams
  /** The ids of records that are left out of the list. */
  readonly except?: readonly string[] | undefined
}

/**
 * Exports a list as a job: the records that the caller may read are stored in parts, from which the file is written
 * when it is downloaded.
 * @throws Problem `forbidden`, `invalid`, or `throttled` if the user has several exports that run.
 */
export async function exportAsJob(
  writer: Writer,
  reader: Reader,
  resource: AnyResource,
  { query, except }: RequestedExport,
  watch: Watch,
): Promise<ExportOutcome> {
  requireWriting(writer)
  const { list, headers, requireFew } = contentOf(reader, resource, query)
  await requireFreeExport(writer)
  const plan: ExportPlan = {
    query: query.toString(),
    except,
    headers,
    format: formatOf(query, resource),
    role: writer.caller.role,
  }
  const total = await countOf(reader, resource, withoutSome(list, except))
  requireFew(total)
  const job = await beginJob(writer.database, writer.caller, {
    id: writer.batch,
    kind: 'export',
    name: nameOf(writer, resource),
    resource: resource.name,
    total,
    plan,
  })
  return asRunning(writer, () => storePages(writer, reader, resource, { plan, done: job.done, total, watch }))
}

/**
 * Continues an export whose server has ended.
 * @throws Problem `running` if another server has continued it; `forbidden` if the user may no longer read the list.
 */
export async function resumeExport(writer: Writer, job: OpenJob, watch: Watch): Promise<void> {
  const app = appOf(writer)
  const resource = job.resource === null ? undefined : app[job.resource]
  if (!resource) throw new Problem({ kind: 'missing' })
  const { database, caller, services } = writer
  const plan = job.plan as ExportPlan
  // The parts that are stored have the columns of the earlier role.
  if (plan.role !== caller.role) throw forbidden(resource, caller, 'read')
  const reader: Reader = { app, database, caller, sign: services.sign }
  await storePages(writer, reader, resource, {
    plan,
    done: job.done,
    total: job.total,
    watch,
    isResumed: true,
  })
}

const nameOf = ({ caller }: Writer, resource: AnyResource): string =>
  sheetLabels(caller.language).resource(resource)

interface Storing {
  readonly plan: ExportPlan
  readonly done: number
  readonly total: number
  readonly watch: Watch
  readonly isResumed?: boolean
}

async function storePages(
  writer: Writer,
  reader: Reader,
  resource: AnyResource,
  { plan, done: start, total, watch, isResumed = false }: Storing,
): Promise<ExportOutcome> {
  const { batch, database } = writer
  const { hooks } = writer.services
  const content = contentOf({ ...reader, hooks }, resource, new URLSearchParams(plan.query))
  const last = await lastPartOf(database, batch)
  let [done, part] = [start, (last?.part ?? -1) + 1]
  const isOver = last !== undefined && last.next === null
  const pages = isOver
    ? []
    : pagesOf(reader, resource, withoutSome(content.list, plan.except), {
        start: last?.next ?? undefined,
        size: content.pageSize,
      })
  for await (const page of pages) {
    await requireRole(writer, resource)
    const bytes = await zipped(JSON.stringify(await content.partOf(page)))
    const from = done
    done += page.rows.length
    await storeStep(writer, { from, to: done, part: part++, bytes, page })
    const goesOn = await watch.onProgress({ done, total: Math.max(done, total) })
    if (!goesOn && page.next !== undefined) return stopped(writer, resource, { done, total, isResumed })
  }
  await setTotal(database, batch, done)
  await setFileUntil(database, batch)
  await endJob(writer, { ...endOf(writer, resource), total: done, left: 0, changed: done, isResumed })
  return { job: batch, count: done, left: 0 }
}

interface Step {
  readonly from: number
  readonly to: number
  readonly part: number
  readonly bytes: Uint8Array
  readonly page: Page
}

/** Stores a part together with the progress, so that another server continues behind it. */
function storeStep(writer: Writer, { from, to, part, bytes, page }: Step): Promise<void> {
  return inTransaction(writer, async ({ tx, batch }) => {
    if (!(await advanceJob(tx, batch, from, to))) throw new Problem({ kind: 'running' })
    await storePart(tx, batch, part, { bytes, next: page.next ?? null })
  })
}

async function stopped(
  writer: Writer,
  resource: AnyResource,
  { done, total, isResumed }: { readonly done: number; readonly total: number; readonly isResumed: boolean },
): Promise<ExportOutcome> {
  const left = Math.max(1, total - done)
  await dropParts(writer.database, writer.batch)
  await endJob(writer, { ...endOf(writer, resource), total, left, changed: 0, isResumed })
  return { job: writer.batch, count: 0, left }
}

const endOf = (writer: Writer, resource: AnyResource) => ({
  kind: 'export' as const,
  name: nameOf(writer, resource),
  resource: resource.name,
  isUndoable: false,
})
