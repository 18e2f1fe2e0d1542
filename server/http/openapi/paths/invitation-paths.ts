import { answerKinds } from '#server/features/attendance/attendance-fields'
import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { closed, json, operation } from '../operation'
import { rowAnswer, withRecord } from './record-paths'

/** The endpoint by which users answer their invitations. */
export function invitationPaths(described: Described): Paths {
  const { resource, audience } = described
  if (!resource.views?.calendar?.invitations || !may(resource, audience, 'read')) return {}
  return {
    [`/api/${resource.name}/by-uid`]: {
      get: operation({
        id: `findByUid_${resource.name}`,
        tag: resource.label[1],
        summary: 'Find the record of an invitation',
        description:
          'By its identifier in iCalendar (RFC 5545): one that was made here, or one of the caller.',
        parameters: [uid],
        answers: { 200: rowAnswer(described, 'The record.') },
        problems: ['forbidden', 'missing', 'invalid'],
      }),
    },
    [`/api/${resource.name}/{id}/answer`]: withRecord({
      post: operation({
        id: `answerInvitation_${resource.name}`,
        tag: resource.label[1],
        summary: 'Answer an invitation',
        description:
          'For users who are invited. The organizer is notified; one elsewhere gets the answer by mail (RFC 5546).',
        body: json(
          closed({ answer: { type: 'string', enum: [...answerKinds] }, ...occurrenceOf(described) }, [
            'answer',
          ]),
        ),
        answers: { 200: rowAnswer(described, 'Answered.') },
        problems: ['forbidden', 'missing', 'invalid', 'malformed', 'tooLarge'],
      }),
    }),
  }
}

/** The start of the occurrence of a series that is answered; without it, all of them are. */
const occurrenceOf = ({ resource }: Described): JsonObject =>
  resource.views?.calendar?.series ? { occurrence: { type: ['string', 'null'], format: 'date-time' } } : {}

const uid: JsonObject = {
  name: 'uid',
  in: 'query',
  required: true,
  schema: { type: 'string', maxLength: 255 },
}
