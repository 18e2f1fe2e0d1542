import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { tagFields } from '#define/lists/tags'
import { tagsInUse } from '#server/features/tags/tags'
import { queryOf, reading, type Rest } from '../request'

/** The tags in use, which inputs suggest. */
export function tagRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (tagFields(resource).length === 0) return
  hono.get(`/api/${resource.name}/tags`, async (c) => {
    const answer = await reading(rest, c, async (reader) => tagsInUse(reader, resource, queryOf(c)))
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
