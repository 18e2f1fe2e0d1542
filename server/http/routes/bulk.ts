import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { Problem } from '#server/base/errors/problem'
import { bodyOf, writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'
import { planBulk } from '#server/features/bulk/plan'
import { runBulk, tokenOf } from '#server/features/bulk/run'

/** Bulk runs: first a preview, then, with its token, the run itself. */
export function bulkRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  hono.post(`/api/${resource.name}/bulk`, async (c) => {
    const writer = await writerOf(rest, c)
    const body = objectOf(await bodyOf(c))
    if (!Object.hasOwn(body, 'token'))
      return c.json(await planBulk(writer, resource, body), 200, { 'cache-control': 'no-store' })
    const inBatch = { ...writer, batch: tokenOf(body) }
    return workAnswer(c, inBatch, (watch) => runBulk(inBatch, resource, watch), {
      jobOf: () => inBatch.batch,
    })
  })
}

function objectOf(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem({ kind: 'malformed' })
  return body as Values
}
