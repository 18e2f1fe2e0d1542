import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import type { Faults } from '#define/parsing/parse'
import type { Language } from '#server/base/caller'
import { requireAllowed } from '#server/read/access-sql'
import { faultText } from '#server/base/errors/language'
import { writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'
import { importFile, tryFile } from '#server/features/import/import-file'
import { lookAt } from '#server/features/import/look'
import { uploadOf } from './read-import-upload'

/** Imports a file, tries the import, or previews the file. */
export function importRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/import`, (c) => imported(rest, resource, c))
}

async function imported(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const writer = await writerOf(rest, c)
  // Checked before the file is read.
  requireAllowed(rest.services.app, resource, 'create', writer.caller)
  const upload = await uploadOf(c)
  if (upload.isLook)
    return c.json(await lookAt(writer, resource, upload), 200, { 'cache-control': 'no-store' })
  const doFile = upload.isDryRun ? tryFile : importFile
  return workAnswer(c, writer, async (watch) => {
    const { faults, ...report } = await doFile(writer, resource, upload, watch)
    return { ...report, errors: sentences(faults, writer.caller.language) }
  })
}

const sentences = (faults: Faults, language: Language) =>
  Object.fromEntries(
    Object.entries(faults).map(([path, list]) => [path, list.map((fault) => faultText(language, fault))]),
  )
