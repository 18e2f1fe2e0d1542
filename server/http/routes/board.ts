import type { Context, Hono } from 'hono'
import { isOrderable } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { board } from '#server/read/board/board'
import { isId, parseListQuery } from '#server/read/query'
import { invalidField } from '#server/base/errors/problem'
import { reorder } from '#server/write/order/reorder'
import { boardAnswer, rowAnswer } from '../answers'
import { bodyOf, expectedVersion, parameter, queryOf, reading, writerOf, type Rest } from '../request'

/** Reads the board of a resource, and reorders its records. */
export function boardRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (resource.views?.board) hono.get(`/api/${resource.name}/board`, (c) => readBoard(rest, resource, c))
  if (isOrderable(resource))
    hono.post(`/api/${resource.name}/:id/place`, async (c) => {
      const writer = await writerOf(rest, c)
      const body = await bodyOf(c)
      return rowAnswer(c, await reorder(writer, resource, parameter(c, 'id'), body, expectedVersion(c)))
    })
}

/**
 * Responds with a board, filtered by a list query. `_more` names the columns for which more cards are requested, and
 * `_within` the board where columns belong to boards.
 */
export async function readBoard(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const page = await reading(rest, c, async (reader) => {
    const query = queryOf(c)
    const more = query.getAll('_more')
    const within = query.get('_within') ?? undefined
    query.delete('_more')
    query.delete('_within')
    return board(
      reader,
      resource,
      parseListQuery(resource, reader.caller.role, query, reader.caller.userId),
      { more: checked(more), within: withinOf(resource, within) },
    )
  })
  return boardAnswer(rest, c, page, resource.wire?.board?.answer ?? 'board')
}

const maxTimes = 200

function checked(more: string[]): string[] {
  const isWord = (column: string) => isId(column) || /^[\w-]{1,100}$/.test(column)
  if (more.length > maxTimes || !more.every(isWord)) throw invalidField('_more', 'value')
  return more
}

function withinOf(resource: AnyResource, within: string | undefined): string | undefined {
  if (within === undefined) return undefined
  if (resource.views?.board?.within === undefined || !isId(within)) throw invalidField('_within', 'value')
  return within
}
