import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Caller } from '#server/base/caller'
import type { Database } from '#server/base/database'
import type { App } from '#define/app'
import { Problem } from '#server/base/errors/problem'
import { partOf } from '../work/job-parts'
import { contentTypes, documentsFile, isDocumentFormat } from './documents-file'
import type { PrintedDocument } from '../documents/printed'
import type { Cell } from './cell'
import type { ExportPlan } from './export-plan'
import { exportOf } from './export-store'
import { isRawPlan, rawFile } from './raw-file'
import { fileNameOf, writerOfFormat } from './sheet-of'
import type { SheetWriter } from './sheet-writer'
import { streamOf } from './stream-of'

const unzipped = promisify(gunzip)

interface Reading {
  readonly app: App
  readonly database: Database
  readonly caller: Caller
}

/**
 * The file of a finished export, written from its parts while it is sent.
 * @throws Problem `missing` for other users and once the file has expired.
 */
export async function exportFile({ app, database, caller }: Reading, job: string): Promise<Response> {
  const found = await exportOf(database, caller, job)
  const resource = found && app[found.resource]
  if (!found || !resource) throw new Problem({ kind: 'missing' })
  const { plan, name, total, createdAt } = found
  const { contentType, pieces } = isRawPlan(plan)
    ? { contentType: plan.raw.contentType, pieces: rawFile(database, job) }
    : fileOf(database, job, plan, name)
  const day = new Date(createdAt).toISOString()
  const fileName = isRawPlan(plan)
    ? `${plan.raw.name}-${day.slice(0, 10)}.${plan.raw.extension}`
    : fileNameOf(resource, plan.format, day)
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': contentType,
      'x-total-count': String(total),
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

/** The file in its format: documents, or a sheet. */
function fileOf(database: Database, job: string, { format, headers }: ExportPlan, name: string) {
  if (isDocumentFormat(format)) {
    const pieces = documentsFile(format, partsOf<PrintedDocument>(database, job), name)
    return { contentType: contentTypes[format], pieces }
  }
  const writer = writerOfFormat(format, name)
  return { contentType: writer.contentType, pieces: piecesOf(database, job, writer, headers) }
}

/** The stored parts, each read when the previous one was written. */
async function* partsOf<Item>(database: Database, job: string): AsyncGenerator<Item[]> {
  let next: string | null = ''
  for (let number = 0; next !== null; number++) {
    const part = await partOf(database, job, number)
    // The file was deleted meanwhile: the response is aborted instead of being incomplete.
    if (!part) throw new Problem({ kind: 'missing' })
    yield JSON.parse((await unzipped(part.bytes)).toString()) as Item[]
    next = part.next
  }
}

async function* piecesOf(
  database: Database,
  job: string,
  writer: SheetWriter,
  headers: Parameters<SheetWriter['begin']>[0],
): AsyncGenerator<Uint8Array> {
  yield await writer.begin(headers)
  // Empty cells are `null` in JSON.
  for await (const rows of partsOf<(Cell | null)[]>(database, job))
    yield await writer.rows(rows.map((cells) => cells.map((cell) => cell ?? undefined)))
  yield await writer.end()
}
