import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import type { Row } from '#server/read/selection'
import type { Writer } from '#server/write/context'
import { changeOccurrence } from '#server/write/occurrences/change-occurrence'
import { deleteOccurrence } from '#server/write/occurrences/delete-occurrence'
import { chosenIn } from '#server/write/occurrences/open-series'
import { seriesView } from '#server/write/occurrences/series-record'
import { bodyOf, expectedVersion, parameter, writerOf, type Rest } from '../request'

/** Changes and deletes occurrences of the series of a resource: one, those from it on, or all. */
export function occurrenceRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!seriesView(resource)) return
  const path = `/api/${resource.name}/:id/occurrences/:originalStart`
  const chosenOf = (c: Context) => chosenIn(parameter(c, 'originalStart'), c.req.query('scope'))
  hono.patch(path, async (c) => {
    const writer = await writerOf(rest, c)
    const change = { ...expectedVersion(c), chosen: chosenOf(c), given: await bodyOf(c) }
    return batchAnswer(c, writer, await changeOccurrence(writer, resource, parameter(c, 'id'), change))
  })
  hono.delete(path, async (c) => {
    const writer = await writerOf(rest, c)
    const change = { ...expectedVersion(c), chosen: chosenOf(c) }
    return batchAnswer(c, writer, await deleteOccurrence(writer, resource, parameter(c, 'id'), change))
  })
}

/** The record after the change, null if it was deleted, with the batch by which everything is undone. */
const batchAnswer = (c: Context, { batch }: Writer, record: Row | undefined): Response =>
  c.json({ batch, record: record ?? null }, 200, { 'cache-control': 'no-store' })
