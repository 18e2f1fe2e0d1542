import { maxExcept } from '#define/lists/exceptions'
import { may } from '../../audience'
import type { JsonObject, Paths } from '../../json'
import { longAnswer } from '../../long-answer'
import { closed, json, operation } from '../../operation'
import { narrowing, ordering } from '../../parameters'
import type { AnyResource } from '#define/resource'
import type { Described } from '../../described'
import { personProblems } from '../record-paths'
import { inSentence } from '#text/in-sentence'

const ids: JsonObject = { type: 'array', items: { type: 'string', format: 'uuid' } }
const file: JsonObject = { type: 'string', format: 'binary' }

/** The response with the file of an export. */
export const exportedFile = (description: string): JsonObject => ({
  description,
  content: {
    'text/csv': { schema: file },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: file },
    'application/pdf': { schema: file },
    'application/zip': { schema: file },
  },
})

const jobFormats = ({ layout }: AnyResource) =>
  layout?.document ? ['csv', 'xlsx', 'pdf', 'zip'] : ['csv', 'xlsx']

/** The export of a list, if the audience may read it. */
export function exportPaths({ resource, audience }: Described): Paths {
  if (!may(resource, audience, 'read')) return {}
  const format: JsonObject = {
    name: 'format',
    in: 'query',
    schema: { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' },
  }
  const others = [...narrowing(resource, audience), ...ordering(resource, audience)]
  const parameters = [format, ...others]
  const get = operation({
    id: `export_${resource.name}`,
    tag: resource.label[1],
    summary: `Export ${inSentence(resource.label[1])} as a file`,
    description:
      'Every record of the list in its order, with labels in the language of Accept-Language, money in major units ' +
      'and titles in place of ids.',
    parameters,
    answers: {
      200: exportedFile('The file, written while it is sent.'),
    },
    problems: ['invalid', ...personProblems(resource)],
  })
  if (!audience) return { [`/api/${resource.name}/export`]: { get } }
  const post = operation({
    id: `export_job_${resource.name}`,
    tag: resource.label[1],
    summary: `Export ${inSentence(resource.label[1])} as a job`,
    description:
      'The same for long lists: it goes on without the request, and its file can be downloaded for some days. With `ids` it has these records alone, with `except` all but these.' +
      (resource.layout?.document
        ? ' The formats pdf and zip have the documents of at most 1,000 records: as one file, or as a file each.'
        : ''),
    body: json(closed({ ids, except: { ...ids, maxItems: maxExcept } }, [])),
    isBodyOptional: true,
    parameters: [
      { ...format, schema: { type: 'string', enum: jobFormats(resource), default: 'csv' } },
      ...others,
    ],
    answers: {
      200: longAnswer(
        'The job, and how many records are in its file.',
        closed({
          job: { type: 'string', format: 'uuid' },
          count: { type: 'integer' },
          left: { type: 'integer' },
        }),
      ),
    },
    problems: ['invalid', 'throttled', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/export`]: { get, post } }
}
