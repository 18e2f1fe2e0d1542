import { maxRows } from '#server/base/parsing/sheet/sheet'
import { fillable } from '#server/features/import/mapping'
import { uploadPaths } from './import-upload-paths'
import { may } from '../../audience'
import type { JsonObject, Paths } from '../../json'
import { longAnswer } from '../../long-answer'
import { closed, listOf, operation } from '../../operation'
import { idempotencyKey } from '../../parameters'
import type { Described } from '../../described'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const file: JsonObject = { type: 'string', format: 'binary' }
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const columns = listOf(closed({ header: string, field: { type: ['string', 'null'] } }))
const row = closed({ line: count, cells: listOf(string) })
const look = closed({ count, columns, sample: listOf(row) })
const report = closed(
  {
    batch: { ...string, format: 'uuid', description: 'What undo takes; a dry run has none.' },
    count: { ...count, description: 'The rows of data.' },
    created: count,
    updated: count,
    unchanged: count,
    wrong: { ...count, description: 'Rows that are wrong; what is wrong with them is in `errors`.' },
    left: { ...count, description: 'Rows that were not come to, as the import was stopped.' },
    repeated: {
      type: 'boolean',
      const: true,
      description: 'The file was imported before; this is what it came to.',
    },
    rows: { ...listOf(row), description: 'The cells of the rows that `errors` names.' },
    columns,
    errors: {
      type: 'object',
      description:
        "What is wrong, by row and field: '3.price'; a dry run and a partial import answer it with 200.",
      additionalProperties: listOf(string),
    },
  },
  ['count', 'created', 'updated', 'unchanged', 'wrong', 'left', 'rows', 'columns', 'errors'],
)

/** Import from a file, for callers who may create; a column for each field that they may set. */
export function importPaths({ resource, audience }: Described): Paths {
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
  const flag = (description: string): JsonObject => ({ type: 'boolean', default: false, description })
  const parameters = {
    look: flag('Only read the file: its columns, the fields that they seem to be, and its first rows.'),
    dryRun,
    head: flag(
      'Only the beginning of a large CSV file is sent, to look at it or for a dry run of its first rows.',
    ),
    partial: flag('Leave out the rows that are wrong, and keep the others.'),
    once: flag(
      'Do not import the same file again: it answers what it came to, or goes on where it was stopped.',
    ),
    key,
    mapping,
  }
  const tag = resource.label[1]
  const post = operation({
    id: `import_${resource.name}`,
    tag,
    summary: `Import ${tag.toLowerCase()} from a file`,
    description:
      `CSV or XLSX of at most ${maxRows} rows and 10 MB (larger CSV files are uploaded in parts: \`/import/uploads\`), as an export writes it: money in major units, records by id or ` +
      `exact title, choices by word or label. An apostrophe that an export has put before what a spreadsheet would take for a ` +
      `formula is taken away again. All rows are kept, or none where one is wrong, unless it is partial. Fields: ${Object.keys(fields).join(', ')}.`,
    parameters: [
      ...Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema })),
      idempotencyKey,
    ],
    body: {
      'multipart/form-data': { schema: closed({ file, ...parameters }, ['file']) },
      'text/csv': { schema: file },
      [xlsx]: { schema: file },
    },
    answers: {
      200: longAnswer('What was done, or would be, or how the file looks.', { oneOf: [report, look] }),
    },
    problems: ['invalid', 'forbidden', 'malformed', 'tooLarge', 'idempotency', 'running'],
  })
  return { [`/api/${resource.name}/import`]: { post }, ...uploadPaths(resource, key) }
}
