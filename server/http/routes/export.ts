import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { exported } from '#server/features/export/export'
import { exportAsJob, type RequestedExport } from '#server/features/export/export-job'
import { invalidField } from '#server/base/errors/problem'
import { exceptOf } from '#server/read/conditions/except'
import { bodyOf, queryOf, readerOf, writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'

/** Exports a list: as a file that is sent at once, or as a job that stores the file. */
export function exportRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const path = `/api/${resource.name}/export`
  hono.get(path, async (c) => exported(await readerOf(rest, c), resource, queryOf(c)))
  hono.post(path, async (c) => {
    const writer = await writerOf(rest, c)
    const requested = await requestedOf(c)
    const { app, database, sign } = rest.services
    // Not the database of the request, whose statements end with the connection of the client.
    const reader = { app, database, sign, caller: writer.caller }
    return workAnswer(c, writer, (watch) => exportAsJob(writer, reader, resource, requested, watch), {
      jobOf: () => writer.batch,
    })
  })
}

/**
 * The query of the list with the chosen records, or those that are left out, whose ids are sent in the body: an
 * address cannot have many.
 * @throws Problem `invalid`
 */
async function requestedOf(c: Context): Promise<RequestedExport> {
  const query = new URLSearchParams(queryOf(c))
  const body = ((await bodyOf(c)) ?? {}) as { ids?: unknown; except?: unknown }
  const { ids } = body
  const except = exceptOf(body)
  if (ids === undefined) return { query, except }
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string'))
    throw invalidField('ids', 'format.uuid')
  for (const id of ids) query.append('id', id)
  return { query }
}
