import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import type { Faults } from '#define/parsing/parse'
import type { Language } from '#server/base/caller'
import { allowedSql, requireAllowed } from '#server/read/access/access-sql'
import { faultText } from '#server/base/errors/language'
import type { Watch } from '#server/base/progress'
import { isId } from '#server/read/query'
import { invalidField } from '#server/base/errors/problem'
import type { Writer } from '#server/write/context'
import { startUpload } from '#server/features/import/large/start-upload'
import { beginUpload, cancelUpload, receivePart } from '#server/features/import/large/uploads'
import { nothing } from '../answers'
import { bodyOf, parameter, writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'
import { importFile, tryFile } from '#server/features/import/import-file'
import { lookAt } from '#server/features/import/look'
import { uploadOf } from './read-import-upload'

/** Imports a file, tries the import, or previews the file. */
export function importRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/import`, (c) => imported(rest, resource, c))
}

/** Uploads a large file in parts, and imports it as a job. */
export function importUploadRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const path = `/api/${resource.name}/import/uploads`
  hono.post(path, async (c) => {
    const writer = await importerOf(rest, resource, c)
    return c.json(await beginUpload(writer, resource, await bodyOf(c)), 201)
  })
  hono.post(`${path}/:id/parts/:part`, async (c) => {
    const writer = await writerOf(rest, c)
    const part = parameter(c, 'part')
    if (!/^\d{1,5}$/.test(part)) throw invalidField('part', 'importPart')
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    await receivePart(writer, resource, { id: uploadIdOf(c), part: Number(part), bytes })
    return nothing(c)
  })
  hono.post(`${path}/:id/start`, async (c) => {
    const writer = await importerOf(rest, resource, c)
    return c.json({ job: await startUpload(writer, resource, uploadIdOf(c)) }, 202)
  })
  hono.delete(`${path}/:id`, async (c) => {
    await cancelUpload(await writerOf(rest, c), uploadIdOf(c))
    return nothing(c)
  })
}

function uploadIdOf(c: Context): string {
  const id = parameter(c, 'id')
  if (!isId(id)) throw invalidField('id', 'format.uuid')
  return id
}

/**
 * A writer for a caller who may import. Who may not create records may update existing ones.
 * @throws Problem `forbidden`
 */
async function importerOf(rest: Rest, resource: AnyResource, c: Context): Promise<Writer> {
  const writer = await writerOf(rest, c)
  const { app } = rest.services
  if (!allowedSql(app, resource, 'update', writer.caller))
    requireAllowed(app, resource, 'create', writer.caller)
  return writer
}

async function imported(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  // Checked before the file is read.
  const writer = await importerOf(rest, resource, c)
  const upload = await uploadOf(c)
  if (upload.isLook)
    return c.json(await lookAt(writer, resource, upload), 200, { 'cache-control': 'no-store' })
  const doFile = upload.isDryRun ? tryFile : importFile
  let job: string | undefined
  const run = async (watch: Watch) => {
    const { faults, ...report } = await doFile(writer, resource, upload, watch, (begun) => (job = begun))
    return { ...report, errors: sentences(faults, writer.caller.language) }
  }
  return workAnswer(c, writer, run, { jobOf: () => job })
}

const sentences = (faults: Faults, language: Language) =>
  Object.fromEntries(
    Object.entries(faults).map(([path, list]) => [path, list.map((fault) => faultText(language, fault))]),
  )
