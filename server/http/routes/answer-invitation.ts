import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { answerInvitation } from '#server/features/attendance/answer'
import { rowAnswer } from '../answers'
import { bodyOf, parameter, writerOf, type Rest } from '../request'

/** Answers the invitation of the caller to a record. */
export function answerInvitationRoute(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.views?.calendar?.invitations) return
  hono.post(`/api/${resource.name}/:id/answer`, async (c) => {
    const writer = await writerOf(rest, c)
    return rowAnswer(c, await answerInvitation(writer, resource, parameter(c, 'id'), await bodyOf(c)))
  })
}
