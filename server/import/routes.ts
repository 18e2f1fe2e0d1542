import type { Context, Hono } from 'hono'
import type { AnyResource } from '../../src/define/resource'
import type { Faults } from '../../src/define/parse'
import type { Language } from '../caller'
import { requireAllowed } from '../read/access-sql'
import { faultText } from '../rest/language'
import { parameter, writerOf, type Rest } from '../rest/request'
import { importFile } from './import-file'
import { tryFile } from './try-file'
import { undoImport } from './undo'
import { uploadOf } from './upload'

const fresh = { 'cache-control': 'no-store' }

/** Rows from a file, and the way back from all of them. */
export function importRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const base = `/api/${resource.name}/import`
  hono.post(base, (c) => imported(rest, resource, c))
  hono.post(`${base}/:batch/undo`, async (c) => {
    const count = await undoImport(await writerOf(rest, c), resource, parameter(c, 'batch'))
    return c.json({ count }, 200, fresh)
  })
}

async function imported(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const writer = await writerOf(rest, c)
  // Before the file is taken in at all.
  requireAllowed(rest.services.app, resource, 'create', writer.caller)
  const upload = await uploadOf(c)
  const done = upload.isDryRun ? tryFile(writer, resource, upload) : importFile(writer, resource, upload)
  const { faults, ...report } = await done
  return c.json({ ...report, errors: sentences(faults, writer.caller.language) }, 200, fresh)
}

const sentences = (faults: Faults, language: Language) =>
  Object.fromEntries(
    Object.entries(faults).map(([path, list]) => [path, list.map((fault) => faultText(language, fault))]),
  )
