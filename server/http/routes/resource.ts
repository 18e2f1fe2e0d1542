import type { Hono } from 'hono'
import { actionsOf, movesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { invitationRoutes } from './invitations'
import { bulkRoutes } from './bulk'
import { exportRoutes } from './export'
import { entryRoute } from './entry'
import { dropUnusedUploads } from '#server/features/files/sweep'
import { withSentences } from '#server/features/history/sentences/with-sentences'
import { calendarFeedRoutes, subscriptionRoutes } from './feeds'
import { historyRoutes } from './history'
import { icsRoutes } from './ics'
import { importRoutes, importUploadRoutes } from './import'
import { list, type Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { findOne } from '#server/read/find-one'
import { parseListQuery, parseWholeQuery } from '#server/read/query'
import { hooksIn } from '#server/write/services/resource-hooks'
import { actAtLength, actOnList, actOnRecord, answerOnRecord } from '#server/write/act'
import { workAnswer } from '../work-answer'
import { undoLastRoute } from './undo'
import { create } from '#server/write/create'
import { purge } from '#server/write/deletion/purge'
import { move, remove, update } from '#server/write/update'
import { revealRoutes } from './reveal'
import { boardRoutes } from './board'
import { busyRoutes } from './busy'
import { occupiedRoutes } from './occupied'
import { peopleRoutes } from './people'
import { facetRoutes } from './facets'
import { occurrenceRoutes } from './occurrences'
import { sumRoutes } from './sums'
import { tagRoutes } from './tags'
import { nothing, pageAnswer, rowAnswer } from '../answers'
import {
  bodyOf,
  expectedVersion,
  idempotencyKey,
  parameter,
  queryOf,
  reading,
  writerOf,
  type Rest,
} from '../request'

/** The endpoints of every declared resource, following the conventions of json-server. */
export function resourceRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const base = `/api/${resource.name}`
  const sharesList = resource.wire?.list?.path === base

  const listExtras = sharesList ? hooksIn(rest.services, resource.name)?.listExtras : undefined
  hono.get(base, async (c) => {
    const [page, more] = await reading(rest, c, async (reader) => {
      const parse = sharesList ? parseWholeQuery : parseListQuery
      const { role, userId } = reader.caller
      const query = parse(resource, role, queryOf(c), userId)
      const read = async () => {
        const found = await list(reader, resource, query)
        return { ...found, rows: await withSentences(reader, resource, found.rows) }
      }
      return Promise.all([read(), listExtras?.(reader)])
    })
    return pageAnswer(rest, c, page, sharesList ? resource.wire?.list?.answer : undefined, more)
  })
  boardRoutes(hono, rest, resource)
  occurrenceRoutes(hono, rest, resource)
  invitationRoutes(hono, rest, resource)
  sumRoutes(hono, rest, resource)
  facetRoutes(hono, rest, resource)
  busyRoutes(hono, rest, resource)
  occupiedRoutes(hono, rest, resource)
  peopleRoutes(hono, rest, resource)
  tagRoutes(hono, rest, resource)
  bulkRoutes(hono, rest, resource)
  importRoutes(hono, rest, resource)
  importUploadRoutes(hono, rest, resource)
  exportRoutes(hono, rest, resource)
  icsRoutes(hono, rest, resource)
  calendarFeedRoutes(hono, rest, resource)
  subscriptionRoutes(hono, rest, resource)
  hono.get(`${base}/:id`, async (c) =>
    rowAnswer(c, await reading(rest, c, (reader) => shown(reader, resource, parameter(c, 'id')))),
  )
  hono.post(base, async (c) => {
    const writer = await writerOf(rest, c)
    return rowAnswer(c, await create(writer, resource, await bodyOf(c), idempotencyKey(c)), 201)
  })
  hono.patch(`${base}/:id`, async (c) => {
    const writer = await writerOf(rest, c)
    return rowAnswer(
      c,
      await update(writer, resource, parameter(c, 'id'), await bodyOf(c), expectedVersion(c)),
    )
  })
  hono.delete(`${base}/:id`, async (c) => {
    await remove(await writerOf(rest, c), resource, parameter(c, 'id'), expectedVersion(c))
    return nothing(c)
  })
  if (resource.purges)
    hono.post(`${base}/:id/purge`, async (c) => {
      const writer = await writerOf(rest, c)
      await purge(writer, resource, parameter(c, 'id'))
      await dropUnusedUploads(writer.services)
      return nothing(c)
    })
  if (resource.managedBy === 'changeLog') entryRoute(hono, rest, resource)
  if (Object.values(resource.fields).some(({ personal }) => personal)) revealRoutes(hono, rest, resource)
  if (!resource.appended) {
    historyRoutes(hono, rest, resource)
    undoLastRoute(hono, rest, resource)
  }
  verbRoutes(hono, rest, resource, base)
}

async function shown(reader: Reader, resource: AnyResource, name: string): Promise<Row> {
  const row = await findOne(reader, resource, name)
  const [answer = row] = await withSentences(reader, resource, [row])
  return answer
}

function verbRoutes(hono: Hono, rest: Rest, resource: AnyResource, base: string): void {
  for (const { name } of movesOf(resource))
    hono.post(`${base}/:id/${name}`, async (c) => {
      const writer = await writerOf(rest, c)
      const requested = { name, given: await bodyOf(c), ...expectedVersion(c) }
      return rowAnswer(c, await move(writer, resource, parameter(c, 'id'), requested))
    })
  for (const [name, action] of Object.entries(actionsOf(resource)))
    if (action.long)
      hono.post(`${base}/${name}`, async (c) => {
        const writer = await writerOf(rest, c)
        const requested = { name, given: await bodyOf(c) }
        return workAnswer(c, writer, (watch) => actAtLength(writer, resource, requested, watch))
      })
    else if (action.on === 'list')
      hono.post(`${base}/${name}`, async (c) =>
        c.json(await actOnList(await writerOf(rest, c), resource, name, await bodyOf(c)), 200),
      )
    else
      hono.post(`${base}/:id/${name}`, async (c) => {
        const writer = await writerOf(rest, c)
        const id = parameter(c, 'id')
        const requested = { name, given: await bodyOf(c), ...expectedVersion(c) }
        if (action.output)
          return c.json(await answerOnRecord(writer, resource, id, requested), 200, {
            'cache-control': 'no-store',
          })
        return rowAnswer(c, await actOnRecord(writer, resource, id, requested))
      })
}
