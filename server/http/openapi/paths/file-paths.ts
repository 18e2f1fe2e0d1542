import { contentPath, filePath } from '#server/features/files/upload-paths'
import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { answer, closed, operation } from '../operation'
import type { Described } from '../described'
import { rowAnswer } from './record-paths'

const string: JsonObject = { type: 'string' }
const file: JsonObject = { type: 'string', format: 'binary' }
const id: JsonObject = { name: 'id', in: 'path', required: true, schema: { ...string, format: 'uuid' } }
const range: JsonObject = {
  name: 'Range',
  in: 'header',
  schema: string,
  description: 'A part of the bytes, such as bytes=0-999.',
}
const bytes: JsonObject = {
  200: { description: 'The bytes, in a form that runs nothing.', content: { '*/*': { schema: file } } },
  206: { description: 'The part that was asked for.', content: { '*/*': { schema: file } } },
  304: { description: 'As the caller has it.' },
  416: { description: 'There is no such part.' },
}

const taken = closed({
  content: { ...string, description: 'The address that a field keeps; it shows the content for a while.' },
  name: string,
  size: { type: 'integer' },
  contentType: string,
  checksum: { ...string, description: 'SHA-256.' },
})

/** The endpoints that receive and return contents, for every signed-in user. */
export const contentPaths: Paths = {
  [contentPath]: {
    post: operation({
      id: 'upload_content',
      tag: 'Program',
      summary: 'Upload a file for a field of kind file or image',
      description: 'What no record is saved with within a day is forgotten.',
      body: { 'multipart/form-data': { schema: closed({ file }) } },
      answers: { 201: answer('It is kept.', taken) },
      problems: ['invalid', 'malformed', 'tooLarge', 'full'],
    }),
  },
  [`${contentPath}/{id}/{name}`]: {
    get: operation({
      id: 'content',
      tag: 'Program',
      summary: 'The content that a field leads to',
      description:
        'By the address as a record was read with it, for 12 hours at least, while the session or the API key that read it is valid and may read the record; without a signature for whoever uploaded it. `name` may be left out.',
      parameters: [id, { name: 'name', in: 'path', required: true, schema: string }, range],
      answers: bytes,
      problems: ['missing'],
    }),
  },
}

/** Uploading a file as a record, and reading its content. */
export function filePaths(described: Described): Paths {
  const { resource, audience } = described
  if (!resource.storesFiles || !audience) return {}
  const tag = resource.label[1]
  const post = operation({
    id: 'upload_file',
    tag,
    summary: 'Upload a file',
    description: 'A name that is taken in its folder gets a number.',
    body: {
      'multipart/form-data': {
        schema: closed({ folder: { ...string, format: 'uuid' }, name: string, file }, ['file']),
      },
    },
    answers: { 201: rowAnswer(described, 'It is kept.') },
    problems: ['invalid', 'forbidden', 'malformed', 'tooLarge', 'full'],
  })
  const get = operation({
    id: 'file_content',
    tag,
    summary: 'What a file holds',
    parameters: [id, range],
    answers: bytes,
    problems: ['forbidden', 'missing'],
  })
  return {
    ...(may(resource, audience, 'create') && { [filePath(resource)]: { post } }),
    ...(may(resource, audience, 'read') && { [`/api/${resource.name}/{id}/content`]: { get } }),
  }
}
