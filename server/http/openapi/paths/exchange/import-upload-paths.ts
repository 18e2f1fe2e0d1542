import type { AnyResource } from '#define/resource'
import { partBytes } from '#server/features/import/large/upload-store'
import type { JsonObject, Paths } from '../../json'
import { answer, closed, json, nothing, operation } from '../../operation'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const id: JsonObject = { type: 'string', format: 'uuid' }
const inPath = (name: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
})
const upload = inPath('id', id)

/** The upload of a large CSV file in parts, and its import as a job. */
export function uploadPaths(resource: AnyResource, key: JsonObject): Paths {
  const path = `/api/${resource.name}/import/uploads`
  const tag = resource.label[1]
  const named = tag.toLowerCase()
  const post = operation({
    id: `begin_import_${resource.name}`,
    tag,
    summary: `Begin the upload of a large file of ${named}`,
    description:
      'For CSV files beyond the limits of an import at once. The file is sent in parts, then its import is started as a ' +
      'job, which leaves out the rows that are wrong and lists them. An upload without a new part for 30 minutes is deleted.',
    body: json(
      closed(
        {
          name: { ...string, description: 'The name of the file.' },
          size: { ...count, minimum: 1, description: 'In bytes.' },
          mapping: {
            type: 'object',
            description: 'The field of each header that is no label or name of one; null passes it over.',
            additionalProperties: { type: ['string', 'null'] },
          },
          key,
        },
        ['name', 'size'],
      ),
    ),
    answers: { 201: answer('Where to send the parts.', closed({ id, partBytes: count, parts: count })) },
    problems: ['invalid', 'forbidden', 'malformed'],
  })
  const part = operation({
    id: `send_import_part_${resource.name}`,
    tag,
    summary: 'Send one part of a large file',
    description: `Parts are numbered from 0 and have ${partBytes} bytes, the last one the rest. The same part may be sent again.`,
    parameters: [upload, inPath('part', { ...count, minimum: 0 })],
    body: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    answers: nothing,
    problems: ['invalid', 'missing', 'tooLarge'],
  })
  const start = operation({
    id: `start_import_${resource.name}`,
    tag,
    summary: 'Start the import of a large file that was sent',
    description: 'The job goes on without the request. Starting it again answers the same job.',
    parameters: [upload],
    answers: { 202: answer('The job.', closed({ job: id })) },
    problems: ['invalid', 'forbidden', 'missing'],
  })
  const cancel = operation({
    id: `cancel_import_${resource.name}`,
    tag,
    summary: 'Cancel the upload of a large file',
    parameters: [upload],
    answers: nothing,
    problems: ['invalid', 'missing'],
  })
  return {
    [path]: { post },
    [`${path}/{id}`]: { delete: cancel },
    [`${path}/{id}/parts/{part}`]: { post: part },
    [`${path}/{id}/start`]: { post: start },
  }
}
