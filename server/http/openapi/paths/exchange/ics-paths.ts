import { importsIcs } from '#server/http/routes/ics'
import { may } from '../../audience'
import type { Described } from '../../described'
import type { JsonObject, Paths } from '../../json'
import { longAnswer } from '../../long-answer'
import { closed, listOf, operation } from '../../operation'
import { recordParameter } from '../../parameters'
import { range } from '../../range-parameters'
import { personProblems } from '../record-paths'
import { inQuery } from '../../in-query'
import { inSentence } from '#text/in-sentence'

const text: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const uuid: JsonObject = { type: 'string', format: 'uuid' }
const file: JsonObject = { type: 'string', format: 'binary' }
/** The response with a file of iCalendar. */
export const icsFile: JsonObject = {
  description: 'The events as iCalendar (RFC 5545).',
  content: { 'text/calendar': { schema: text } },
}

const report = closed({
  batch: { ...uuid, description: 'What undo takes.' },
  created: count,
  updated: count,
  unchanged: count,
  left: { ...count, description: 'Events that were not come to, as the import was stopped.' },
  refusedCount: count,
  refused: {
    ...listOf(closed({ title: text, reason: text })),
    description: 'The first of the events that were refused, and why.',
  },
})

/** Import and export of the records of a calendar as iCalendar. */
export function icsPaths(described: Described): Paths {
  const { resource, audience } = described
  if (!resource.views?.calendar || !may(resource, audience, 'read')) return {}
  const path = `/api/${resource.name}`
  const { exchange } = resource.views.calendar
  const post = audience && importsIcs(resource) && may(resource, audience, 'create')
  return {
    [`${path}/ics`]: { get: exportCall(described), ...(post && { post: importCall(described) }) },
    ...(exchange !== undefined && {
      [`${exchange}/export`]: { get: exportCall(described, 'exchange') },
      ...(post && { [`${exchange}/import`]: { post: importCall(described, 'exchange') } }),
    }),
    [`${path}/{id}/ics`]: {
      get: operation({
        id: `ics_${resource.name}`,
        tag: resource.label[1],
        summary: `One ${inSentence(resource.label[0])} as iCalendar`,
        description: 'A series with the records that replace some of its occurrences.',
        parameters: [recordParameter],
        answers: { 200: icsFile },
        problems: ['invalid', 'missing', ...personProblems(resource)],
      }),
    },
  }
}

const exportCall = ({ resource }: Described, kind: 'ics' | 'exchange' = 'ics'): JsonObject =>
  operation({
    id: `export_${kind}_${resource.name}`,
    tag: resource.label[1],
    summary: `Export ${inSentence(resource.label[1])} as iCalendar`,
    description: 'The records that the caller may read, at most 10,000; more are refused.',
    parameters: [
      ...range(resource),
      ...(resource.views?.calendar?.calendar
        ? [inQuery('calendar', uuid, 'Only records of this calendar.')]
        : []),
      inQuery('ids', text, 'Only these records: ids with commas between them.'),
    ],
    answers: { 200: icsFile },
    problems: ['invalid', 'busy', ...personProblems(resource)],
  })

const importCall = ({ resource }: Described, kind: 'ics' | 'exchange' = 'ics'): JsonObject =>
  operation({
    id: `import_${kind}_${resource.name}`,
    tag: resource.label[1],
    summary: `Import ${inSentence(resource.label[1])} from iCalendar`,
    description:
      'A file of at most 5 MB and 10,000 events. Events that the caller has already, by their UID, are updated. ' +
      'Nobody is invited or notified. The batch undoes all of it.',
    parameters: [
      inQuery('calendar', uuid, 'The calendar of new events.'),
      inQuery('private', { type: 'boolean', default: false }, 'New events are private.'),
      inQuery('timezone', text, 'The time zone of times without any, an IANA name.'),
    ],
    body: {
      'text/calendar': { schema: file },
      'multipart/form-data': { schema: closed({ file }) },
    },
    answers: { 200: longAnswer('What was done.', report) },
    problems: ['invalid', 'forbidden', 'malformed', 'tooLarge', 'busy'],
  })
