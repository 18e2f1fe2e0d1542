import { busyLimits, busyView } from '#define/views/busy'
import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { personNote, personProblems } from './record-paths'
import { inQuery, requiredInQuery } from '../in-query'

const instant = { type: 'string', format: 'date-time' }
const id = { type: 'string', format: 'uuid' }

/** When users are busy with the events of a resource that invites users. */
export function busyPaths({ resource, audience }: Described): Paths {
  if (!busyView(resource) || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `busy_${resource.name}`,
    tag: resource.label[1],
    summary: 'When users are busy',
    description: [
      'The times at which users have an event that they own, or whose invitation they have accepted. Events of whole ' +
        'days do not count. Only the times of the caller say with which event.',
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      requiredInQuery(
        'users',
        { type: 'string' },
        `The ids of at most ${busyLimits.users} users, with commas.`,
      ),
      requiredInQuery('from', instant, 'The start of the range.'),
      requiredInQuery('to', instant, `The end of the range, at most ${busyLimits.days} days later.`),
      inQuery('except', id, 'An event that is left out: the one that is being changed.'),
    ],
    answers: { 200: answer('The busy times.', busyForm) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/busy`]: { get } }
}

const busyForm: JsonObject = closed({
  users: listOf(
    closed({
      user: id,
      busy: listOf({
        type: 'object',
        additionalProperties: false,
        required: ['start', 'end'],
        properties: {
          start: instant,
          end: instant,
          id: { ...id, description: 'Of the caller: the event.' },
          title: { type: 'string', description: 'Of the caller: the title of the event.' },
        },
      }),
    }),
  ),
  capped: { type: 'boolean', description: 'Whether there were too many events to read all of them.' },
})
