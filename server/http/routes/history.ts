import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { parseValues } from '#define/parsing/parse'
import { integer } from '#define/fields'
import { invalid, invalidField } from '#server/base/errors/problem'
import { listAnswer, rowAnswer } from '../answers'
import { bodyOf, expectedVersion, parameter, queryOf, readerOf, writerOf, type Rest } from '../request'
import { restore } from '#server/write/update'
import { historyOf } from '#server/features/history/history'
import { restoreVersion } from '#server/features/history/restore-version'

/** The history of a record, and restoring it. */
export function historyRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const record = `/api/${resource.name}/:id`
  hono.get(`${record}/history`, (c) => history(rest, resource, c))
  hono.post(`${record}/restore`, (c) => restored(rest, resource, c))
}

async function history(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const query = queryOf(c)
  const reader = await readerOf(rest, c)
  const { changes, next } = await historyOf(reader, resource, parameter(c, 'id'), query, rest.services)
  if (next !== undefined) query.set('after', String(next))
  return listAnswer(rest, changes, next === undefined ? {} : { link: `<${c.req.path}?${query}>; rel="next"` })
}

const input = { version: integer({ min: 1, optional: true }) }

/** Restores a version; without a version, restores the record from the trash. */
async function restored(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const writer = await writerOf(rest, c)
  const parsed = parseValues(input, (await bodyOf(c)) ?? {}, 'create')
  if (!parsed.ok) throw invalid(parsed.faults)
  const { version } = parsed.value as { version: number | null }
  const name = parameter(c, 'id')
  if (version !== null)
    return rowAnswer(c, await restoreVersion(writer, resource, name, version, expectedVersion(c)))
  if (!resource.trash) throw invalidField('version', 'required')
  return rowAnswer(c, await restore(writer, resource, name))
}
