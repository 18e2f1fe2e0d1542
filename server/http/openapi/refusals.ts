import { problemKinds, statusOfProblem, type ProblemKind } from '#server/base/errors/problem-response'
import { problems } from '#locales/en/problems'
import { anyJson, type JsonObject } from './json'

export { problemKinds, statusOfProblem, type ProblemKind }

/** The English message of a kind of problem. */
export const sentenceOf = (kind: ProblemKind): string =>
  kind === 'inactive' ? problems['inactive.pending'] : problems[kind].replace(/ ?\{\{\w+\}\}/, ' …')

const componentOf = (status: number) => `Problem${status}`
const statuses = [...new Set(problemKinds.map(statusOfProblem))].toSorted((a, b) => a - b)

/** A response per status, with the kinds of problems that have it. */
export const problemResponses = (): JsonObject =>
  Object.fromEntries(
    statuses.map((status) => [
      componentOf(status),
      {
        description: problemKinds
          .filter((kind) => statusOfProblem(kind) === status)
          .map((kind) => `${kind}: ${sentenceOf(kind)}`)
          .join(' '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

/** The error responses of an operation; any operation may fail with `unavailable`. */
export const refusing = (...kinds: ProblemKind[]): JsonObject =>
  Object.fromEntries(
    [...new Set([...kinds, 'unavailable' as const].map(statusOfProblem))]
      .toSorted((a, b) => a - b)
      .map((status) => [String(status), { $ref: `#/components/responses/${componentOf(status)}` }]),
  )

/** The problem document (RFC 9457). */
export const problemForm: JsonObject = {
  type: 'object',
  description: 'Why a request was refused (RFC 9457).',
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where the kind is described.' },
    title: { type: 'string', enum: [...problemKinds], description: 'The kind.' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence for people, in the language of Accept-Language.' },
    message: { type: 'string', description: 'The same as detail.' },
    errors: {
      type: 'object',
      description: 'What is wrong, by the path of the value; lines.0.quantity is a value of the first row.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    current: {
      type: 'object',
      description: 'The record as it is now, where somebody else changed it (409).',
      additionalProperties: anyJson,
    },
    refused: {
      type: 'object',
      description:
        'What is forbidden to the caller’s role (403), and why: `rule` is what the record would have to meet, as the ' +
        'declaration has it, {"me": true} being the caller; without one the role never may.',
      properties: {
        resource: { type: 'string' },
        verb: { type: 'string' },
        role: { type: 'string' },
        rule: { type: ['object', 'array'] },
      },
      required: ['resource', 'verb', 'role'],
    },
    ticket: {
      type: 'string',
      description: 'What stands for the password where a second factor is asked for (403).',
    },
    retryAfter: { type: 'integer', description: 'In how many seconds another attempt is heard (429).' },
  },
  required: ['type', 'title', 'status', 'detail', 'message'],
}
