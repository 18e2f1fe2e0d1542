import type { Hono } from 'hono'
import { overviewNames } from '#define/overview/overview'
import { queryOf, reading, type Rest } from '../request'
import { overview } from '#server/features/overview/overview'
import { parseRange } from '#server/features/overview/range'

/** `GET /api/overview/{name}?from&to&compare&timezone&currency`: the figures of an overview. */
export function overviewRoutes(hono: Hono, rest: Rest): void {
  for (const name of overviewNames)
    hono.get(`/api/overview/${name}`, async (c) => {
      const range = () => parseRange(queryOf(c), Date.now())
      const { services, overviews } = rest
      const answer = await reading(rest, c, async (reader) =>
        overview({ reader, services, overviews }, name, range()),
      )
      return c.json(answer, 200, { 'cache-control': 'no-store' })
    })
}
