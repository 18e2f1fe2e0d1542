import { pathToPeople } from '#define/views/people'
import { may } from '../audience'
import type { Described } from '../described'
import type { Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { personNote, personProblems } from './record-paths'
import { inQuery } from '../in-query'

const id = { type: 'string', format: 'uuid' }
const text = { type: 'string' }
const photoURL = { type: ['string', 'null'], description: 'The photo, at an address for the caller.' }

/** The users whom a caller may choose in the references of a resource that have `among`. */
export function peoplePaths({ resource, audience }: Described): Paths {
  const path = pathToPeople(resource)
  if (!path || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `people_${resource.name}`,
    tag: resource.label[1],
    summary: 'Which users can be chosen',
    description: [
      `Active users by name, at most 20 unless \`ids\` are given: those whom the caller may open, and those with whom they share \`${path.join('.')}\`.`,
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      inQuery('of', id, `The \`${path[0]}\` of a record: only those who share what it leads to.`),
      inQuery('ids', text, 'The ids of at most 100 users, with commas: only these.'),
      inQuery('q', text, 'A part of the name.'),
    ],
    answers: {
      200: answer('The users.', closed({ people: listOf(closed({ id, displayName: text, photoURL })) })),
    },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/people`]: { get } }
}
