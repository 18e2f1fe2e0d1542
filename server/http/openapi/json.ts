/** JSON in the document; undefined properties are left out. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

/** A schema that any JSON value matches. */
export const anyJson: JsonObject = { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] }

/** Paths with their methods, and the parameters shared by all methods of a path. */
export type Paths = Record<string, Record<string, JsonObject | readonly JsonObject[]>>
