import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { answerInvitation } from '#server/features/attendance/answer'
import { findByUid } from '#server/features/attendance/by-uid'
import { hostOf } from '#server/features/attendance/event-message'
import { invalidField } from '#server/base/errors/problem'
import { rowAnswer } from '../answers'
import { bodyOf, parameter, reading, writerOf, type Rest } from '../request'

/** Answers the invitation of the caller to a record, and finds the record of an invitation by mail. */
export function invitationRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.views?.calendar?.invitations) return
  hono.get(`/api/${resource.name}/by-uid`, async (c) => {
    const uid = c.req.query('uid')
    if (!uid) throw invalidField('uid', 'required')
    const host = hostOf(rest.services)
    return rowAnswer(c, await reading(rest, c, (reader) => findByUid(reader, resource, uid, host)))
  })
  hono.post(`/api/${resource.name}/:id/answer`, async (c) => {
    const writer = await writerOf(rest, c)
    return rowAnswer(c, await answerInvitation(writer, resource, parameter(c, 'id'), await bodyOf(c)))
  })
}
