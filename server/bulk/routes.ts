import type { Hono } from 'hono'
import type { AnyResource } from '../../src/define/resource'
import type { Values } from '../../src/define/parse'
import { Problem } from '../errors/problem'
import { bodyOf, writerOf, type Rest } from '../rest/request'
import { planBulk } from './plan'
import { runBulk } from './run'

/** Many records at once: first what would be done, then, with its token, exactly that. */
export function bulkRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/bulk`, async (c) => {
    const writer = await writerOf(rest, c)
    const body = objectOf(await bodyOf(c))
    const answer = Object.hasOwn(body, 'token')
      ? await runBulk(writer, resource, body)
      : await planBulk(writer, resource, body)
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}

function objectOf(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem({ kind: 'malformed' })
  return body as Values
}
