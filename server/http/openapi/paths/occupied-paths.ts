import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { personNote, personProblems } from './record-paths'
import { inQuery, requiredInQuery } from '../in-query'

const instant = { type: 'string', format: 'date-time' }
const id = { type: 'string', format: 'uuid' }
const text = { type: 'string' }

/** What is occupied at a time, of a resource whose calendar has something as exclusive. */
export function occupiedPaths({ resource, audience }: Described): Paths {
  const exclusive = resource.views?.calendar?.exclusive
  if (exclusive === undefined || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `occupied_${resource.name}`,
    tag: resource.label[1],
    summary: `Which ${exclusive} is occupied`,
    description: [
      `The records that \`${exclusive}\` can refer to and that are occupied at a time, or by a series at any of its ` +
        'times, each with the first of them. Nothing is said about the records that occupy them.',
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      requiredInQuery('start', instant, 'The start, or of whole days the first one.'),
      requiredInQuery('end', instant, 'The end, or of whole days the last one; at most 366 days later.'),
      inQuery('allDay', { type: 'boolean' }, 'Whether it lasts whole days.'),
      inQuery('timezone', text, 'The time zone in which it repeats, and of whole days.'),
      inQuery('recurrence', text, 'The recurrence rule (RFC 5545).'),
      inQuery('excluded', text, 'The starts at which the rule does not apply, with commas.'),
      inQuery('except', id, 'A record that is left out: the one that is being changed.'),
    ],
    answers: { 200: answer('What is occupied.', occupiedForm) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/occupied`]: { get } }
}

const occupiedForm: JsonObject = closed({
  occupied: listOf(closed({ id, start: instant, end: instant })),
  capped: { type: 'boolean', description: 'Whether there were too many records to compare all of them.' },
})
