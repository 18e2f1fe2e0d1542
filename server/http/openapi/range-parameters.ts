import type { AnyResource } from '#define/resource'
import { rangeParameters } from '#server/read/conditions/overlapping'
import type { JsonObject } from './json'

const descriptions: Readonly<Record<string, string>> = {
  from: 'Only records that end then or later',
  to: 'Only records that begin before then',
}

/** The range of the records of a calendar. */
export const range = (resource: AnyResource): JsonObject[] =>
  rangeParameters(resource).map((name) => ({
    name,
    in: 'query',
    description:
      `${descriptions[name] ?? ''}: a date or a time in ISO 8601. ` +
      'A series belongs to every range that ends after its start.',
    schema: { type: 'string' },
  }))
