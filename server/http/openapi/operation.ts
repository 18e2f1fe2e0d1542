import type { JsonObject } from './json'
import { jsonType, partialJsonType } from '../media-types'
import { refusing, type ProblemKind } from './refusals'

interface Operation {
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly JsonObject[]
  /** The body, by its media type. */
  readonly body?: JsonObject
  readonly isBodyOptional?: boolean
  /** The successful responses, by status. */
  readonly answers: JsonObject
  readonly problems?: readonly ProblemKind[]
  /** May be called without signing in. */
  readonly isOpen?: boolean
}

/** The parameters that sentences depend on. */
const sentences = ['language', 'timeZone'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

export function operation(given: Operation): JsonObject {
  const { id, tag, summary, description, parameters = [], body, answers, problems = [], isOpen } = given
  const kinds: ProblemKind[] = [...(isOpen ? [] : ['unauthenticated' as const]), ...problems]
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(isOpen && { security: [] }),
    parameters: [...parameters, ...sentences],
    ...(body && { requestBody: { required: !given.isBodyOptional, content: body } }),
    responses: { ...answers, ...refusing(...kinds) },
  }
}

/** JSON content with a schema. */
export const json = (schema: JsonObject): JsonObject => ({ [jsonType]: { schema } })
export const answer = (description: string, schema: JsonObject, headers?: JsonObject): JsonObject => ({
  description,
  ...(headers && { headers }),
  content: json(schema),
})
/** A successful response with complete records, and with partial records where `_fields` is sent. */
export const rowsAnswer = (
  description: string,
  { complete, partial }: { readonly complete: JsonObject; readonly partial: JsonObject },
  headers?: JsonObject,
): JsonObject => ({
  ...answer(description, complete, headers),
  content: { ...json(complete), [partialJsonType]: { schema: partial } },
})
export const nothing: JsonObject = { 204: { description: 'Done; nothing to read.' } }
export const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items })
/** An object with these properties, all required by default. */
export const closed = (properties: JsonObject, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})
