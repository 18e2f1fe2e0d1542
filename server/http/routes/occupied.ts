import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { occupiedAt } from '#server/features/occupied/occupied'
import { parseOccupiedQuery } from '#server/features/occupied/occupied-query'
import { exclusiveView } from '#server/write/exclusive/others'
import { queryOf, reading, type Rest } from '../request'

/** What is occupied at a time, without what it is occupied by. */
export function occupiedRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const view = exclusiveView(resource)
  if (!view) return
  hono.get(`/api/${resource.name}/occupied`, async (c) => {
    const answer = await reading(rest, c, async (reader) =>
      occupiedAt(reader, resource, view, parseOccupiedQuery(resource, view, queryOf(c))),
    )
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
