import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { expectedVersion, parameter, writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'
import { undoBatch, undoLast } from '#server/features/undo/undo'

/** Undoes a batch: all changes of one request, bulk run or import. */
export function undoRoutes(hono: Hono, rest: Rest): void {
  hono.post('/api/undo/:batch', async (c) => {
    const writer = await writerOf(rest, c)
    return workAnswer(c, writer, (watch) => undoBatch(writer, parameter(c, 'batch'), watch), {
      jobOf: () => writer.batch,
    })
  })
}

/** Undoes the last change of one record. */
export function undoLastRoute(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/:id/undo`, async (c) => {
    const writer = await writerOf(rest, c)
    await undoLast(writer, resource, parameter(c, 'id'), expectedVersion(c).version)
    return c.json({ batch: writer.batch }, 200, { 'cache-control': 'no-store' })
  })
}
