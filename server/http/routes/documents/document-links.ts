import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { createLink, listLinks, revokeLink } from '#server/features/documents/links/links'
import { nothing } from '../../answers'
import { bodyOf, parameter, reading, writerOf, type Rest } from '../../request'

const uncached = { 'cache-control': 'no-store' }

/** The links to the documents of a resource that declares them. */
export function documentLinkRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.layout?.document?.share) return
  const path = `/api/${resource.name}/:id/links`
  hono.get(path, async (c) =>
    c.json(
      await reading(rest, c, (reader) => listLinks(reader, resource, parameter(c, 'id'))),
      200,
      uncached,
    ),
  )
  hono.post(path, async (c) => {
    const writer = await writerOf(rest, c)
    return c.json(await createLink(writer, resource, parameter(c, 'id'), await bodyOf(c)), 201, uncached)
  })
  hono.delete(`${path}/:link`, async (c) => {
    await revokeLink(await writerOf(rest, c), resource, parameter(c, 'id'), parameter(c, 'link'))
    return nothing(c)
  })
}
