import type { JsonObject } from './json'
import { closed } from './operation'

const count: JsonObject = { type: 'integer' }
const id: JsonObject = { type: 'string', format: 'uuid' }

/** The response of long work: the result alone, or preceded by its progress for clients that accept NDJSON. */
export const longAnswer = (description: string, schema: JsonObject): JsonObject => ({
  description:
    `${description} With \`Accept: application/x-ndjson\` it comes as lines: which work it is, how far it has come, ` +
    'with the id of the job once it is stored as one, and at last its answer or its problem.',
  content: {
    'application/json': { schema },
    'application/x-ndjson': {
      schema: {
        oneOf: [
          closed({ work: id }),
          closed({ done: count, total: count, job: id }, ['done', 'total']),
          closed({ answer: schema }),
          closed({ problem: { $ref: '#/components/schemas/Problem' } }),
        ],
      },
    },
  },
})
