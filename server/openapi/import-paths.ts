import { mostRows } from '../import/sheet'
import { fillable } from '../import/mapping'
import { may } from './audience'
import type { JsonObject } from './json'
import { answer, closed, listOf, operation } from './operation'
import { idempotencyKey } from './parameters'
import type { Described } from './record-paths'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const file: JsonObject = { type: 'string', format: 'binary' }
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const report = closed(
  {
    batch: { ...string, format: 'uuid', description: 'What undo takes; a dry run has none.' },
    count: { ...count, description: 'The rows of data.' },
    created: count,
    updated: count,
    unchanged: count,
    columns: listOf(closed({ header: string, field: { type: ['string', 'null'] } })),
    errors: {
      type: 'object',
      description: "What is wrong, by row and field: '3.price'; a dry run alone answers it with 200.",
      additionalProperties: listOf(string),
    },
  },
  ['count', 'created', 'updated', 'unchanged', 'columns', 'errors'],
)

/** Import from a file, for whoever may create; a column of each field that he may set. */
export function importPaths({ resource, audience }: Described): Record<string, Record<string, JsonObject>> {
  if (!audience || !may(resource, audience, 'create')) return {}
  const fields = fillable(resource, audience)
  const unique = Object.entries(fields)
    .filter(([name, field]) => name === 'id' || ('unique' in field && field.unique))
    .map(([name]) => name)
  const key: JsonObject = {
    type: 'string',
    enum: unique,
    description:
      'The column by which rows are told to be about records that are there; else the id, where there is one.',
  }
  const mapping: JsonObject = {
    type: 'string',
    contentMediaType: 'application/json',
    description:
      'The field of each header that is no label or name of one: {"header": "field"}; null passes it over.',
  }
  const dryRun: JsonObject = { type: 'boolean', default: false, description: 'Find out, and keep nothing.' }
  const said = { dryRun, key, mapping }
  const tag = resource.label[1]
  const post = operation({
    id: `import_${resource.name}`,
    tag,
    summary: `Import ${tag.toLowerCase()} from a file`,
    description:
      `CSV or XLSX of at most ${mostRows} rows and 10 MB, as an export writes it: money in major units, records by id or ` +
      `exact title, choices by word or label. All rows are kept, or none where one is wrong. Fields: ${Object.keys(fields).join(', ')}.`,
    parameters: [
      ...Object.entries(said).map(([name, schema]) => ({ name, in: 'query', schema })),
      idempotencyKey,
    ],
    body: {
      'multipart/form-data': { schema: closed({ file, ...said }, ['file']) },
      'text/csv': { schema: file },
      [xlsx]: { schema: file },
    },
    answers: { 200: answer('What was done, or would be.', report) },
    problems: ['invalid', 'forbidden', 'malformed', 'tooLarge', 'idempotency'],
  })
  const batch: JsonObject = {
    name: 'batch',
    in: 'path',
    required: true,
    schema: { ...string, format: 'uuid' },
  }
  const undo = operation({
    id: `undo_import_${resource.name}`,
    tag,
    summary: 'Take back a whole import',
    description:
      'What it created is deleted, what it changed gets its values back; nothing where any was changed since.',
    parameters: [batch],
    answers: { 200: answer('To so many records.', closed({ count })) },
    problems: ['missing', 'forbidden', 'invalid', 'referenced'],
  })
  const base = `/api/${resource.name}/import`
  return { [base]: { post }, [`${base}/{batch}/undo`]: { post: undo } }
}
