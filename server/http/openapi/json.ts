/** JSON as the document is written in; what is undefined is left out. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

/** A schema that whatever JSON can say meets. */
export const anyJson: JsonObject = { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] }

/** Paths with their methods, and with the parameters of all methods of a path. */
export type Paths = Record<string, Record<string, JsonObject | readonly JsonObject[]>>
