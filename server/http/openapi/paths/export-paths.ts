import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { operation } from '../operation'
import { narrowing, ordering } from '../parameters'
import type { Described } from '../described'
import { personProblems } from './record-paths'

const file: JsonObject = { type: 'string', format: 'binary' }

/** The export of a list, if the audience may read it. */
export function exportPaths({ resource, audience }: Described): Paths {
  if (!may(resource, audience, 'read')) return {}
  const format: JsonObject = {
    name: 'format',
    in: 'query',
    schema: { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' },
  }
  const get = operation({
    id: `export_${resource.name}`,
    tag: resource.label[1],
    summary: `Export ${resource.label[1].toLowerCase()} as a file`,
    description:
      'Every record of the list in its order, with labels in the language of Accept-Language, money in major units ' +
      'and titles in place of ids.',
    parameters: [format, ...narrowing(resource, audience), ...ordering(resource, audience)],
    answers: {
      200: {
        description: 'The file, written while it is sent.',
        content: {
          'text/csv': { schema: file },
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: file },
        },
      },
    },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/export`]: { get } }
}
