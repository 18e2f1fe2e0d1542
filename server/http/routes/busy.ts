import type { Hono } from 'hono'
import { busyView } from '#define/views/busy'
import type { AnyResource } from '#define/resource'
import { busyIn } from '#server/features/busy/busy'
import { parseBusyQuery } from '#server/features/busy/busy-query'
import { queryOf, reading, type Rest } from '../request'

/** When users are busy, without what they do then. */
export function busyRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!busyView(resource)) return
  hono.get(`/api/${resource.name}/busy`, async (c) => {
    const answer = await reading(rest, c, async (reader) =>
      busyIn(reader, resource, parseBusyQuery(queryOf(c))),
    )
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
