import type { JsonObject } from './json'

/** A parameter of the query that may be left out. */
export const inQuery = (name: string, schema: JsonObject, description: string): JsonObject => ({
  name,
  in: 'query',
  description,
  schema,
})

/** A parameter of the query that must be given. */
export const requiredInQuery = (name: string, schema: JsonObject, description: string): JsonObject => ({
  ...inQuery(name, schema, description),
  required: true,
})
