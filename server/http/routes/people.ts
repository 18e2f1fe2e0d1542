import type { Hono } from 'hono'
import { pathToPeople } from '#define/views/people'
import type { AnyResource } from '#define/resource'
import { knownPeople } from '#server/features/people/people'
import { queryOf, reading, type Rest } from '../request'

/** The users whom a caller may choose in references with `among`. */
export function peopleRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!pathToPeople(resource)) return
  hono.get(`/api/${resource.name}/people`, async (c) => {
    const answer = await reading(rest, c, async (reader) => knownPeople(reader, resource, queryOf(c)))
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
