import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { parseSummed, sumsIn } from '#server/read/totals/sums'
import { parseListQuery } from '#server/read/query'
import { listAnswer } from '../answers'
import { queryOf, reading, type Rest } from '../request'

/** The sums of the declared fields over everything that a list query finds. */
export function sumRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.sums) return
  hono.get(`/api/${resource.name}/sums`, async (c) => {
    const { sums, total, capped } = await reading(rest, c, async (reader) => {
      const query = queryOf(c)
      const fields = parseSummed(reader, resource, query)
      const isEverything = query.get('_all') === 'true'
      const isByTab = query.get('_tabs') === 'true'
      for (const name of ['_fields', '_all', '_tabs']) query.delete(name)
      const list = parseListQuery(resource, reader.caller.role, query, reader.caller.userId)
      return sumsIn(reader, resource, { list, fields, isEverything, isByTab })
    })
    return listAnswer(rest, sums, {
      'x-total-count': String(total),
      ...(capped && { 'x-total-capped': 'true' }),
    })
  })
}
