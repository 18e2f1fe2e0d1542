import type { Hono } from 'hono'
import { isCatalogue } from '#define/lists/facets'
import type { AnyResource } from '#define/resource'
import { facetsIn } from '#server/read/totals/facets'
import { parseListQuery } from '#server/read/query'
import { listAnswer } from '../answers'
import { queryOf, reading, type Rest } from '../request'

/** The numbers of records of all values of the facets of a catalogue, over everything that a list query finds. */
export function facetRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!isCatalogue(resource)) return
  hono.get(`/api/${resource.name}/facets`, async (c) => {
    const { facets, total, capped } = await reading(rest, c, (reader) =>
      facetsIn(
        reader,
        resource,
        parseListQuery(resource, reader.caller.role, queryOf(c), reader.caller.userId),
      ),
    )
    return listAnswer(rest, facets, {
      'x-total-count': String(total),
      ...(capped && { 'x-total-capped': 'true' }),
    })
  })
}
