import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { bodyOf, parameter, writerOf, type Rest } from '../request'
import { reveal } from '#server/features/reveal/reveal'

/** Reveals hidden values of one record to callers who may see them. */
export function revealRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/:id/reveal`, async (c) => {
    const writer = await writerOf(rest, c)
    const body = await bodyOf(c)
    if (typeof body !== 'object' || body === null) throw new Problem({ kind: 'malformed' })
    const { fields } = body as { fields?: unknown }
    const values = await reveal(writer, resource, parameter(c, 'id'), fields)
    return c.json({ values }, 200, { 'cache-control': 'no-store' })
  })
}
